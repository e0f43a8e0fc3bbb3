import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from './locale.ts';
import type { Messages } from './messages.server.ts';

const LocaleContext = createContext<Locale>('en');
const MessagesContext = createContext<Messages | undefined>(undefined);

type LocaleProviderProps = { locale: Locale; messages: Messages; children: ReactNode };

/** Provides the page's language and its interface texts, which come with the root loader's data. */
export function LocaleProvider({ locale, messages, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </LocaleContext>
  );
}

/** The page's language and its interface texts. @throws Error outside a `LocaleProvider`, as on the failure screen without a shell */
export function useLocale(): { locale: Locale; messages: Messages } {
  const locale = useContext(LocaleContext);
  const messages = useContext(MessagesContext);
  if (!messages)
    throw new Error('The texts of the interface are missing: there is no LocaleProvider');
  return { locale, messages };
}
