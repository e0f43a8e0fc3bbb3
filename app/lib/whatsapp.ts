import { withoutBreaks } from './without-breaks.ts';

/** The address that offers a text, line by line, to whom the visitor chooses in WhatsApp. */
export function whatsAppHref(...lines: readonly string[]): string {
  return `https://wa.me/?text=${encodeURIComponent(withoutBreaks(lines.join('\n')))}`;
}
