import { FIRST, splitAddress } from '#app/i18n/locale.ts';
import { asWebAddress, isOwnAddress, splitOwn } from '#app/lib/link-rules.ts';

/**
 * Where a copied address leads, in the form for links: `/about#history` for `/ml/about#history`, as
 * each language links to its own page; an address of another site as {@link asWebAddress}.
 */
export function asLinkTarget(copied: string): string {
  const address = asWebAddress(copied);
  if (!isOwnAddress(address)) return address;
  const { path } = splitOwn(address);
  const { locale, path: page } = splitAddress(path);
  return locale === FIRST ? address : `${page}${address.slice(path.length)}`;
}
