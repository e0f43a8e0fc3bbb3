import { expect, type Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import { labelsFor } from '#app/content/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** A link that exists on every page at every screen size. */
export const footerLink = (page: Page, href: string) =>
  page.getByRole('contentinfo').locator(`a[href="${href}"]`).first();

/** Follows a link of the footer to a page that shows its heading. */
export async function followFooter(page: Page, href: string): Promise<void> {
  await footerLink(page, href).click();
  await expect(page).toHaveURL(href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The button of the header that changes the light theme to the dark one. */
export const darkSwitch = (page: Page, locale: Locale) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: messagesFor(locale).darkTheme, exact: true })
    .first();

/** Delays requests until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * What the page looks like in print: the number of sheets, and the text of the first and the last
 * without spaces, because lines may break anywhere.
 */
export async function printed(
  page: Page,
): Promise<{ pages: number; text: string; lastText: string }> {
  const task = getDocument({
    data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const pdf = await task.promise;
    const textOf = async (sheet: number) => {
      const { items } = await (await pdf.getPage(sheet)).getTextContent();
      return withoutSpaces(items.map((item) => ('str' in item ? item.str : '')).join(''));
    };
    return { pages: pdf.numPages, text: await textOf(1), lastText: await textOf(pdf.numPages) };
  } finally {
    await task.destroy();
  }
}

export const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The choice of text size and contrast. */
export function displayOf(page: Page, locale: Locale = 'en') {
  const words = labelsFor('shell', locale).display;
  const dialog = page.getByRole('dialog', { name: words.title });
  const choice = (group: string, name: string) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
  return {
    dialog,
    size: (name: keyof typeof words.sizes) => choice(words.textSize, words.sizes[name]),
    contrast: (name: keyof typeof words.contrasts) => choice(words.contrast, words.contrasts[name]),
    said: dialog.getByRole('status'),
    reset: dialog.getByRole('button', { name: words.reset }),
    inHead: page.getByRole('banner').getByRole('button', { name: words.title }),
    words,
  };
}

/** Opens it: in the header, or in the open menu of a phone. */
export async function openDisplay(page: Page, locale: Locale) {
  const tool = displayOf(page, locale);
  const { menu } = messagesFor(locale);
  const menuButton = page.getByRole('banner').getByRole('button', { name: menu, exact: true });
  if (await menuButton.isVisible()) {
    await menuButton.click();
    await page
      .getByRole('dialog', { name: menu })
      .getByRole('button', { name: tool.words.title })
      .click();
  } else await tool.inHead.click();
  await expect(tool.dialog).toBeVisible();
  return tool;
}
