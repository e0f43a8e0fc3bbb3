import type { Page } from '@playwright/test';
import { getDocument, VerbosityLevel } from 'unpdf/pdfjs';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { PAPER_COURSES } from '#app/features/papers/schema.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { axeFindings } from '#tests/support/axe.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, openLive, test, testInOwnTab } from '#tests/support/test.ts';

const place = (page: Page, tab: 'btech' | 'mtech' | 'phd' = 'btech') => page.locator(`#papers-${tab}`);
const select = (page: Page, name: string) => place(page).getByRole('combobox', { name, exact: true });
const paper = (page: Page, name: string) => place(page).getByRole('listitem').filter({ hasText: name });

/** Names of documents and dates as shown. */
const SAY = {
  en: {
    community: 'Community certificate',
    conduct: 'Course and conduct certificate',
    caste: 'Caste certificate',
    last: '28 February 2027',
    first: '1 March 2026',
  },
  ml: {
    community: 'കമ്യൂണിറ്റി സർട്ടിഫിക്കറ്റ്',
    conduct: 'കോഴ്സ്, സ്വഭാവ സർട്ടിഫിക്കറ്റ്',
    caste: 'ജാതി സർട്ടിഫിക്കറ്റ്',
    last: '2027 ഫെബ്രുവരി 28',
    first: '2026 മാർച്ച് 1',
  },
} as const satisfies Record<Locale, object>;

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);
  const say = SAY[locale];
  const at = (path: string) => localisePath(path, locale);

  test(`an OEC candidate finds the documents for B.Tech and ticks one; choice and tick are kept (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions#btech'));
    await page.locator('#btech').getByRole('link', { name: labels.whatDoIBring }).click();
    await select(page, labels.community).selectOption('oec');
    await expect(paper(page, say.community)).toContainText({ en: 'Village Officer', ml: 'വില്ലേജ് ഓഫീസർ' }[locale]);
    await expect(paper(page, say.caste)).toHaveCount(0);
    await select(page, labels.quota).selectOption('merit');
    const name = `${labels.paperCourse.btech}, ${labels.paperQuota.merit}, ${labels.candidateCategoryLong.oec}`;
    await expect(place(page).getByRole('status').first()).toHaveText(`${name}. ${{ en: '13 documents', ml: '13 രേഖകൾ' }[locale]}`);
    await expect(place(page).getByRole('checkbox')).toHaveCount(13);
    await place(page).getByRole('checkbox', { name: say.community, exact: true }).check();
    await expect(page).toHaveURL(at('/admissions?papers=btech&community=oec&quota=merit#papers-btech'));
    await page.reload();
    await expect(place(page).getByRole('checkbox', { name: say.community, exact: true })).toBeChecked();
    await expect(place(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    expect(await axeFindings(page)).toEqual([]);
    await place(page).getByRole('button', { name: labels.clearTicks }).click();
    await expect(place(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  for (const size of ['normal', 'larger']) {
    testInOwnTab(`every document list fits a screen of 320 px with ${size} text (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.addInitScript((textSize) => localStorage.setItem('text-size', textSize), size);
      await openLive(page, at('/admissions?papers=btech#papers-btech'));
      for (const course of PAPER_COURSES) {
        await select(page, labels.course).selectOption(labels.paperCourse[course]);
        await expect(place(page).getByRole('heading', { level: 3, name: labels.paperCourse[course] })).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth), course).toBe(320);
      }
    });
  }

  test(`the validity of a conduct certificate depends on the reporting day in the address and the date of issue (${locale})`, async ({ page }) => {
    await openLive(page, at('/admissions?papers=btech&community=sc&day=2026-08-31#papers-btech'));
    const answer = paper(page, say.conduct).getByRole('status');
    const issued = paper(page, say.conduct).getByLabel(labels.dayOfIssue);
    await expect(answer).toHaveText(labels.validityAnswer.issueFrom.replace('{first}', say.first));
    await issued.fill('2026-08-31');
    await expect(answer).toHaveText(labels.validityAnswer.valid.replace('{last}', say.last));
    await place(page).getByLabel(labels.reportingDay).fill('2027-03-01');
    await expect(answer).toHaveText(labels.validityAnswer.over.replace('{last}', say.last));
    await expect(page).toHaveURL(at('/admissions?papers=btech&community=sc&day=2027-03-01#papers-btech'));
    await place(page).getByLabel(labels.reportingDay).fill('2026-08-30');
    await expect(answer).toHaveText(labels.validityAnswer.early);
    await place(page).getByLabel(labels.reportingDay).fill('');
    await expect(answer).toHaveText(labels.validityAnswer.until.replace('{last}', say.last));
  });

  test.describe(`without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a table lists every document and who needs it, without any choice', async ({ page }) => {
      await page.goto(at('/admissions'));
      for (const tab of ['btech', 'mtech', 'phd'] as const) await place(page, tab).locator('summary').click();
      const row = place(page).getByRole('row').filter({ hasText: say.community });
      await expect(row.getByRole('cell').first()).toContainText(`${labels.candidateCategory.sebc}, ${labels.candidateCategory.oec}`, { useInnerText: true });
      await expect(place(page).locator('table')).not.toContainText('–');
      await expect(place(page).locator('tbody tr')).toHaveCount(23);
      await expect(place(page, 'mtech').locator('tbody tr')).toHaveCount(17);
      await expect(place(page, 'phd').locator('tbody tr')).toHaveCount(11);
      await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
    });
  });
}

testInOwnTab('without browser storage, ticks last until the page is closed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openLive(page, '/admissions?papers=phd#papers-btech');
  const box = place(page).getByRole('checkbox').first();
  await box.check();
  await select(page, 'Community').selectOption('st');
  await expect(box).toBeChecked();
});

for (const locale of ONE_LANGUAGE) {
  const labels = labelsFor(locale);

  test(`the document list of a candidate prints on one page, with tick boxes and without the rest of the page (${locale})`, async ({ page }) => {
    // The longest list: quota and community not chosen.
    await openLive(page, localisePath('/admissions?papers=btech&day=2026-08-10#papers-btech', locale));
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    const place = page.locator('#papers-btech');
    await place.getByRole('checkbox').first().check();
    await place.getByRole('button', { name: labels.printThis }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(place.getByRole('checkbox')).toHaveCount(20);
    for (const box of await place.getByRole('checkbox').all()) await expect(box).toBeVisible();
    const task = getDocument({ data: new Uint8Array(await page.pdf({ preferCSSPageSize: true })), verbosity: VerbosityLevel.ERRORS });
    const sheet = await task.promise;
    expect(sheet.numPages).toBe(1);
    const { items } = await (await sheet.getPage(1)).getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join('');
    await task.destroy();
    // The PDF reader cannot read Malayalam letters, so only Latin letters and digits are compared; line breaks are ignored.
    const bare = (words: string) => words.replaceAll(/\s/g, '');
    for (const words of ['KEAM', 'edistrict.kerala.gov.in', '2026', ...(locale === 'en' ? namesOfBtech() : [])]) expect(bare(text)).toContain(bare(words));
    expect(text).not.toContain('900+');
  });
}

function namesOfBtech(): string[] {
  return getSite()
    .papers.filter((paper) => paper.for.courses.includes('btech'))
    .map(({ title }) => title.en);
}

test('the code of the document tool is loaded only when the tool comes near the screen', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const tools = () => scripts.filter((url) => /paper-tool.*\.js/.test(url));
  await openLive(page, '/admissions/btech');
  expect(tools()).toEqual([]);
  await page.locator('#papers-btech').scrollIntoViewIfNeeded();
  await expect.poll(tools).toHaveLength(1);
});
