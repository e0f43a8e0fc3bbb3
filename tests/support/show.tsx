import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** Draws a part of a page in a language, at an address. @returns reads the address that it has now */
export function show(part: ReactElement, locale: Locale, address = '/'): () => string {
  render(
    <MemoryRouter initialEntries={[address]}>
      <LocaleProvider locale={locale} messages={messagesFor(locale)}>
        {part}
        <Address />
      </LocaleProvider>
    </MemoryRouter>,
  );
  return () => document.querySelector('data')?.value ?? '';
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <data value={pathname + search + hash} />;
}
