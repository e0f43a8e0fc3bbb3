import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** A query without close matches on the site. */
export const NOTHING_LIKE_IT = 'zzzqqq';

/** Careless or malicious input that may be typed, pasted or put into an address. */
export const HOSTILE: readonly string[] = [
  '\u0000\u0001\u0007\u001b[31m\u007f\u0085',
  'x'.repeat(20_000),
  'ഹോസ്റ്റൽ '.repeat(2_000),
  `${String.fromCharCode(0xd800)}library${String.fromCharCode(0xdc00)}`,
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '(a+)+$',
  '.*',
  '\\',
  '%00',
  '%E0%A4%A',
  '../../etc/passwd',
  '😀👩‍👩‍👧‍👦',
  '\u202elibrary\u202c\u200f\u2066',
  '് ് ്',
];

/** The search of the header, and the overlay it opens. */
export function searchOf(page: Page, locale: Locale) {
  const name = messagesFor(locale).searchSite;
  const overlay = page.getByRole('dialog', { name });
  // A letter is painted before its results; until then those of the letters before it are busy.
  const settled = page.locator(':not([aria-busy=true] *)');
  return {
    button: page.getByRole('banner').getByRole('button', { name }),
    overlay,
    box: overlay.getByRole('combobox', { name }),
    list: overlay.getByRole('listbox').and(settled),
    options: overlay.getByRole('option').and(settled),
  };
}

/** Opens the overlay by touch or pointer and waits until it can show results. */
export async function openSearch(page: Page, locale: Locale, hasTouch = false): Promise<void> {
  const { button, box, overlay } = searchOf(page, locale);
  await press(button, hasTouch);
  await expect(box).toBeFocused();
  await expect(overlay.getByRole('navigation')).toBeVisible();
}

/** Presses with the input device of the project. */
export function press(target: Locator, hasTouch: boolean): Promise<void> {
  return hasTouch ? target.tap() : target.click();
}
