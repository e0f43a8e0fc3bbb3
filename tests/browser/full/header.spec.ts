import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { DEPARTMENT_GROUPS, MENU_PARTS } from '#tests/support/menu.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const { name, shortName, portals } = getSite().college;
/** Narrowest screen with the menu bar and the Login link in the header. */
const WIDE_FROM = 1280;
const isWide = (viewport: { width: number } | null) => (viewport?.width ?? 0) >= WIDE_FROM;

function headerOf(page: Page, locale: Locale) {
  const messages = messagesFor(locale);
  const header = page.getByRole('banner');
  return {
    logo: header.getByRole('link', { name: messages.toHome }),
    search: header.getByRole('button', { name: messages.searchSite }),
    login: header.getByRole('link', { name: `${messages.login} (${messages.opensInNewTab})`, exact: true }),
    menuToggle: header.getByRole('link', { name: messages.menu, exact: true }),
    menuBar: header.getByRole('navigation', { name: messages.mainMenu }),
  };
}

for (const locale of LOCALES) {
  test(`the logo is a drawing and links to the home page of the same language (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/about', locale));
    const { logo } = headerOf(page, locale);
    await expect(logo.locator('svg')).toBeVisible();
    await logo.click();
    await expect(page).toHaveURL(localisePath('/', locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getSite().home.title[locale]);
  });

  test(`the header names the college in both languages, each marked with its language, in short form on phones (${locale})`, async ({ page, viewport }) => {
    await page.goto(localisePath('/', locale));
    const { logo } = headerOf(page, locale);
    const [shown, hidden] = isWide(viewport) ? [name, shortName] : [shortName, name];
    for (const language of LOCALES) {
      const heading = logo.locator(`span[lang=${language}]`);
      await expect(heading).toHaveCount(1);
      await expect(heading.getByText(shown[language], { exact: true })).toBeVisible();
      await expect(heading.getByText(hidden[language], { exact: true })).toBeHidden();
    }
  });

  test(`the language of the page comes first in the heading (${locale})`, async ({ page, viewport }) => {
    await page.goto(localisePath('/', locale));
    const { logo } = headerOf(page, locale);
    const names = isWide(viewport) ? name : shortName;
    await expect(logo.locator('span[lang]').first()).toHaveAttribute('lang', locale);
    await expect(logo.locator('span[lang]').first()).toContainText(names[locale]);
  });

  test(`the search is beside the logo at every size and opens over the page (${locale})`, async ({ page }) => {
    await openLive(page, localisePath('/', locale));
    const { search } = headerOf(page, locale);
    await expect(search).toBeInViewport({ ratio: 1 });
    await search.click();
    await expect(page.getByRole('dialog', { name: messagesFor(locale).searchSite })).toBeVisible();
    await expect(page).toHaveURL(localisePath('/', locale));
  });

  test(`Login and the menu bar are on large screens only, Menu on small ones only (${locale})`, async ({ page, viewport }) => {
    await openLive(page, localisePath('/', locale));
    const { login, menuBar, menuToggle } = headerOf(page, locale);
    await expect(login).toBeVisible({ visible: isWide(viewport) });
    await expect(menuBar).toBeVisible({ visible: isWide(viewport) });
    await expect(menuToggle).toBeVisible({ visible: !isWide(viewport) });
  });
}

for (const width of [1279, 1280]) {
  test(`a screen ${width} px wide has one menu control and shows the header on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 });
    await openLive(page, '/ml');
    const { login, menuBar, menuToggle, logo } = headerOf(page, 'ml');
    await expect(menuBar).toBeVisible({ visible: width >= WIDE_FROM });
    await expect(login).toBeVisible({ visible: width >= WIDE_FROM });
    await expect(menuToggle).toBeVisible({ visible: width < WIDE_FROM });
    await expect(logo).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('Login links to the portal in a new tab without opener and referrer', async ({ page }) => {
  await page.setViewportSize({ width: WIDE_FROM, height: 768 });
  await openLive(page, '/');
  const { login } = headerOf(page, 'en');
  await expect(login).toHaveAttribute('href', portals.login);
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(login).toHaveAttribute('rel', 'noopener noreferrer');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('Menu links to the site map, which lists every entry', async ({ page }) => {
    await page.goto('/');
    await headerOf(page, 'en').menuToggle.click();
    await expect(page).toHaveURL('/sitemap');
    const main = page.getByRole('main');
    for (const { hrefs } of [...MENU_PARTS, ...DEPARTMENT_GROUPS]) {
      for (const href of hrefs) await expect(main.locator(`a[href="${href}"]`).first()).toBeVisible();
    }
  });
});
