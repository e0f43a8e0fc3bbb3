import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { entriesHolding, NOTHING_LIKE_IT, OVERLAY, openSearch, press, searchOf } from '#tests/support/search.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** A word in more than eight entries. */
const COMMON_WORD = 'department';

const hrefsOf = (links: Locator) => links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
const internal = (locale: Locale, query: string) => entriesHolding(locale, query).filter(({ path }) => path.startsWith('/'));

/** Index of the highlighted option, -1 for none; the box must refer to the same one. */
async function highlighted(page: Page): Promise<number> {
  const { options, box } = searchOf(page, 'en');
  const active = await box.getAttribute('aria-activedescendant');
  const rows = await options.evaluateAll((elements) => elements.map(({ id, ariaSelected }) => ({ id, isSelected: ariaSelected === 'true' })));
  expect(rows.filter(({ isSelected }) => isSelected).map(({ id }) => id)).toEqual(active === null ? [] : [active]);
  return rows.findIndex(({ id }) => id === active);
}

test('opens by pointer, touch, Enter, Space and Ctrl+K with the box focused, but not by a letter key', async ({ page, hasTouch }) => {
  await openLive(page, '/about');
  const { button, overlay, box } = searchOf(page, 'en');
  const ways = [
    () => press(button, hasTouch),
    () => button.press('Enter'),
    () => button.press(' '),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('Control+K'),
    () => page.keyboard.press('Meta+k'),
  ];
  for (const open of ways) {
    await open();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay).toBeHidden();
  }
  await page.getByRole('banner').getByRole('link').first().focus();
  for (const key of ['k', 'K', 's', 'f', '/', '?', 'q', 'Alt+k', 'Control+Shift+k']) {
    await page.keyboard.press(key);
    await expect(overlay).toBeHidden();
  }
});

test('closes by Escape, by its button and by a click outside, and the focus returns to the button of the header', async ({ page, hasTouch, viewport }) => {
  await openLive(page, '/about');
  const { button, overlay, box } = searchOf(page, 'en');
  const close = overlay.getByRole('button', { name: messagesFor('en').close, exact: true });
  const ways = [() => page.keyboard.press('Escape'), () => press(close, hasTouch), () => close.press('Enter')];
  // On a phone it fills the screen.
  if ((viewport?.width ?? 0) > 760) ways.push(() => page.mouse.click(20, 400));
  for (const leave of ways) {
    await openSearch(page, 'en', hasTouch);
    await expect(box).toHaveValue('');
    await box.fill('hostel');
    await leave();
    await expect(overlay).toBeHidden();
    await expect(button).toBeFocused();
  }
  await expect(page).toHaveURL('/about');
});

test('categories with their own colour differ from each other and from all others', async ({ page }) => {
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  const { entries } = OVERLAY.en.index;
  const looks = new Map<string, string>();
  for (const category of new Set(entries.map((entry) => entry.category))) {
    await box.fill(entries.find((entry) => entry.category === category)?.title ?? '');
    const badge = options.locator(`[data-category=${category}]`).first();
    looks.set(
      category,
      await badge.evaluate((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return [color, backgroundColor, borderTopColor].join(' ');
      }),
    );
  }
  const coloured = ['Education', 'Departments', 'Research', 'Facilities', 'Campus', 'Management'];
  const plain = [...looks].filter(([category]) => !coloured.includes(category)).map(([, look]) => look);
  expect(plain).toHaveLength(5);
  expect(new Set(plain).size).toBe(1);
  expect(new Set([...coloured.map((category) => looks.get(category)), plain[0]]).size).toBe(7);
});

test('the list is at most 24rem high, enough for eight rows of one line, and scrolls if rows are higher', async ({ page, viewport }) => {
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, list, options } = searchOf(page, 'en');
  await box.fill('a');
  await expect(options).toHaveCount(8);
  await expect(list).toHaveCSS('max-height', '384px');
  const { shown, whole } = await list.evaluate((element) => ({ shown: element.clientHeight, whole: element.scrollHeight }));
  expect(shown).toBeLessThanOrEqual(384);
  if ((viewport?.width ?? 0) > 760) {
    expect(whole).toBe(shown);
    for (const option of await options.all()) await expect(option).toBeInViewport({ ratio: 1 });
  } else {
    expect(whole).toBeGreaterThan(shown);
    // The highlighted option is always in view.
    for (let step = 0; step < 8; step += 1) await box.press('ArrowDown');
    await expect(options.last()).toBeInViewport({ ratio: 1 });
  }
});

test('the arrows move the highlight from none to the last result and stop there, and back to none', async ({ page }) => {
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  await box.fill(COMMON_WORD);
  await expect(options).toHaveCount(8);
  expect(await highlighted(page)).toBe(-1);
  const steps = [
    ['ArrowUp', -1],
    ...[0, 1, 2, 3, 4, 5, 6, 7, 7, 7].map((place) => ['ArrowDown', place] as const),
    ...[6, 5, 4, 3, 2, 1, 0, -1, -1].map((place) => ['ArrowUp', place] as const),
  ] as const;
  for (const [key, place] of steps) {
    await box.press(key);
    await expect.poll(() => highlighted(page), key).toBe(place);
    await expect(box).toBeFocused();
  }
});

test('each change of the query removes the highlight, even if it is undone', async ({ page }) => {
  await openLive(page, '/');
  await openSearch(page, 'en');
  const { box, options } = searchOf(page, 'en');
  await box.fill('labo');
  for (const change of ['r', 'Backspace', 'Backspace', 'o']) {
    await expect(options).toHaveCount(8);
    await box.press('ArrowDown');
    await box.press('ArrowDown');
    await expect.poll(() => highlighted(page)).toBe(1);
    await box.press(change);
    await expect.poll(() => highlighted(page), change).toBe(-1);
  }
  // Typed and deleted without a pause.
  await box.press('ArrowDown');
  await box.press('x');
  await box.press('Backspace');
  await expect.poll(() => highlighted(page)).toBe(-1);
});

test('Enter opens the highlighted result, or the first one, inside the app, and the box is blank when opened again', async ({ page }) => {
  await openLive(page, '/sitemap');
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const { box, overlay, options } = searchOf(page, 'en');
  const expected = internal('en', 'hostel');
  for (const [arrows, entry] of [
    [0, expected[0]],
    [1, expected[0]],
    [3, expected[2]],
  ] as const) {
    await openSearch(page, 'en');
    await expect(box).toHaveValue('');
    await expect(overlay.getByRole('navigation', { name: labelsFor('en').search.quickNavigation })).toBeVisible();
    await box.fill('hostel');
    await expect(options).toHaveCount(8);
    for (let step = 0; step < arrows; step += 1) await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(entry?.path ?? '');
    await expect(overlay).toBeHidden();
  }
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
});

test('a clicked result opens inside the app, and the box is blank when opened again', async ({ page, hasTouch }) => {
  await openLive(page, '/sitemap');
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));
  const { box, overlay, options } = searchOf(page, 'en');
  const entry = internal('en', 'hostel')[1];
  await openSearch(page, 'en', hasTouch);
  await box.fill('hostel');
  await press(options.nth(1), hasTouch);
  await expect(page).toHaveURL(entry?.path ?? '');
  await expect(overlay).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  await openSearch(page, 'en', hasTouch);
  await expect(box).toHaveValue('');
  await expect(options).toHaveCount(0);
});

test.describe('a page of another site', () => {
  test.use({ expectedMessages: [/^request to https:/] });

  test('an external result opens in a new tab without opener and referrer, by Enter and by click', async ({ page, context, hasTouch }) => {
    const entry = OVERLAY.en.index.entries.find(({ path }) => path.startsWith('https:'));
    if (!entry) throw new Error('The index holds no address on the web');
    const referrers: (string | undefined)[] = [];
    await context.route(`${new URL(entry.path).origin}/**`, (route) => {
      referrers.push(route.request().headers().referer);
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">' });
    });
    await openLive(page, '/about');
    const { box, overlay, options } = searchOf(page, 'en');
    const ways = [
      async () => {
        const place = (await hrefsOf(options)).indexOf(entry.path);
        for (let step = 0; step <= place; step += 1) await box.press('ArrowDown');
        await box.press('Enter');
      },
      () => press(options.and(page.locator(`[href="${entry.path}"]`)), hasTouch),
    ];
    for (const open of ways) {
      await openSearch(page, 'en', hasTouch);
      await expect(box).toHaveValue('');
      await box.fill(entry.title);
      const row = options.and(page.locator(`[href="${entry.path}"]`));
      await expect(row).toHaveAccessibleName(new RegExp(`${entry.title}.*${messagesFor('en').opensInNewTab}`));
      const [tab] = await Promise.all([context.waitForEvent('page'), open()]);
      await expect(tab).toHaveTitle('Elsewhere');
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await tab.close();
      await expect(overlay).toBeHidden();
      await expect(page).toHaveURL('/about');
    }
    expect(referrers).toEqual([undefined, undefined]);
  });
});

test('Enter without results starts the full-text search on the search page', async ({ page }) => {
  for (const locale of LOCALES) {
    await openLive(page, localisePath('/about', locale));
    const { box, overlay, status } = searchOf(page, locale);
    await openSearch(page, locale);
    await box.fill(NOTHING_LIKE_IT);
    await expect(status).toHaveText(labelsFor(locale).search.noResults);
    await box.press('Enter');
    await expect(page).toHaveURL(localisePath(`/search#q=${NOTHING_LIKE_IT}`, locale));
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(NOTHING_LIKE_IT);
  }
});

test('matches are marked in the titles, in complete graphemes', async ({ page }) => {
  const graphemes = new Intl.Segmenter('ml', { granularity: 'grapheme' });
  for (const [locale, queries] of [
    ['en', ['Hostel', 'lib', 'b.tech']],
    // The second ends inside a conjunct, the third contains a joiner from old files, the fourth is an older spelling.
    ['ml', ['ഹോസ്റ്റൽ', 'ലൈബ്', 'ലൈബ്രറ\u200cി', 'എഞ്ചിനീയറിംഗ്']],
  ] as const) {
    await openLive(page, localisePath('/', locale));
    await openSearch(page, locale);
    const { box, options } = searchOf(page, locale);
    for (const query of queries) {
      await box.fill(query);
      const mark = options.first().locator('mark').first();
      await expect(mark, query).toBeVisible();
      const title = await mark.evaluate((element) => element.parentElement?.textContent ?? '');
      const signs = Array.from(graphemes.segment(title), ({ segment }) => segment);
      const marked = await mark.innerText();
      const start = title.indexOf(marked);
      const before = Array.from(graphemes.segment(title.slice(0, start)), ({ segment }) => segment);
      const inside = Array.from(graphemes.segment(marked), ({ segment }) => segment);
      expect(signs.slice(before.length, before.length + inside.length), query).toEqual(inside);
      if (locale === 'en') expect(marked.toLowerCase()).toBe(query.toLowerCase());
    }
    await box.fill('hostel');
    const entries = entriesHolding(locale, 'hostel');
    for (const [place, { title }] of entries.entries()) {
      await expect(options.nth(place).locator('mark')).toHaveCount(title.toLowerCase().includes('hostel') ? 1 : 0);
    }
  }
});

test('the box is a combobox with a named list, and the list exists only while there are options', async ({ page }) => {
  await openLive(page, '/ml');
  await openSearch(page, 'ml');
  const { box, list, options, overlay } = searchOf(page, 'ml');
  const labels = labelsFor('ml').search;
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  for (const word of ['hostel', 'libary']) {
    await box.fill(word);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await expect(list).toHaveAccessibleName(labels.results);
    await expect(box).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'no id');
    await expect(list.getByRole('option')).toHaveCount(await options.count());
    await expect(overlay.getByRole('group', { name: labels.closeMatches, exact: true })).toHaveCount(word === 'libary' ? 1 : 0);
  }
  for (const word of [NOTHING_LIKE_IT, '']) {
    await box.fill(word);
    await expect(list).toHaveCount(0);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).not.toHaveAttribute('aria-controls');
  }
});
