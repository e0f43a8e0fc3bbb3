import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { type Locale, splitAddress } from '#app/i18n/locale.ts';
import { LocaleProvider } from '#app/i18n/locale-context.tsx';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** Draws a part of a page in a language, at an address. */
export function show(part: ReactElement, locale: Locale, address = '/'): void {
  const { path } = splitAddress(address);
  render(
    <LocaleProvider at={{ path, locale }} messages={messagesFor(locale)}>
      {part}
    </LocaleProvider>,
  );
}
