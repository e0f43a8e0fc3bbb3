import { expect, type Locator, type Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { overlayData } from '#app/features/search/search.server.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import type { SearchEntry } from '#app/lib/search/entry-search.ts';

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
    status: overlay.getByRole('status').and(settled),
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

/** The index of the overlay in each language. */
const SITE = getSite();
export const OVERLAY = { en: overlayData(SITE, 'en'), ml: overlayData(SITE, 'ml') };

const small = (texts: readonly string[]) => texts.map((text) => text.toLowerCase());

/** Where an entry contains a query, as specified (section 5), without the spelling rules of the search. */
export function placeOf({ title, otherTitle, keywords, category }: SearchEntry, query: string): number {
  const wanted = query.toLowerCase();
  const titles = small([title, otherTitle]);
  const words = small(keywords);
  const names = small(LOCALES.flatMap((locale) => OVERLAY[locale].index.categories[category]));
  const places = [
    titles.some((text) => text.startsWith(wanted)),
    titles.some((text) => text.includes(wanted)),
    words.some((text) => text.startsWith(wanted)),
    words.some((text) => text.includes(wanted)),
    names.some((text) => text.includes(wanted)),
  ];
  return places.indexOf(true);
}

/** The displayed entries that contain a query, in order: by rank, then by index order. */
export function entriesHolding(locale: Locale, query: string): SearchEntry[] {
  return OVERLAY[locale].index.entries
    .filter((entry) => placeOf(entry, query) !== -1)
    .sort((a, b) => placeOf(a, query) - placeOf(b, query))
    .slice(0, SEARCH_RESULT_LIMIT);
}
