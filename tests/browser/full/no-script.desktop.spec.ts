import { getSite } from '#app/site.ts';
import { expect, test } from '#tests/support/test.ts';

// The browser logs the page with status 404.
test.use({ javaScriptEnabled: false, expectedMessages: [/^Failed to load resource: .* 404/] });

const { pages } = getSite();
const wholePages = pages.filter(({ mount }) => mount !== 'root');

test('without scripts every page of sections shows every section', async ({ page }) => {
  expect(wholePages.length).toBeGreaterThanOrEqual(6);
  for (const { id, sections, sectionTexts } of wholePages) {
    await page.goto(`/${id}`);
    for (const section of sectionTexts.filter((text) => sections.includes(text.id))) {
      const part = page.locator(`:is(section, li)#${section.id}`);
      await expect(
        part.getByRole('heading', { level: 2, name: section.texts.en.frontMatter.title }),
      ).toBeVisible();
      // All text is laid out and not folded; a chart may be hidden if a table shows the same, what
      // only a clock can say, and a line in the places that it has later.
      expect(
        await part
          .locator(':is(p, li, td):not([aria-hidden="true"] *, .needs-script, [data-from])')
          .filter({ visible: false })
          .count(),
        `hidden text in ${id}#${section.id}`,
      ).toBe(0);
      expect((await part.innerText()).length).toBeGreaterThan(100);
    }
  }
});

test('what needs scripts is hidden without them: the theme switch, filters, the search and the tools', async ({
  page,
}) => {
  for (const address of '/ /about /admissions /all-news /faculty /search /no-such-page'.split(
    ' ',
  )) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Dark theme', 'Light theme'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    await expect(page.getByRole('combobox'), address).toHaveCount(0);
  }
});
