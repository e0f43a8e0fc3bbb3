import type { Locator, Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { quickLinks, legal } = getSite().navigation.footer;
const labelOf = (href: string) => {
  const link = [...quickLinks, ...legal].find((candidate) => candidate.href === href);
  if (!link) throw new Error(`The footer has no link to ${href}`);
  return link.label;
};

const SITE_MAP = labelOf('/sitemap');
const CAMPUS_LIFE = labelOf('/campus-life#activities');
const ABOUT = labelOf('/about#overview');

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Whether the first heading of a section is on the screen and not covered, for example by the fixed bar. */
function isUncovered(section: Locator): Promise<boolean> {
  return section.evaluate((element) => {
    const heading = element.querySelector('h2');
    const box = heading?.getBoundingClientRect();
    return box !== undefined && element.contains(document.elementFromPoint(box.left + 4, box.top + 4));
  });
}

for (const locale of LOCALES) {
  const home = localisePath('/', locale);

  test(`a new page starts at its top, with the focus on its heading, and its title is announced (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await footerLink(page, SITE_MAP[locale]).click();
    await expect(page).toHaveURL(localisePath('/sitemap', locale));
    const heading = page.getByRole('heading', { level: 1, name: labelsFor(locale).siteMap });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await expect(page.locator('[data-announcer]')).toHaveAttribute('aria-live', 'polite');
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
    await expect(page).toHaveTitle(new RegExp(`^${labelsFor(locale).siteMap}`));
  });

  test(`a link to a section of another page opens at that section, below the bar, with the focus on its heading (${locale})`, async ({ page }) => {
    await openLive(page, home);
    await footerLink(page, CAMPUS_LIFE[locale]).click();
    await expect(page).toHaveURL(localisePath('/campus-life#activities', locale));
    const section = page.locator('#activities');
    await expect(section.getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expect(page.getByRole('banner')).toHaveAttribute('data-fixed');
    await expect.poll(() => isUncovered(section)).toBe(true);
    await expect(page.locator('[data-announcer]')).toHaveText(await page.title());
  });
}

test('a link to a section of the same page opens at that section, below the bar, and moves the focus to its heading', async ({ page }) => {
  await openLive(page, '/about');
  const link = page.getByRole('main').locator('a[href$="#achievements"]:visible').first();
  if (!(await link.count())) await page.getByRole('main').locator('summary').first().click();
  await link.press('Enter');
  await expect(page).toHaveURL('/about#achievements');
  await expect(page.locator('#achievements').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('banner')).toHaveAttribute('data-fixed');
  await expect.poll(() => isUncovered(page.locator('#achievements'))).toBe(true);
});

test('an address with a section opens at that section, below the bar', async ({ page }) => {
  await openLive(page, '/about#achievements');
  await expect(page.getByRole('banner')).toHaveAttribute('data-fixed');
  await expect.poll(() => isUncovered(page.locator('#achievements'))).toBe(true);
});

test('changing the fragment of the address opens its section, and Back returns to the previous position', async ({ page }) => {
  await openLive(page, '/about');
  const change = (hash: string) => page.evaluate((value) => window.location.assign(value), hash);
  await change('#overview');
  await expect.poll(() => isUncovered(page.locator('#overview'))).toBe(true);
  const left = await scrollTop(page);
  for (const id of ['achievements', 'history', 'achievements']) {
    await change(`#${id}`);
    await expect.poll(() => isUncovered(page.locator(`#${id}`))).toBe(true);
    // The router restores positions after the browser has scrolled.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await isUncovered(page.locator(`#${id}`))).toBe(true);
  }
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL('/about#overview');
  await expect.poll(() => scrollTop(page)).toBe(left);
});

test('Back returns to the previous position on the page, and Forward to the next', async ({ page }) => {
  await openLive(page, '/');
  const link = footerLink(page, SITE_MAP.en);
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: labelsFor('en').siteMap })).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL('/sitemap');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a change of language inside the app changes the addresses and texts of the footer too', async ({ page }) => {
  await openLive(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: messagesFor('en').otherLanguage, exact: true })
    .click();
  await expect(footerLink(page, ABOUT.ml)).toHaveAttribute('href', '/ml/about#overview');
  await page
    .getByRole('banner')
    .getByRole('link', { name: messagesFor('ml').otherLanguage, exact: true })
    .click();
  await expect(footerLink(page, ABOUT.en)).toHaveAttribute('href', '/about#overview');
});
