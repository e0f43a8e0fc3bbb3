import { useLocation } from 'react-router';
import { type Locale, localisePath, splitAddress } from '#app/i18n/locale.ts';

/**
 * The page's path without a final slash. Prerendering renders `/about/`, the browser shows `/about`; both must give the
 * same page, so the router's path is read only here.
 */
export function useAddress(): { locale: Locale; path: string; address: string; hash: string } {
  const { pathname, hash } = useLocation();
  const { locale, path } = splitAddress(pathname);
  return { locale, path, address: localisePath(path, locale), hash };
}
