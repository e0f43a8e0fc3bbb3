import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Less is not seen. */
const LEAST_SCROLL = 40;

/** Every individually written page and one of each type. */
const LOOKED_AT = PAGES.filter(
  ({ kind, locale }) => kind === 'section-page' && locale === 'en',
).concat(PAGE_KINDS.filter(({ kind, locale }) => kind !== 'not-found' && locale === 'en'));

test('beside a list of sections a table fits, or scrolls so far that it is seen', async ({
  page,
}) => {
  for (const width of [768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    for (const { address } of LOOKED_AT) {
      await page.goto(address);
      const hidden = await page.evaluate(
        (least) =>
          [...document.querySelectorAll('.table-region')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .filter(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth < least)
            .map((region) => region.getAttribute('aria-label')),
        LEAST_SCROLL,
      );
      expect.soft(hidden, `${address} at ${width} px`).toEqual([]);
    }
  }
});
