import { statSync } from 'node:fs';
import { getSite } from '#app/content/reading/site.server.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { homeView } from '#app/views/home/home.server.ts';
import { DEPARTMENT_GROUPS } from '#tests/support/menu.ts';
import { expect, test, testInOwnTab } from '#tests/support/test.ts';

/** Notices and events are those that were valid when the site was built. */
const BUILT_AT = statSync('build/client/index.html').mtimeMs;

const WAYS = [
  { name: { en: 'B.Tech', ml: 'ബി.ടെക്' }, href: '/admissions#btech', seats: '780' },
  { name: { en: 'B.Arch', ml: 'ബി.ആർക്' }, href: '/admissions#barch', seats: '40' },
  { name: { en: 'M.Tech', ml: 'എം.ടെക്' }, href: '/admissions#mtech', seats: '315' },
  { name: { en: 'MCA', ml: 'എം.സി.എ.' }, href: '/admissions#mca', seats: '60' },
  { name: { en: 'Ph.D', ml: 'പിഎച്ച്.ഡി.' }, href: '/admissions#phd', seats: undefined },
];

/** Department and seats of each undergraduate programme; Cyber Physical Systems has no department of its own. */
const SEATS = { cse: 60, ece: 120, eee: 120, mech: 120, civil: 120, chemical: 120, production: 60, architecture: 40 };

const RESOURCE_IDS = ['student-portal', 'e-library', 'academic-calendar', 'exam-results', 'scholarships'];

for (const locale of LOCALES) {
  const labels = labelsFor(locale);
  const messages = messagesFor(locale);
  const view = homeView(getSite(), locale, BUILT_AT);

  test.describe(`the home page (${locale})`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(localisePath('/', locale));
    });

    testInOwnTab('shows the current status of admissions and links to past ones', async ({ page }) => {
      // After all shipped sample dates.
      await page.clock.setFixedTime('2027-06-01T12:00:00+05:30');
      await page.goto(localisePath('/', locale));
      const today = page.getByRole('region', { name: labels.admissionsToday });
      await expect(today.getByText(labels.noneOpen, { exact: true })).toBeVisible();
      await expect(today.getByText(labels.noCurrentEvents)).toBeVisible();
      await expect(today.getByRole('link', { name: labels.pastAdmissionsAndFees })).toHaveAttribute('href', localisePath('/admissions#fees-btech', locale));
    });

    test('links to the most common tasks below the picture', async ({ page }) => {
      const tasks = page.getByRole('main').getByRole('navigation', { name: messages.tasks }).getByRole('link');
      await expect(tasks).toHaveText(getSite().navigation.tasks.map(({ label }) => label[locale]));
      await expect(tasks.first()).toHaveAttribute('href', localisePath('/admissions#fees-btech', locale));
      await expect(tasks.last()).toHaveAttribute('href', /^tel:/);
    });

    test('shows five admission routes, each with its seats and a link to its steps', async ({ page }) => {
      const links = page.getByRole('navigation', { name: labels.waysIn }).getByRole('link');
      await expect(links).toHaveCount(WAYS.length);
      for (const [index, way] of WAYS.entries()) {
        await expect(links.nth(index)).toContainText(way.name[locale]);
        await expect(links.nth(index)).toHaveAttribute('href', localisePath(way.href, locale));
        if (way.seats) await expect(links.nth(index)).toContainText(labels.seatCount(way.seats));
      }
    });

    test('lists nine undergraduate programmes with their seats', async ({ page }) => {
      const table = page.getByRole('table', { name: labels.undergraduateProgrammes });
      await expect(table.getByRole('rowheader')).toHaveCount(9);
      for (const [department, seats] of Object.entries(SEATS)) {
        const row = table.getByRole('row').filter({ has: page.locator(`a[href="${localisePath(`/department/${department}`, locale)}"]`) });
        await expect(row.getByRole('cell', { name: String(seats), exact: true }).first()).toBeVisible();
      }
      const seats = await table.locator('tbody tr td:last-child').allInnerTexts();
      expect(seats.map(Number).reduce((sum, count) => sum + count)).toBe(820);
    });

    test('shows the newest notices and the next events with their dates', async ({ page }) => {
      for (const { title, items } of [
        { title: labels.notices, items: view.notices.slice(0, view.noticeLimit) },
        { title: labels.events, items: view.events.slice(0, view.eventLimit) },
      ]) {
        const part = page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
        await expect(part.getByRole('listitem')).toHaveCount(items.length);
        for (const item of items) await expect(part.getByRole('link', { name: item.title })).toHaveAttribute('href', item.href);
        await expect(part.getByRole('time')).toHaveCount(items.length);
      }
    });

    test('links all fourteen departments', async ({ page }) => {
      await expect(page.getByRole('heading', { name: labels.departmentsCount('14') })).toBeVisible();
      for (const [index, label] of [labels.engineeringStones, labels.supportingStones].entries()) {
        const links = page.getByRole('list', { name: label }).getByRole('link');
        const addresses = await links.evaluateAll((stones) => stones.map((stone) => stone.getAttribute('href')));
        expect(addresses.sort()).toEqual(DEPARTMENT_GROUPS[index]?.hrefs.map((href) => localisePath(href, locale)).sort());
      }
    });

    test('describes the college in four figures', async ({ page }) => {
      const figures = page.getByRole('region', { name: labels.inFigures }).getByRole('definition');
      await expect(figures).toHaveText(['780', '315', '20', '14']);
    });

    test('shows campus life, with links to details', async ({ page }) => {
      const part = page
        .getByRole('main')
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: labels.lifeOnCampus }) });
      await expect(part.getByRole('link', { name: labels.campusLife })).toHaveAttribute('href', localisePath('/campus-life', locale));
      await expect(part.getByRole('listitem')).toHaveCount(4);
      for (const [index, item] of getSite().home.life.entries()) {
        await expect(part.getByRole('link', { name: item.title[locale], exact: true })).toHaveAttribute('href', view.life[index]?.href ?? '');
        await expect(part).toContainText(item.text[locale], { useInnerText: true });
      }
    });

    test('has the five resources that the footer links to', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 2, name: labels.forStudents })).toBeVisible();
      for (const id of RESOURCE_IDS) {
        const link = page.getByRole('contentinfo').locator(`a[href="${localisePath(`/#${id}`, locale)}"]`);
        await expect(page.locator(`#${id}`).getByRole('heading', { level: 3 })).toContainText(await link.innerText());
        await expect(page.locator(`#${id}`).getByRole('paragraph')).not.toBeEmpty();
      }
    });
  });
}
