import type { Element } from 'hast';

export const IN_LINK = /\/cdn-cgi\/l\/email-protection(?:#([0-9a-f]*))?$/i;
const MAIL = /^[^\s@<>]+@[^\s@<>]+$/;

/**
 * Shows the e-mail address of an element that Cloudflare hides from machines: each byte is changed
 * by the first one.
 * @returns whether there is one that cannot be read
 */
export function showMail({ tagName, properties, children }: Element): boolean {
  const [isLink, inLink] = IN_LINK.exec(String(properties.href ?? '')) ?? [];
  const [words] = children;
  const inWords = words?.type === 'element' ? words.properties.dataCfemail : undefined;
  const hidden = properties.dataCfemail ?? (isLink && (inLink || (inWords ?? '')));
  if (hidden === undefined) return false;
  const mail = hiddenAddress(String(hidden));
  if (tagName === 'a') properties.href = mail && `mailto:${mail}`;
  if (mail && properties.dataCfemail)
    children.splice(0, children.length, { type: 'text', value: mail });
  return mail === undefined;
}

/** The address that its bytes stand for. */
export function hiddenAddress(hex: string): string | undefined {
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16));
  const mail = new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte ^ key));
  return MAIL.test(mail) ? mail : undefined;
}
