import type { Page } from '@playwright/test';
import type { Section } from '#app/content/reading/section-files.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { PARTNER_KINDS } from '#app/content/schemas/partner.ts';
import { formatDate, formatRupees } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

/** PTA contributions and totals of the B.Tech fees (specification, section 9). */
const PTA = { btech: '₹10,000', mtech: '₹12,000', mca: '₹10,000' };
const BUNDLE = ['₹12,470', '₹2,470', '₹12,470'];

const { pages, fees, partners, departments } = getSite();
const campusLife = pages.find(({ id }) => id === 'campus-life');
if (!campusLife) throw new Error('There is no page campus-life');
const { sectionTexts } = campusLife;
const items = sectionTexts.filter(({ under }) => under !== undefined);
const sections = sectionTexts
  .filter(({ isSubpage }) => !isSubpage)
  .map((section) => ({ section, items: items.filter(({ under }) => under === section.id) }))
  .filter((group) => group.items.length > 0);
const singlePages = pages.filter(({ mount }) => mount === 'single');

const rupeesOf = (cell = '') => Number(cell.replaceAll(/[₹,]/g, ''));

/** The texts of the cells of a table's rows, body and foot. */
async function rowsOf(page: Page, name: string, part: 'tbody' | 'tfoot'): Promise<string[][]> {
  const rows = page.getByRole('table', { name, exact: true }).locator(part).getByRole('row');
  const count = await rows.count();
  return Promise.all(Array.from({ length: count }, (_, index) => rows.nth(index).locator('th, td').allInnerTexts()));
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const messages = messagesFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const titleOf = ({ texts }: Section) => texts[locale].frontMatter.title;
  const pathOf = ({ id }: Section) => at(`/campus-life/${id}`);

  test(`every item of the campus life is listed on the card of its section and on the section's own page (${locale})`, async ({ page }) => {
    expect(items.length).toBeGreaterThanOrEqual(20);
    const expectItems = async (place: ReturnType<Page['locator']>, listed: readonly Section[]) => {
      for (const item of listed) {
        const cell = place.getByRole('listitem').filter({ has: page.getByRole('link', { name: titleOf(item), exact: true }) });
        await expect(cell).toContainText(item.texts[locale].frontMatter.summary, { useInnerText: true });
        await expect(cell.getByRole('link', { name: titleOf(item), exact: true })).toHaveAttribute('href', pathOf(item));
      }
    };
    await page.goto(at('/campus-life'));
    for (const group of sections) {
      const card = page.getByRole('main').locator(`li#${group.section.id}`);
      await expect(card.getByRole('heading', { level: 2 }).getByRole('link')).toHaveAttribute('href', pathOf(group.section));
      for (const item of group.items) await expect(card.getByRole('link', { name: titleOf(item), exact: true })).toHaveAttribute('href', pathOf(item));
    }
    for (const group of sections) {
      await page.goto(pathOf(group.section));
      await expectItems(page.getByRole('main').locator('section'), group.items);
    }
  });

  test(`the breadcrumb of every item leads back through its section (${locale})`, async ({ page }) => {
    for (const item of items) {
      await page.goto(pathOf(item));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(item));
      const trail = page.getByRole('navigation', { name: messages.breadcrumb });
      const found = await trail.getByRole('link').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
      const section = sectionTexts.find(({ id }) => id === item.under);
      if (!section) throw new Error(`${item.id} has no section`);
      expect(found).toEqual([
        [labels.home, at('/')],
        [campusLife.title[locale], at('/campus-life')],
        [titleOf(section), pathOf(section)],
      ]);
      await expect(trail.getByText(titleOf(item), { exact: true })).toHaveAttribute('aria-current', 'page');
    }
  });

  test(`an item page lists its section and the other items of it, and marks the item itself (${locale})`, async ({ page }) => {
    for (const group of sections) {
      const [item] = group.items;
      if (!item) continue;
      await page.goto(pathOf(item));
      const label = labels.inThisPart(titleOf(group.section));
      // On a phone the list is folded.
      const fold = page.locator('summary').filter({ hasText: label });
      if (await fold.isVisible()) await fold.click();
      const list = page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.locator('[aria-current]') })
        .filter({ visible: true });
      const neighbours = list.filter({ has: page.getByRole('link', { name: titleOf(item), exact: true }) }).getByRole('link');
      await expect(neighbours).toHaveText([group.section, ...group.items].map(titleOf));
      await expect(neighbours.and(page.locator('[aria-current=page]'))).toHaveText([titleOf(item)]);
    }
  });

  test(`sections of a single page have no pages of their own (${locale})`, async ({ page }) => {
    expect(singlePages.map(({ id }) => id)).toContain('pta');
    for (const single of singlePages) {
      expect((await page.request.get(at(`/${single.id}`))).status()).toBe(200);
      for (const section of single.sections) {
        const address = at(`/${single.id}/${section}`);
        expect((await page.request.get(address)).status(), address).toBe(404);
      }
    }
  });

  test(`the contribution to the PTA is 10,000 for B.Tech and MCA and 12,000 for M.Tech, nothing for SC and ST in B.Tech (${locale})`, async ({ page }) => {
    await page.goto(at('/pta'));
    const head = fees.find(({ id }) => id === 'pta');
    const rows = await rowsOf(page, labels.feesByCourse(head?.name[locale] ?? ''), 'tbody');
    const { btech, mtech, mca } = labels.feeCourse;
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual([
      [btech, PTA.btech, '₹0'],
      [mtech, PTA.mtech, PTA.mtech],
      [mca, PTA.mca, PTA.mca],
    ]);
  });

  for (const document of ['fee-sheet', 'prospectus']) {
    test(`the fee totals in the ${document} are the sums of their rows, 12,470 and 2,470 for the college fees of B.Tech (${locale})`, async ({ page }) => {
      await page.goto(at(`/downloads/${document}`));
      for (const course of ['btech', 'mtech', 'mca'] as const) {
        const heads = fees.filter(({ amounts }) => amounts[course] !== undefined);
        const caption = labels.feesOf(labels.feeCourse[course]);
        const rows = await rowsOf(page, caption, 'tbody');
        const totals = await rowsOf(page, caption, 'tfoot');
        expect(rows.map(([name = '']) => name.split('\n')[0])).toEqual(heads.map(({ name }) => name[locale]));
        // General, SEBC and EWS; SC and ST; OEC.
        const columns = course === 'btech' ? [1, 2, 3] : [1];
        const add = (isCounted: (index: number) => boolean) =>
          columns.map((column) => formatRupees(rows.filter((_, index) => isCounted(index)).reduce((total, row) => total + rupeesOf(row[column]), 0)));
        const amountsOf = (name: string) => totals.find(([label]) => label === name)?.slice(1, columns.length + 1);
        expect(amountsOf(labels.feeTotal), caption).toEqual(add(() => true));
        if (course !== 'btech') continue;
        expect(add((index) => heads[index]?.bundle?.includes(course) === true)).toEqual(BUNDLE);
        expect(amountsOf(labels.feeBundle)).toEqual(BUNDLE);
      }
    });
  }

  test(`every type of partnership lists its agreements, with term, work, benefits and departments (${locale})`, async ({ page }) => {
    await page.goto(at('/partnerships'));
    for (const kind of PARTNER_KINDS) {
      const agreements = partners.filter((partner) => partner.kind === kind);
      expect(agreements.length, kind).toBeGreaterThan(0);
      for (const { name, signedOn, validUntil, work, gain, departments: ids } of agreements) {
        const cell = page
          .locator(`section#${kind}`)
          .getByRole('listitem')
          .filter({ has: page.getByText(name[locale], { exact: true }) });
        await expect(cell).toContainText(labels.partnerTerm(formatDate(signedOn, locale), formatDate(validUntil, locale)));
        for (const item of [...work, gain]) await expect(cell).toContainText(item[locale], { useInnerText: true });
        for (const department of departments.filter(({ id }) => ids.includes(id))) {
          await expect(cell.getByRole('link', { name: department.name[locale], exact: true })).toHaveAttribute('href', at(`/department/${department.id}`));
        }
      }
    }
  });
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  for (const { when, moment, isOver } of [
    { when: 'runs up to the last minute of its last day in India', moment: 'T23:59:00+05:30', isOver: false },
    { when: 'has ended once its last day is over in India', moment: 'T24:00:00+05:30', isOver: true },
  ]) {
    testInOwnTab(`an agreement ${when}`, async ({ page }) => {
      const [partner] = partners;
      if (!partner) throw new Error('There is no partner');
      const { partnerEnded, partnerRunning } = labelsFor('en');
      await page.clock.setFixedTime(`${partner.validUntil}${moment}`);
      await openLive(page, '/partnerships');
      const cell = page.getByRole('listitem').filter({ has: page.getByText(partner.name.en, { exact: true }) });
      await expect(cell.getByText(isOver ? partnerEnded : partnerRunning, { exact: true })).toBeVisible();
      await expect(cell.getByText(isOver ? partnerRunning : partnerEnded, { exact: true })).toHaveCount(0);
    });
  }
});
