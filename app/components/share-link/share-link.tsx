import { usePageHead } from '#app/hooks/use-page-head.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { whatsAppHref } from '#app/lib/whatsapp.ts';
import { ButtonLink } from '../button/button-link.tsx';

type ShareLinkProps = {
  /** What is sent above the address of the page. */
  said: string;
  /** Id of the part of the page that is meant. */
  part?: string;
  variant?: 'outlined' | 'chip';
};

/** Sends a line and the address of the page by WhatsApp: a plain link, which works without scripts and tells nobody. */
export function ShareLink({ said, part, variant = 'outlined' }: ShareLinkProps) {
  const { messages } = useLocale();
  const canonical = usePageHead()?.canonical ?? '';
  return (
    <ButtonLink variant={variant} href={whatsAppHref(said, part ? `${canonical}#${part}` : canonical)}>
      {messages.sendByWhatsApp}
    </ButtonLink>
  );
}
