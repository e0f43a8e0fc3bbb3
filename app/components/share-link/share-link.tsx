import { useLocale } from '#app/i18n/locale-context.tsx';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import { ButtonLink } from '../button/button-link.tsx';

type ShareLinkProps = {
  /** What is sent above the address. */
  said: string;
  /** Of an entry in another language: the reader of the message hears of it too. */
  only?: { words: string } | undefined;
  /** The full address of the page or of a part of it. */
  address: string;
};

/**
 * Sends a line and an address by WhatsApp: a plain link, which works without scripts and tells
 * nobody.
 */
export function ShareLink({ said, only, address }: ShareLinkProps) {
  const { messages } = useLocale();
  const line = only ? `${said} (${only.words})` : said;
  return <ButtonLink href={whatsAppHref(line, address)}>{messages.sendByWhatsApp}</ButtonLink>;
}
