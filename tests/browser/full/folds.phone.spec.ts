import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** What is pressed lies over the heading. */
const OVER = { force: true };
const PHONE = { width: 360, height: 640 };

/** Pages with an answer to many questions, and lists. */
const INDEX_PAGES = [
  '/about /academics /academics/admission /academics/calendar /academics/programs /administrative /facilities',
  '/facilities/transport /campus-life /contact /alumni /careers /partnerships /pta /events /tenders',
  '/all-news /all-news/archive/2026 /downloads /faculty /gallery /today /sitemap /search',
  '/department /department/civil /department/maths /department/physicalEducation',
  '/research /research/areas /research/guides /research/labs /research/publications',
  '/help /help/faq /help/plain-words /help/open-data',
  '/public-self-disclosure /mandatory-disclosure',
].flatMap((line) => line.split(' '));

test('an index page is at most 8 screens of a phone long', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const path of INDEX_PAGES)
    for (const locale of PUBLISHED) {
      await page.goto(localisePath(path, locale));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // The present month of the calendar is open, and in some months has twenty entries.
      const most = path === '/academics/calendar' ? 10 : 8;
      expect.soft(height / PHONE.height, localisePath(path, locale)).toBeLessThanOrEqual(most);
    }
});

test('the first section stands open on a page of few sections, on a longer one only with a date to come', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/alumni');
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.goto('/careers');
  await expect(page.locator('#figures table').first()).toBeHidden();
  await page.goto('/pta');
  // When the meetings of the sample are over, there is no date and the section is folded.
  const isDated = (await page.locator('#meetings li[data-until]').count()) > 0;
  await expect(page.locator('#meetings > details')).toHaveJSProperty('open', isDated);
});

test('what is asked most is answered on the first screen, other questions are folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const locale of PUBLISHED) {
    await page.goto(localisePath('/help/faq', locale));
    await expect(page.locator('#btech-fees').getByText('9,650')).toBeInViewport();
    await expect(page.locator('#eligibility p').first()).toBeHidden();
  }
});

test('the sign of a folded section stands on the line of its heading', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/academics');
  const [heading, sign] = await page.locator('#programs').evaluate((part) => {
    const { top } = part.getBoundingClientRect();
    const summary = part.querySelector('summary') as HTMLElement;
    return [
      (part.querySelector('h2') as HTMLElement).getBoundingClientRect().top - top,
      Number.parseFloat(getComputedStyle(summary, '::after').insetBlockStart),
    ];
  });
  expect(Math.abs((heading ?? 0) - (sign ?? 0))).toBeLessThan(4);
});

test('whom to call stands above the folded sections of Contact', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/contact');
  await expect(page.getByText('office@college.example').first()).toBeInViewport();
  await expect(page.locator('#reach [href^="geo:"]')).toBeHidden();
});

test('past notices and events are folded, and open by their address', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, row] of [
    ['/all-news#archive', 'Transfer certificates: a separate counter in July'],
    ['/events#past', 'Graduation Day 2026'],
  ] as const) {
    await openLive(page, path.replace(/#.*/, ''));
    const link = page.locator('details').getByRole('link', { name: row });
    await expect(link).toBeHidden();
    await openLive(page, path);
    await expect(link).toBeVisible();
  }
});

test('a drawing beside a folded heading is large enough to be seen, or is not there', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(localisePath('/research', 'ml'));
  const widths = await page
    .locator('main section:has(> details) > [aria-hidden]')
    .evaluateAll((drawings) => drawings.map(({ clientWidth }) => clientWidth));
  expect(widths.length).toBeGreaterThan(0);
  expect(widths.filter((width) => width > 0 && width < 80)).toEqual([]);
});

test('a section opens where it is pressed, and by its address', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openLive(page, '/facilities');
  const table = page.getByRole('table', { name: /Hostel and mess/ });
  await expect(table).toBeHidden();
  await page.getByRole('heading', { name: 'Hostel', exact: true }).click(OVER);
  await expect(table).toBeVisible();

  await openLive(page, '/facilities#hostel');
  await expect(table).toBeVisible();
});

test('a heading that is a link is followed where its section is folded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, name, target] of [
    ['/sitemap', 'Facilities', '/facilities'],
    ['/faculty', 'Civil Engineering', '/department/civil'],
  ] as const) {
    await page.goto(path);
    await page.locator('.fold-part').getByRole('link', { name, exact: true }).first().click();
    await expect(page).toHaveURL(target);
  }
});

test('nothing is folded on a wide screen or on paper', async ({ page }) => {
  const table = page.getByRole('table', { name: /Hostel and mess/ });
  const summary = page.locator('#hostel summary');
  await page.setViewportSize({ width: 1366, height: 768 });
  await openLive(page, '/facilities');
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a section opens where it is pressed', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/facilities');
    await page.getByRole('heading', { name: 'Hostel', exact: true }).click(OVER);
    await expect(page.getByRole('table', { name: /Hostel and mess/ })).toBeVisible();
  });
});
