import { createTransport } from 'nodemailer';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { oneLine } from './publications.ts';

/** A message in both languages, about an entry. */
type Message = {
  subject: Words;
  text: Words /** What the person wrote. */;
  said?: string;
  place: { kind: string; id: string };
};
export type SendMail = (to: readonly Person[], message: Message) => void;

/** A server that does not answer is given up soon; nobody waits for it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends e-mails by the server of desk.yaml, if it names one; a failure is written to the log and stops nothing. */
export function mailOf({ mail, address }: Partial<Settings> = {}): SendMail {
  if (!mail) return () => undefined;
  const { protocol, hostname, username } = new URL(mail.server);
  // A relay on this machine has a certificate for another name; a password goes to no other server in the clear.
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const safety = {
    ignoreTLS: isHere,
    requireTLS: !isHere && protocol === 'smtp:' && username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  const transport = createTransport({ url: mail.server, ...PATIENCE, ...safety });
  return (to, { subject, text, said = '', place: { kind, id } }) => {
    const link = `${address}/#/content/${kind}/${encodeURIComponent(id || 'file!')}`;
    const message = {
      textEncoding: 'base64' as const,
      from: { name: 'Desk / ഡെസ്ക്', address: mail.from },
      to: to.map(({ name, email }) => ({ name: oneLine(name), address: email })),
      subject: oneLine(Object.values(subject).join(' / ')).slice(0, 250),
      text: [...Object.values(text), said, `${link}\n`].filter(Boolean).join('\n\n'),
    };
    if (to.length > 0)
      transport
        .sendMail(message)
        .catch((error: unknown) =>
          console.error(`An e-mail was not sent (${message.subject}):`, error),
        );
  };
}
