import { readFileSync } from 'node:fs';
import { PAGES } from '#tests/support/pages.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

test("the site's fonts have every Malayalam letter that the site uses", async ({ page: tab }) => {
  const files = PAGES.filter(({ locale }) => locale === 'ml').map(({ address }) =>
    readFileSync(`build/client${address}/index.html`, 'utf8'),
  );
  const letters = [...new Set(files.join('').match(/[\u0d00-\u0d7f]/g))].sort();
  expect(letters.length).toBeGreaterThan(60);
  await openLive(tab, '/ml');
  // Each letter is tested alone; combining signs get the dotted circle. Text uses one family, headings the other.
  await tab.evaluate((each) => {
    for (const letter of each)
      for (const name of ['p', 'h2'])
        document.body.append(
          Object.assign(document.createElement(name), { className: 'letter', textContent: letter }),
        );
  }, letters);
  // Some system fonts used as fallback may be installed.
  await tab.evaluate(() =>
    Promise.allSettled([...document.fonts].map((font) => font.load())).then(() => undefined),
  );
  const session = await tab.context().newCDPSession(tab);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.letter',
  });
  expect(nodeIds).toHaveLength(2 * letters.length);
  const foreign: string[] = [];
  for (const [index, nodeId] of nodeIds.entries()) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const isOwn = fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
    if (!isOwn)
      foreign.push(
        `${letters[Math.floor(index / 2)]}: ${fonts.map(({ familyName }) => familyName).join(', ') || 'no font'}`,
      );
  }
  expect(foreign).toEqual([]);
});
