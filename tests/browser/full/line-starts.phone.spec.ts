import { localisePath } from '#app/i18n/locale.ts';
import { expect, test, testInOwnTab } from '#tests/support/test.ts';

test.use({ viewport: { width: 360, height: 780 } });

/**
 * Pages with external links inside sentences, in the language in which a line could begin with a
 * comma.
 */
const PAGES = [
  localisePath('/academics', 'ml'),
  localisePath('/academics/admission', 'ml'),
  localisePath('/about', 'ml'),
  '/academics',
];

for (const address of PAGES) {
  testInOwnTab(
    `no line begins with a comma at the largest text size (${address})`,
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('text-size', 'larger'));
      await page.goto(address);
      const found = await page.getByRole('main').evaluate((main) => {
        const lines: string[] = [];
        const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        let before: DOMRect | undefined;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (node.parentElement?.closest('.visually-hidden, [popover], noscript')) continue;
          const text = node.textContent ?? '';
          for (const [index, sign] of [...text].entries()) {
            if (sign.trim() === '') continue;
            const range = document.createRange();
            range.setStart(node, Math.min(index, text.length - 1));
            range.setEnd(node, Math.min(index + 1, text.length));
            const box = range.getBoundingClientRect();
            if (
              ',;'.includes(sign) &&
              before &&
              box.top >= before.bottom - 2 &&
              box.left < before.left
            )
              lines.push(text.slice(index, index + 30));
            if (box.width > 0) before = box;
          }
        }
        return lines;
      });
      expect(found).toEqual([]);
    },
  );
}

testInOwnTab('the sign of an external link is on the line of its last word', async ({ page }) => {
  await page.goto(localisePath('/admissions', 'ml'));
  const links = page.getByRole('main').locator('a[data-external]').filter({ visible: true });
  await expect(links.first()).toBeVisible();
  const alone = await links.evaluateAll((elements) =>
    elements.flatMap((link) => {
      const range = document.createRange();
      range.selectNodeContents(link.firstChild ?? link);
      const { bottom, height } = [...range.getClientRects()].at(-1) ?? new DOMRect();
      const below = [...link.getClientRects()].at(-1)?.bottom ?? bottom;
      const edge = Number.parseFloat(getComputedStyle(link).paddingBottom);
      return below - edge - bottom > height / 2 ? [link.textContent] : [];
    }),
  );
  expect(alone).toEqual([]);
});

testInOwnTab(
  'no line begins with the comma of what compared programmes share',
  async ({ page }) => {
    await page.goto(localisePath('/academics/compare', 'ml'));
    const lines = page.getByRole('table').first().locator('[data-common] > span');
    await expect(lines.nth(5)).toBeVisible();
    // What stands before a link is a sign on its line; what stands after it must not have a line of
    // its own.
    const apart = await lines.evaluateAll((spans) =>
      spans.flatMap((span) => {
        const box = span.getBoundingClientRect();
        const text = (span.firstElementChild ?? span).getBoundingClientRect();
        return box.left < text.left - 1 || box.bottom > text.bottom + 10 ? [span.textContent] : [];
      }),
    );
    expect(apart).toEqual([]);
  },
);
