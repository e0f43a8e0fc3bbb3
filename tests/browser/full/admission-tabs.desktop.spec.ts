import type { Page } from '@playwright/test';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

const TABS = ['current', 'btech', 'mtech', 'phd'] as const;
type Tab = (typeof TABS)[number];

const { page: admissions } = getSite().admissions;

const menuLinks = (page: Page, locale: Locale) => page.getByRole('navigation', { name: labelsFor(locale).admissionTabs }).getByRole('link');

/** The heading that only one tab has. */
function headingOf(tab: Tab, locale: Locale): string {
  const labels = labelsFor(locale);
  return { current: labels.currentAdmissions, btech: labels.bTechAndBArch, mtech: labels.mTechAndMca, phd: labels.researchAreas }[tab];
}

/** Expects a tab to be selected and the only one shown. */
async function expectTab(page: Page, tab: Tab, locale: Locale): Promise<void> {
  for (const [index, other] of TABS.entries()) {
    const link = menuLinks(page, locale).nth(index);
    const heading = page.getByRole('main').getByRole('heading', { level: 2, name: headingOf(other, locale), exact: true });
    if (other === tab) {
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(heading).toBeVisible();
    } else {
      await expect(link).not.toHaveAttribute('aria-current');
      await expect(heading).toBeHidden();
    }
  }
}

for (const locale of LOCALES) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  test(`admissions have four tabs, and the first is shown if the address names none (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions'));
    await expect(menuLinks(page, locale)).toHaveCount(4);
    for (const [index, tab] of admissions.tabs.entries()) await expect(menuLinks(page, locale).nth(index)).toContainText(tab.label[locale]);
    await expectTab(page, 'current', locale);
  });

  test(`choosing a tab adds it to the address, shows it and scrolls to it (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions'));
    for (const [index, tab] of TABS.entries()) {
      await menuLinks(page, locale).nth(index).click();
      await expect(page).toHaveURL(at(`/admissions#${tab}`));
      await expectTab(page, tab, locale);
      const top = () => page.locator(`#${tab}`).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
      await expect.poll(top, `the top of ${tab} lies at the top of the screen, below the bar`).toBeLessThan(160);
      expect(await top()).toBeGreaterThanOrEqual(76);
    }
    await page.goBack();
    await expectTab(page, 'mtech', locale);
  });

  test(`text in a tab and a sub-tab that are not shown is found by the search of the browser, which opens them, and is printed (${locale})`, async ({
    page,
  }) => {
    await openLive(page, at('/admissions'));
    const tab = page.locator('#phd');
    await expect(tab).toHaveAttribute('hidden', 'until-found');
    const found = (element: Element) => element.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await tab.evaluate(found);
    await expectTab(page, 'phd', locale);
    await expect(page).toHaveURL(at('/admissions#phd'));
    await expect(page.locator('#current')).toHaveAttribute('hidden', 'until-found');

    await openLive(page, at('/admissions#current'));
    const card = page.getByRole('article').first();
    await card.locator('summary').click();
    const dates = card.locator('[id$="-dates"][data-label]');
    await expect(dates).toHaveAttribute('hidden', 'until-found');
    await dates.evaluate(found);
    await expect(card.getByRole('tab', { name: labels.tabDates })).toHaveAttribute('aria-selected', 'true');
    await expect(dates).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    for (const panel of [...TABS.map((id) => page.locator(`#${id}`)), ...(await card.locator('details [id][data-label]').all())]) {
      const name = await panel.getAttribute('data-label');
      expect(await panel.evaluate((element) => [element.lastElementChild?.checkVisibility(), getComputedStyle(element, '::before').content])).toEqual([
        true,
        `"${name}"`,
      ]);
    }
  });

  for (const tab of TABS) {
    test(`the address ${at(`/admissions/${tab}`)} opens its tab`, async ({ page }) => {
      await openLive(page, at(`/admissions/${tab}`));
      await expectTab(page, tab, locale);
    });
  }

  test(`the fragment of the address has priority over its path (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions/mtech#phd'));
    await expectTab(page, 'phd', locale);
    await menuLinks(page, locale).nth(1).click();
    await expect(page).toHaveURL(at('/admissions/mtech#btech'));
    await expectTab(page, 'btech', locale);
  });

  for (const { anchor, tab } of [
    { anchor: 'barch', tab: 'btech' },
    { anchor: 'mca', tab: 'mtech' },
  ] as const) {
    test(`the address ${at(`/admissions#${anchor}`)} opens the tab that contains the section, at that section`, async ({ page }) => {
      await openLive(page, at(`/admissions#${anchor}`));
      await expectTab(page, tab, locale);
      await expect(page.locator(`#${anchor}`).getByRole('heading')).toBeInViewport();
    });
  }

  test(`an unknown fragment shows the first tab (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions#diploma'));
    await expectTab(page, 'current', locale);
  });

  test(`admissions state that there is no management or NRI quota, and show the contact details of the office (${locale})`, async ({ page }) => {
    await page.goto(at('/admissions'));
    const main = page.getByRole('main');
    await expect(main.getByText(admissions.quotaNote[locale])).toBeVisible();
    await expect(main).toContainText({ en: 'no management or NRI quota', ml: 'മാനേജ്മെന്റ്, എൻ.ആർ.ഐ. ക്വാട്ടകൾ ഇല്ല' }[locale]);
    await expect(main.getByRole('link', { name: 'admissions@college.example' })).toHaveAttribute('href', 'mailto:admissions@college.example');
    await expect(main.getByText(labels.noCurrentEvents)).toBeVisible();
    await expect(main.getByText(admissions.emptyNote[locale])).toBeVisible();
  });
}
