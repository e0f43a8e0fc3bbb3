import { useLocation } from 'react-router';
import { type Locale, localisePath, splitAddress } from './locale.ts';

/** The address of the page that is drawn, with and without its language. */
export function useAddress(): { locale: Locale; path: string; address: string } {
  const { locale, path } = splitAddress(useLocation().pathname);
  return { locale, path, address: localisePath(path, locale) };
}
