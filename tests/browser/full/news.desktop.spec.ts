import { statSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { NOTICE_KINDS } from '#app/features/news/schema.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const { departments } = getSite();
/** Newest first; on the same day the one that is valid longer first. */
const notices = [...getSite().notices].sort((a, b) => b.issuedOn.localeCompare(a.issuedOn) || Date.parse(b.validUntil) - Date.parse(a.validUntil));
/** The clock is set to the time of the build. */
const BUILT_AT = statSync('build/client/index.html').mtimeMs;
const YEARS = [...new Set(notices.map(({ issuedOn }) => issuedOn.slice(0, 4)))].sort().reverse();

/** The number of matching notices: one, several, none. */
function countOf(count: number, locale: Locale): string {
  if (count === 0) return { en: 'No notices found.', ml: 'തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ അറിയിപ്പുകളില്ല.' }[locale];
  const english = count === 1 ? '1 notice found.' : `${count} notices found.`;
  return { en: english, ml: `തിരഞ്ഞെടുത്ത വിഭാഗത്തിൽ ${count === 1 ? '1 അറിയിപ്പ്' : `${count} അറിയിപ്പുകൾ`}.` }[locale];
}

const isCurrent = ({ validUntil }: { validUntil: string }) => BUILT_AT < Date.parse(validUntil);
const titlesOf = (entries: readonly { title: Record<Locale, string> }[], locale: Locale) => entries.map(({ title }) => title[locale]).sort();
const partOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
/** The notices of a list; links to archive years have no date. */
const rowsOf = (page: Page, list: Locator) => list.getByRole('listitem').filter({ has: page.getByRole('time') });

/** Titles of a list of notices, after checking that the newest is first; words explained in a summary are links too. */
async function titlesNewestFirst(page: Page, list: Locator): Promise<string[]> {
  const rows = await rowsOf(page, list).all();
  const days = await Promise.all(rows.map((row) => row.getByRole('time').first().getAttribute('datetime')));
  expect(days).toEqual([...days].sort().reverse());
  return Promise.all(rows.map((row) => row.getByRole('link').first().innerText()));
}

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  testInOwnTab(`current and expired notices are listed separately, the newest first (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime(BUILT_AT);
    await openLive(page, at('/all-news'));
    const current = await titlesNewestFirst(page, partOf(page, labels.currentNotices));
    const past = await titlesNewestFirst(page, partOf(page, labels.archive));
    expect(current.sort()).toEqual(titlesOf(notices.filter(isCurrent), locale));
    expect(past.sort()).toEqual(
      titlesOf(
        notices.filter((notice) => !isCurrent(notice)),
        locale,
      ),
    );
  });

  test(`the filter finds the notices of a type and department in all years, and counts them (${locale})`, async ({ page }) => {
    await openLive(page, at('/all-news'));
    const kindField = page.getByRole('combobox', { name: labels.kind, exact: true });
    const departmentField = page.getByRole('combobox', { name: labels.department, exact: true });
    const choices = [
      ...NOTICE_KINDS.map((kind) => ({ kind, department: undefined })),
      ...departments.map(({ id }) => ({ kind: undefined, department: id })),
      ...NOTICE_KINDS.map((kind) => ({ kind, department: notices.find((notice) => notice.departments)?.departments?.[0] })),
    ];
    for (const { kind, department } of choices) {
      await kindField.selectOption({ label: kind ? labels.noticeKind[kind] : labels.allKinds });
      await departmentField.selectOption(department ?? { label: labels.allDepartments });
      // A notice without a department is for all departments.
      const found = notices.filter(
        (notice) => (!kind || notice.kind === kind) && (!department || !notice.departments?.length || notice.departments.includes(department)),
      );
      await expect(page.getByRole('main').getByRole('status')).toHaveText(countOf(found.length, locale));
      const rows = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: `${labels.issued}: ` });
      await expect(rows.getByRole('link')).toHaveText(found.map(({ title }) => title[locale]));
    }
  });

  test(`a filter remains after a reload, and clearing it shows all notices again (${locale})`, async ({ page }) => {
    await openLive(page, at('/all-news'));
    const field = page.getByRole('combobox', { name: labels.kind, exact: true });
    const kind = notices[0]?.kind ?? 'office';
    const count = notices.filter((notice) => notice.kind === kind).length;
    await field.selectOption({ label: labels.noticeKind[kind] });
    await expect(page.getByText(countOf(count, locale))).toBeVisible();
    await page.reload();
    await expect(page.getByText(countOf(count, locale))).toBeVisible();
    await expect(partOf(page, labels.currentNotices)).toBeHidden();
    await field.selectOption({ label: labels.allKinds });
    await expect(partOf(page, labels.currentNotices)).toBeVisible();
    await expect(page).toHaveURL(at('/all-news'));
  });

  test.describe('if the list for the filter cannot be loaded', () => {
    // Browser messages about the files that these tests block.
    test.use({ expectedMessages: [/^Failed to load resource/] });

    test(`the page shows a message, the notices and the archive (${locale})`, async ({ page }) => {
      for (const answer of [undefined, { status: 503, body: '' }, { status: 200, contentType: 'text/html', body: '<!doctype html>' }]) {
        await page.route('**/lists/notices.json', (route) => (answer ? route.fulfill(answer) : route.abort()));
        await openLive(page, at('/all-news'));
        await page.getByRole('combobox', { name: labels.kind, exact: true }).selectOption({ index: 1 });
        await expect(page.getByRole('main').getByRole('status')).toHaveText(labels.loadFailed);
        await expect(partOf(page, labels.currentNotices)).toBeVisible();
        await expect(rowsOf(page, page.getByRole('main'))).not.toHaveCount(0);
        for (const year of YEARS) await expect(page.getByRole('link', { name: new RegExp(`^${year}`) })).toBeVisible();
        await page.unrouteAll();
      }
    });
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`the filter, which needs scripts, is hidden, and every notice can be reached (${locale})`, async ({ page }) => {
      await page.goto(at('/all-news'));
      await expect(partOf(page, labels.archive)).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveCount(0);
      const titles: string[] = [];
      for (const year of YEARS) {
        await page.goto(at('/all-news'));
        await page
          .getByRole('link', { name: counted(labels.yearWithCount, { year, count: notices.filter(({ issuedOn }) => issuedOn.startsWith(year)).length }) })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: fillIn(labels.archiveOf, { year }), exact: true })).toBeVisible();
        titles.push(...(await titlesNewestFirst(page, page.getByRole('main'))));
        const further = page.getByRole('navigation', { name: labels.pages, exact: true }).getByRole('link');
        for (let next = 1; next < (await further.count()); next += 1) {
          await further.nth(next).click();
          await expect(page.getByRole('heading', { level: 1, name: fillIn(labels.archiveOfPage, { year, page: next + 1 }), exact: true })).toBeVisible();
          titles.push(...(await titlesNewestFirst(page, page.getByRole('main'))));
        }
      }
      expect(titles.sort()).toEqual(titlesOf(notices, locale));
    });
  });

  test.describe('notices that have expired since the build', () => {
    // Indian time applies, not the time zone of the reader.
    test.use({ timezoneId: 'America/New_York' });

    const MINUTE_MS = 60_000;
    const [newest] = notices;
    const end = Date.parse(need(newest?.validUntil));
    const name = need(newest?.title[locale]);

    testInOwnTab(`a notice moves from the current ones to the archive at the minute it expires (${locale})`, async ({ page }) => {
      for (const [moment, part, note] of [
        [end - MINUTE_MS, labels.currentNotices, labels.validUntil],
        [end, labels.archive, labels.expired],
        [end + MINUTE_MS, labels.archive, labels.expired],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await openLive(page, at('/all-news'));
        const row = rowsOf(page, partOf(page, part)).filter({ has: page.getByRole('link', { name, exact: true }) });
        await expect(row).toContainText(note);
        await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveCount(1);
      }
    });

    testInOwnTab(`the page of a notice shows from that minute that it has expired (${locale})`, async ({ page }) => {
      for (const [moment, state, other] of [
        [end - MINUTE_MS, labels.current, labels.expired],
        [end + MINUTE_MS, labels.expired, labels.current],
      ] as const) {
        await page.clock.setFixedTime(moment);
        await openLive(page, at(`/all-news/${newest?.id}`));
        await expect(page.getByRole('main').getByText(state, { exact: true })).toBeVisible();
        await expect(page.getByRole('main').getByText(other, { exact: true })).toHaveCount(0);
      }
    });

    testInOwnTab(`an open page is updated at that time (${locale})`, async ({ page }) => {
      await page.clock.install({ time: end - MINUTE_MS });
      await openLive(page, at(`/all-news/${newest?.id}`));
      await expect(page.getByRole('main').getByText(labels.current, { exact: true })).toBeVisible();
      await page.clock.fastForward(2 * MINUTE_MS);
      await expect(page.getByRole('main').getByText(labels.expired, { exact: true })).toBeVisible();
    });

    testInOwnTab(`on the home page an expired notice is replaced by the next one (${locale})`, async ({ page }) => {
      const valid = notices.filter(isCurrent);
      const shown = valid.slice(0, 3);
      const [next] = [...shown].sort((a, b) => Date.parse(a.validUntil) - Date.parse(b.validUntil));
      // If no notice is current at the time of the build, the board stays empty.
      const over = next ? Date.parse(next.validUntil) : BUILT_AT;
      for (const moment of next ? [over - MINUTE_MS, over + MINUTE_MS] : [over]) {
        await page.clock.setFixedTime(moment);
        await openLive(page, at('/'));
        const stillValid = valid.slice(0, 6).filter(({ validUntil }) => moment < Date.parse(validUntil));
        const titles = stillValid.slice(0, 3).map(({ title }) => title[locale]);
        await expect(partOf(page, labels.notices).getByRole('listitem').getByRole('link')).toHaveText(titles);
        if (next) expect(titles.includes(next.title[locale])).toBe(moment < over);
      }
    });
  });
}
