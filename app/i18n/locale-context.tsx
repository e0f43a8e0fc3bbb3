import { createContext, type ReactNode, useContext } from 'react';
import { type Locale, localisePath, type PageAddress } from './locale.ts';
import type { Messages } from './messages.server.ts';

const PageContext = createContext<{ at: PageAddress; messages: Messages } | undefined>(undefined);

type LocaleProviderProps = { at: PageAddress; messages: Messages; children: ReactNode };

/** Tells the parts of a page their language, its interface texts and the address of the page. */
export function LocaleProvider({ at, messages, children }: LocaleProviderProps) {
  return <PageContext value={{ at, messages }}>{children}</PageContext>;
}

/** The page's language and its interface texts. @throws Error outside a `LocaleProvider` */
export function useLocale(): { locale: Locale; messages: Messages } {
  const { at, messages } = usePage();
  return { locale: at.locale, messages };
}

/**
 * The address of the page that is drawn, with and without its language. @throws Error outside a
 * `LocaleProvider`
 */
export function useAddress(): PageAddress & { address: string } {
  const { at } = usePage();
  return { ...at, address: localisePath(at.path, at.locale) };
}

function usePage() {
  const page = useContext(PageContext);
  if (!page) throw new Error('The texts of the interface are missing: there is no LocaleProvider');
  return page;
}
