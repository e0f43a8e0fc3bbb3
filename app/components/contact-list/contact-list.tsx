import { Clock, Mail, Moon, Phone } from 'lucide-react';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { ByDate } from '../by-date/by-date.tsx';
import { Grid } from '../grid/grid.tsx';
import { SampleMark } from '../sample-note/sample-note.tsx';
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
  night?: Night | undefined;
};

type Night = {
  /** When, and who answers. */
  title: string;
  phone: string;
  isSample: boolean;
  /** The morning from which a page follows the clock; otherwise the night comes last. */
  morning?: number;
  /** When nights begin and end, in turn. */
  changes?: readonly number[];
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
  [Field in 'phone' | 'secondPhone' | 'email' | 'hours' | 'night']?:
    | ContactDetails[Field]
    | undefined;
};

/** The lines of a contact, each with its icon; at night who answers then comes first. */
export function ContactLines({ phone, secondPhone, email, hours, night }: ContactLinesProps) {
  const { messages } = useLocale();
  return (
    <ul role="list" className={`stack gap-1 text-table ${styles.lines}`}>
      {night && <NightLine night={night} isFirst />}
      {[phone, secondPhone].map(
        (number, index) =>
          number && (
            <li key={index === 0 ? 'first' : 'second'}>
              <Phone />
              <span className="visually-hidden">{messages.phone}: </span>
              <PhoneLink number={number} />
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
      {night && <NightLine night={night} isFirst={false} />}
    </ul>
  );
}

/** In one of its two places, by the clock. */
function NightLine({ night, isFirst }: { night: Night; isFirst: boolean }) {
  const { title, phone, morning = 0, changes = [] } = night;
  return (
    <ByDate
      as="li"
      now={morning}
      changes={changes}
      value={(now) => (changes.filter((change) => change <= now).length % 2 === 1) === isFirst}
    >
      {() => (
        <>
          <Moon />
          <span>
            {/* The space is for what drops a line break: a printed document, a copied line. */}
            {`${title} `}
            <br />
            <PhoneLink number={phone} /> <SampleMark row={night} />
          </span>
        </>
      )}
    </ByDate>
  );
}

function PhoneLink({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number}</a>;
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
