import type { Locator } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { DEPARTMENT_GROUPS, MENU_PARTS, menuOf, QUICK_PORTALS } from '#tests/support/menu.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { portals } = getSite().college;
const LETTERS = { en: /[A-Za-z]{3}/, ml: /[\u0d00-\u0d7f]{3}/ };
const MAX_SHARE_OF_SCREEN = 0.7;

/** Each visible row: its address and its lines of text. */
function readRows(links: Locator) {
  return links.evaluateAll((rows) =>
    rows.map((row) => ({ href: row.getAttribute('href'), lines: (row as HTMLElement).innerText.split('\n').filter((line) => line.trim() !== '') })),
  );
}

for (const locale of LOCALES) {
  const messages = messagesFor(locale);
  const labels = labelsFor(locale);
  const home = localisePath('/', locale);

  test(`the menu begins with Home and has the parts of the specification in their order (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/about', locale));
    const { bar } = menuOf(page, locale);
    await expect(bar.getByRole('link')).toHaveText([labels.home]);
    await expect(bar.getByRole('link')).toHaveAttribute('href', home);
    await expect(bar.locator('details[data-dropdown] > summary')).toHaveText(MENU_PARTS.map(({ title }) => title[locale]));
  });

  for (const { title, hrefs } of MENU_PARTS.filter((part) => part.hrefs.length > 0)) {
    test(`${title.en} has every row with label, link and description (${locale})`, async ({ page }) => {
      await openLive(page, home);
      const menu = menuOf(page, locale);
      await menu.part(title[locale]).click();
      const isQuickLinks = title.en === 'Quick Links';
      const external = isQuickLinks ? QUICK_PORTALS.map((name) => portals[name]) : [];
      await expect(menu.links).toHaveCount(hrefs.length + external.length);
      const rows = await readRows(menu.links);
      expect(rows.map(({ href }) => href)).toEqual([...hrefs.map((href) => localisePath(href, locale)), ...external]);
      if (!isQuickLinks) expect(rows.shift()?.lines).toEqual([fillIn(messages.wholePage, { title: title[locale] })]);
      for (const { href, lines } of rows) {
        const [label, description, ...rest] = lines;
        expect(label, `label of ${href}`).toMatch(LETTERS[locale]);
        expect(description, `description of ${href}`).toMatch(LETTERS[locale]);
        expect(description).not.toBe(label);
        expect(rest).toEqual(href?.startsWith('/') ? [] : [`(${messages.opensInNewTab})`]);
      }
      expect(new Set(rows.map(({ lines }) => lines[0])).size).toBe(rows.length);
    });
  }

  test(`Departments has its two groups, and each has every department with code, name and description (${locale})`, async ({ page }) => {
    await openLive(page, home);
    const menu = menuOf(page, locale);
    await menu.part(MENU_PARTS.find(({ title }) => title.en === 'Departments')?.title[locale] ?? '').click();
    await expect(menu.bar.locator('details[data-group]')).toHaveCount(DEPARTMENT_GROUPS.length);
    for (const { title, hrefs } of DEPARTMENT_GROUPS) {
      await menu.group(title[locale]).click();
      await expect(menu.links.first()).toHaveAttribute('href', localisePath(hrefs[0] ?? '', locale));
      const rows = await readRows(menu.links);
      expect(rows.map(({ href }) => href)).toEqual(hrefs.map((href) => localisePath(href, locale)));
      for (const { href, lines } of rows) {
        expect(lines, `code, label and description of ${href}`).toHaveLength(3);
        expect(lines[1]).toMatch(LETTERS[locale]);
        expect(lines[2]).toMatch(LETTERS[locale]);
      }
    }
  });

  test(`external rows are marked as opening in a new tab, and send neither opener nor referrer (${locale})`, async ({ page }) => {
    await openLive(page, home);
    const menu = menuOf(page, locale);
    await menu.part(messages.quickLinks).click();
    const rows = menu.bar.getByRole('link', { name: `(${messages.opensInNewTab})` });
    await expect(rows).toHaveCount(QUICK_PORTALS.length);
    for (const row of await rows.all()) {
      await expect(row).toHaveAttribute('target', '_blank');
      await expect(row).toHaveAttribute('rel', 'noopener noreferrer');
    }
    // A local page replaces the portal: tests do not access other servers.
    await rows.first().evaluate((row: HTMLAnchorElement, address) => {
      row.href = address;
    }, home);
    const opened = page.waitForEvent('popup');
    await rows.first().click();
    const tab = await opened;
    await tab.waitForURL(home);
    expect(await tab.evaluate(() => ({ opener: window.opener, referrer: document.referrer }))).toEqual({ opener: null, referrer: '' });
    await expect(page).toHaveURL(home);
  });

  test(`no panel hides an entry on a screen of 1366 by 768 px (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openLive(page, home);
    const panels = page.getByRole('banner').locator('details[data-dropdown]');
    for (const panel of await panels.all()) {
      await panel.locator('summary').first().click();
      expect(
        await panel
          .locator('ul')
          .first()
          .evaluate((list) => list.scrollHeight - list.clientHeight),
      ).toBe(0);
    }
  });

  for (const width of [1280, 1366]) {
    test(`no panel extends beyond a screen ${width} px wide, or is taller than 70% of it (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 768 });
      await openLive(page, home);
      const menu = menuOf(page, locale);
      for (const { title } of MENU_PARTS) {
        await menu.part(title[locale]).click();
        await expectPanelsOnScreen(menu.openPanels, 1);
        if (title.en === 'Departments') {
          for (const group of DEPARTMENT_GROUPS) {
            await menu.group(group.title[locale]).click();
            await expectPanelsOnScreen(menu.openPanels, 2);
          }
        }
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('a panel taller than 70% of a low screen scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 500 });
  await openLive(page, '/');
  const menu = menuOf(page, 'en');
  await menu.part('Administration').click();
  await expectPanelsOnScreen(menu.openPanels, 1);
  expect(await menu.openPanels.evaluate((panel) => panel.scrollHeight > panel.clientHeight)).toBe(true);
  await menu.links.last().scrollIntoViewIfNeeded();
  await expect(menu.links.last()).toBeInViewport();
});

async function expectPanelsOnScreen(panels: Locator, count: number): Promise<void> {
  await expect(panels).toHaveCount(count);
  for (const box of await panels.evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect().toJSON()))) {
    const screen = panels.page().viewportSize() ?? { width: 0, height: 0 };
    expect(box.height).toBeGreaterThan(0);
    expect(box.height).toBeLessThanOrEqual(screen.height * MAX_SHARE_OF_SCREEN);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(screen.width);
    expect(box.bottom).toBeLessThanOrEqual(screen.height);
  }
}
