import type { Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** The parts of the menu bar on a page. */
export function menuOf(page: Page, locale: Locale) {
  const bar = page.getByRole('navigation', { name: messagesFor(locale).mainMenu });
  return {
    bar,
    /** The control that opens a part, by its label. */
    part: (title: string) => bar.locator('summary').and(page.getByText(title, { exact: true })),
    group: (title: string) =>
      bar.locator('summary').filter({ has: page.getByText(title, { exact: true }) }),
    links: bar.locator('details').getByRole('link'),
    openPanels: bar.locator('details[open] > ul'),
  };
}
