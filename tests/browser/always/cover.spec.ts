import { axeFindings } from '#tests/support/axe.ts';
import { coverPages, openFolds } from '#tests/support/cover.ts';
import { look } from '#tests/support/looks.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** Pages a test, opened one after the other in one tab, where the browser has cached the scripts and axe. */
const PAGES_A_TEST = 11;
/** Width of a 1280 px screen zoomed to 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 568 };

const cover = coverPages();

for (let first = 0; first < cover.length; first += PAGES_A_TEST) {
  const pages = cover.slice(first, first + PAGES_A_TEST);
  test(`pages with every structure of the site, ${first + 1} to ${first + pages.length}, start in silence, pass axe, and fit 320 px`, async ({
    page: tab,
    viewport,
  }) => {
    for (const address of pages) {
      await openLive(tab, address);
      await tab.evaluate(openFolds, { isWhole: address === pages[0] });
      // A fault on one page does not hide those of later pages.
      expect.soft(await axeFindings(tab, 'light'), address).toEqual([]);
      await tab.setViewportSize(NARROW);
      expect
        .soft([...(await look(tab, 'sideways')), ...(await look(tab, 'clipped'))], address)
        .toEqual([]);
      if (viewport) await tab.setViewportSize(viewport);
    }
  });
}
