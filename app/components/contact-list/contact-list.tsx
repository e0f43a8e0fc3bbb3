import { Clock, Mail, Phone } from 'lucide-react';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { Grid } from '../grid/grid.tsx';
import styles from './contact-list.module.css';

type ContactDetails = {
  title: string;
  /** What it is called about. */
  about?: { label: string; href: string } | undefined;
  /** Who answers for the office. */
  person?: { name: string; as: string; href: string } | undefined;
  phone: string;
  secondPhone?: string | undefined;
  email?: string;
  hours: string;
};

type ContactListProps = { contacts: readonly ContactDetails[] };

/** Offices with telephone, e-mail and hours. */
export function ContactList({ contacts }: ContactListProps) {
  return (
    <Grid columns="narrow">
      {contacts.map((contact) => (
        <li key={contact.title}>
          <strong>{contact.title}</strong>
          {contact.about && (
            <p>
              <a href={contact.about.href}>{contact.about.label}</a>
            </p>
          )}
          {contact.person && (
            <p>
              <a href={contact.person.href}>{contact.person.name}</a>, {contact.person.as}
            </p>
          )}
          <ContactLines {...contact} />
        </li>
      ))}
    </Grid>
  );
}

type ContactLinesProps = {
  [Field in 'phone' | 'secondPhone' | 'email' | 'hours']?: ContactDetails[Field] | undefined;
};

/** The lines of a contact, each with its icon. */
export function ContactLines({ phone, secondPhone, email, hours }: ContactLinesProps) {
  const { messages } = useLocale();
  return (
    <ul role="list" className={`stack gap-1 text-table ${styles.lines}`}>
      {[phone, secondPhone].map(
        (number, index) =>
          number && (
            <li key={index === 0 ? 'first' : 'second'}>
              <Phone />
              <span className="visually-hidden">{messages.phone}: </span>
              <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>
            </li>
          ),
      )}
      {email && (
        <li>
          <Mail />
          <span className="visually-hidden">{messages.email}: </span>
          <MailLink email={email} />
        </li>
      )}
      {hours && (
        <li>
          <Clock />
          <span className="visually-hidden">{messages.hours}: </span>
          {hours}
        </li>
      )}
    </ul>
  );
}

/** An e-mail address, which breaks before its host where the line is short. */
function MailLink({ email }: { email: string }) {
  const host = email.indexOf('@') + 1;
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, host)}
      <wbr />
      {email.slice(host)}
    </a>
  );
}
