import type { Page } from '@playwright/test';
import { localisePath } from '#app/i18n/locale.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { expect, test } from '#tests/support/test.ts';

/** Font families of the page heading, as in the file names. */
async function facesOfHeading(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const locale of PUBLISHED) {
  test(`headings have their own font from the first paint if it loads before the styles (${locale})`, async ({
    page,
  }) => {
    // A busy machine may be late with both.
    const face = page
      .waitForResponse(/\/anek-(?:latin-)?700-/)
      .then((response) => response.finished());
    await page.route('**/*.css', async (route) => {
      await face;
      await route.continue();
    });
    await page.goto(localisePath('/about', locale));
    expect(await facesOfHeading(page)).toEqual(['Anek Malayalam']);
  });
}

test.describe('a broken file', () => {
  // Messages of the browser about it.
  test.use({ expectedMessages: [/^(?:Failed to decode downloaded font|OTS parsing error)/] });

  test('if the heading font cannot be loaded, the system font stays, with the same width', async ({
    page,
  }) => {
    const widthOfHeading = () =>
      page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().width;
      });
    await page.goto('/about');
    const own = await widthOfHeading();
    await page.route('**/anek-latin-*.woff2', (route) =>
      route.fulfill({ contentType: 'font/woff2', body: 'no face' }),
    );
    await page.reload();
    expect(await facesOfHeading(page)).toEqual(['Liberation Sans']);
    expect(Math.abs((await widthOfHeading()) / own - 1)).toBeLessThan(0.05);
  });
});
