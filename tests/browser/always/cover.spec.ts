import { axeFindings } from '#tests/support/axe.ts';
import { coverPages, openFolds } from '#tests/support/cover.ts';
import { look } from '#tests/support/looks.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

/** The first bring most structures; the long run tries all, in each theme and width. */
const PAGES = 11;
/** Width of a 1280 px screen zoomed to 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 568 };

test('the eleven pages with most structures of the site start in silence, pass axe, and fit 320 px', async ({
  page: tab,
  viewport,
}) => {
  // Opened in one tab, where the browser has cached the scripts and axe.
  for (const [index, address] of coverPages().slice(0, PAGES).entries()) {
    await openLive(tab, address);
    await tab.evaluate(openFolds, { isWhole: index === 0 });
    // A fault on one page does not hide those of later pages.
    expect.soft(await axeFindings(tab, 'light'), address).toEqual([]);
    await tab.setViewportSize(NARROW);
    expect
      .soft([...(await look(tab, 'sideways')), ...(await look(tab, 'clipped'))], address)
      .toEqual([]);
    if (viewport) await tab.setViewportSize(viewport);
  }
});
