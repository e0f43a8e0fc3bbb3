import { getSite } from '#app/content/reading/site.server.ts';
import { waysBlock } from '#app/features/ways-in/ways-in.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ONE_LANGUAGE } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { expect, test } from '#tests/support/test.ts';

const site = getSite();
const PAGE = '/academics/admission';

const openAll = (all: Element[]) => {
  for (const details of all) details.setAttribute('open', '');
};

for (const locale of ONE_LANGUAGE) {
  const address = localisePath(PAGE, locale);
  const { ways } = waysBlock(site, locale, Date.now());

  test.describe(`without scripts (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('each admission route is an ordered list of steps, and each special case opens by key', async ({ page }) => {
      await page.goto(address);
      for (const way of ways) {
        const line = page.locator(`[id="${way.id}"]`);
        await page.getByRole('heading', { level: 3, name: way.name, exact: true }).click();
        await expect(line.getByRole('list').first().getByRole('heading', { level: 4 })).toHaveText(way.stops.map(({ title }) => title));
        await expect(line.getByRole('group')).toHaveCount(way.stops.flatMap(({ whatIf }) => whatIf).length);
      }
      const stop = need(ways[0]?.stops.find(({ whatIf }) => whatIf.length > 0));
      const first = need(stop.whatIf[0]);
      const item = page.locator(`[id="${stop.id}"]`);
      await expect(item).not.toContainText(need(first.answer), { useInnerText: true });
      await item.locator('summary').first().focus();
      await page.keyboard.press('Enter');
      await expect(item).toContainText(need(first.answer), { useInnerText: true });
    });

    test('a link to a step opens its route and shows the step', async ({ page }) => {
      await page.goto(`${address}#btech-keam-allotment`);
      await expect(page.locator('[id="btech-keam-allotment"]').getByRole('heading')).toBeInViewport();
    });
  });

  test(`in print every special case is open (${locale})`, async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 3, name: need(ways[0]?.name), exact: true })).toBeVisible();
    // The visible text, without closed explanations of abbreviations.
    const shown = await page.getByRole('main').innerText();
    for (const { answer } of ways.flatMap(({ stops }) => stops.flatMap(({ whatIf }) => whatIf))) expect(shown).toContain(answer);
  });

  test(`on the smallest phone the seat table scrolls, not the page, and no step is cut (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    await page.locator('main details').evaluateAll(openAll);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const cut = await page
      .locator('main details ol li')
      .evaluateAll((stops) => stops.filter((stop) => stop.scrollWidth > stop.clientWidth).map(({ id }) => id));
    expect(cut).toEqual([]);
  });
}
