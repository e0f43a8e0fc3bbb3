import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

// The browser logs the page with status 404.
test.use({ javaScriptEnabled: false, expectedMessages: [/^Failed to load resource: .* 404/] });

const { pages, admissions, home, fees } = getSite();
const wholePages = pages.filter(({ mount }) => mount !== 'root');

for (const locale of ONE_LANGUAGE) {
  const messages = messagesFor(locale);
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);

  test(`without scripts the home page shows all of its parts (${locale})`, async ({ page }) => {
    await page.goto(at('/'));
    for (const name of [labels.admissionsToday, labels.programmesAndSeats, labels.notices, labels.events, labels.lifeOnCampus, labels.forStudents]) {
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    }
    for (const way of home.ways) await expect(page.getByText(way.route[locale])).toBeVisible();
    for (const resource of home.resources) await expect(page.locator(`#${resource.id}`)).toContainText(resource.text[locale], { useInnerText: true });
  });

  test(`without scripts every page of sections shows every section (${locale})`, async ({ page }) => {
    expect(wholePages.length).toBeGreaterThanOrEqual(6);
    for (const { id, sections, sectionTexts } of wholePages) {
      await page.goto(at(`/${id}`));
      for (const section of sectionTexts.filter((text) => sections.includes(text.id))) {
        const part = page.locator(`:is(section, li)#${section.id}`);
        await expect(part.getByRole('heading', { level: 2, name: section.texts[locale].frontMatter.title })).toBeVisible();
        // All text is laid out and not folded; a chart may be hidden if a table shows the same.
        expect(await part.locator(':is(p, li, td):not([aria-hidden="true"] *)').filter({ visible: false }).count(), `hidden text in ${id}#${section.id}`).toBe(
          0,
        );
        expect((await part.innerText()).length).toBeGreaterThan(100);
      }
    }
  });

  test(`without scripts a link to an admission tab opens its text (${locale})`, async ({ page }) => {
    await page.goto(at('/admissions'));
    const links = page.getByRole('navigation', { name: labels.admissionTabs }).getByRole('link');
    await links.nth(2).click();
    await expect(page).toHaveURL(at('/admissions#mtech'));
    await expect(page.getByRole('heading', { level: 2, name: { en: 'M.Tech, M.Plan and MCA', ml: 'എം.ടെക്, എം.പ്ലാൻ, എം.സി.എ.' }[locale] })).toBeInViewport();
    await expect(page.getByRole('heading', { level: 2, name: labels.currentAdmissions })).toBeVisible();
  });

  test(`without scripts a past admission opens and shows all its parts, one below the other (${locale})`, async ({ page }) => {
    await page.goto(at('/admissions'));
    for (const [index, event] of admissions.events.entries()) {
      const card = page.getByRole('main').getByRole('article').nth(index);
      await card.getByText(labels.viewDetails, { exact: true }).click();
      await expect(card.getByRole('tablist')).toBeHidden();
      const texts = [
        ...(event.procedureSteps ?? []),
        ...(event.requiredDocuments ?? []),
        ...(event.documents ?? []).map(({ title }) => title),
        ...(event.feeDetails?.heads ?? []).flatMap((id) => fees.filter((head) => head.id === id).map(({ name }) => name)),
        ...(event.feeRemarks ?? []).map(({ remark }) => remark),
        ...(event.importantDates ?? []).map((entry) => entry.event),
        ...(event.faq ?? []).flatMap(({ question, answer }) => [question, answer]),
      ];
      // The visible text: explanations of abbreviations are closed.
      const seen = await card.innerText();
      for (const text of texts) expect(seen).toContain(text[locale]);
      for (const [label, data] of [
        [labels.tabDocuments, event.documents],
        [labels.tabFees, event.feeDetails ?? event.feeRemarks],
        [labels.tabDates, event.importantDates],
        [labels.tabFaq, event.faq],
      ] as const) {
        await expect(card.getByRole('paragraph').filter({ hasText: new RegExp(`^${label}$`) })).toHaveCount(data ? 1 : 0);
      }
    }
  });

  test(`without scripts the theme switch, which needs scripts, is hidden (${locale})`, async ({ page }) => {
    for (const address of ['/', '/about', '/admissions', '/no-such-page']) {
      await page.goto(at(address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('button', { name: messages.darkTheme })).toBeHidden();
      await expect(page.getByRole('button', { name: messages.lightTheme })).toBeHidden();
    }
  });
}
