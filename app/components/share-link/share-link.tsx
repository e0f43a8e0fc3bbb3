import { useLocale } from '#app/i18n/locale-context.tsx';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import { ButtonLink } from '../button/button-link.tsx';

type ShareLinkProps = {
  /** What is sent above the address. */
  said: string;
  /** The full address of the page or of a part of it. */
  address: string;
};

/**
 * Sends a line and an address by WhatsApp: a plain link, which works without scripts and tells
 * nobody.
 */
export function ShareLink({ said, address }: ShareLinkProps) {
  const { messages } = useLocale();
  return <ButtonLink href={whatsAppHref(said, address)}>{messages.sendByWhatsApp}</ButtonLink>;
}
