import { createContext, type ReactNode, useContext } from 'react';
import { messagesFor } from '#page-messages';
import type { Locale } from './locale.ts';
import type { Messages } from './messages.ts';

const LocaleContext = createContext<Locale>('en');

type LocaleProviderProps = { locale: Locale; children: ReactNode };

/** Tells everything below which language the page is in. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** The page's language and its interface texts. */
export function useLocale(): { locale: Locale; messages: Messages } {
  const locale = useContext(LocaleContext);
  return { locale, messages: messagesFor(locale) };
}
