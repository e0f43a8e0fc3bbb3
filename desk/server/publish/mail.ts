import { createTransport } from 'nodemailer';
import type { Words } from '#desk/desk-languages.ts';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import { oneLine } from './publications.ts';

/** A message in both languages, about an entry. */
type Message = {
  subject: Words;
  text: Words /** What the person wrote. */;
  said?: string;
  place: { kind: string; id: string };
};
type Recipient = Pick<Person, 'name' | 'email'>;
export type SendMail = (to: readonly Recipient[], message: Message) => void;

/** A server that does not answer is given up soon; nobody waits for it. */
const MAIL_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * A person gets at most one e-mail in this time: what comes meanwhile comes together at its end.
 */
const QUARTER_MS = 15 * 60_000;
/** In one e-mail; the overview of the desk lists all. */
const MAX_MESSAGES = 50;

/**
 * Sends e-mails by the server of desk.yaml, if it names one; a failure is written to the log and
 * stops nothing.
 */
export function mailOf({ mail, address }: Partial<Settings> = {}): SendMail {
  if (!mail) return () => undefined;
  const { protocol, hostname, username } = new URL(mail.server);
  // A relay on this machine has a certificate for another name; a password goes to no other server
  // in the clear.
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const safety = {
    ignoreTLS: isHere,
    requireTLS: !isHere && protocol === 'smtp:' && username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({ url: mail.server, ...MAIL_TIMEOUTS, ...safety });
  /**
   * What waits for those who have just got one, by address; of one entry the last message of a
   * sort.
   */
  const waiting = new Map<string, Map<string, Message>>();
  const deliver = ({ name, email }: Recipient, messages: readonly Message[]) => {
    waiting.set(email, new Map());
    setTimeout(() => {
      const later = [...(waiting.get(email)?.values() ?? [])];
      waiting.delete(email);
      if (later.length > 0) deliver({ name, email }, later);
    }, QUARTER_MS).unref();
    const subject = subjectOf(messages);
    transport
      .sendMail({
        textEncoding: 'base64' as const,
        from: { name: 'Desk / ഡെസ്ക്', address: mail.from },
        to: { name: oneLine(name), address: email },
        subject,
        text: messages.map((message) => textOf(message, address)).join('\n\n'),
      })
      .catch((error: unknown) => console.error(`An e-mail was not sent (${subject}):`, error));
  };
  return (to, message) => {
    const { kind, id } = message.place;
    const key = `${kind}/${id}: ${message.subject.en}`;
    for (const person of to) {
      const later = waiting.get(person.email);
      if (!later) deliver(person, [message]);
      else if (later.has(key) || later.size < MAX_MESSAGES) later.set(key, message);
    }
  };
}

function subjectOf([first, ...others]: readonly Message[]): string {
  const count = others.length + 1;
  const subject =
    others.length === 0 && first
      ? first.subject
      : { en: `${count} messages of the desk`, ml: `ഡെസ്കിൽനിന്ന് ${count} സന്ദേശം` };
  return oneLine(Object.values(subject).join(' / ')).slice(0, 250);
}

function textOf({ text, said = '', place: { kind, id } }: Message, address = ''): string {
  const link = `${address}/#/content/${kind}/${encodeURIComponent(id || 'file!')}`;
  return [...Object.values(text), said, `${link}\n`].filter(Boolean).join('\n\n');
}

const mail = (subject: Words, done: Words) => (title: Words, by: string) => ({
  subject: { en: `${subject.en}: ${title.en}`, ml: subject.ml },
  text: { en: `“${title.en}” ${done.en} ${by}.`, ml: `“${title.ml}” ${done.ml}: ${by}.` },
});

/** E-mails about an entry, with the person who has done it. */
export const MAIL = {
  asked: mail(
    { en: 'Sent for approval', ml: 'അംഗീകാരത്തിന് അയച്ചത്' },
    { en: 'was sent for approval by', ml: 'അംഗീകാരത്തിന് അയച്ചത്' },
  ),
  answered: mail(
    { en: 'New comment', ml: 'പുതിയ അഭിപ്രായം' },
    { en: 'has a comment by', ml: 'അഭിപ്രായം എഴുതിയത്' },
  ),
  sentBack: mail(
    { en: 'Sent back', ml: 'തിരിച്ചയച്ചത്' },
    { en: 'was sent back by', ml: 'തിരിച്ചയച്ചത്' },
  ),
  published: mail(
    { en: 'Published', ml: 'പ്രസിദ്ധീകരിച്ചത്' },
    { en: 'was published by', ml: 'പ്രസിദ്ധീകരിച്ചത്' },
  ),
} as const;
