import { axeFindings } from '#tests/support/axe.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

// Page structures and text places already checked are not checked again (tests/support/axe.ts). Here faults are added to
// such pages: each must be found.

/** Faults by axe rule: the page, the element and the change: its words go, or an attribute goes or is set. */
const FAULTS = `
  image-alt              /gallery/campus   main img         without alt
  link-name              /about/history    main a[href]     without words
  empty-heading          /about/history    main h1          without words
  button-name            /about/history    header button    without words
  aria-required-parent   /about/history    main li          role=option
  valid-lang             /about/history    header [lang]    lang=zz-wrong
  aria-valid-attr-value  /about/history    main p           aria-live=wrong
  tabindex               /about/history    header a[href]   tabindex=3
  landmark-unique        /about/history    main nav         aria-label=Main navigation
  select-name            /faculty          main label span  without words
  summary-name           /help/faq         main summary     without words
  empty-table-header     /academics/ktu    main th          without words
  scope-attr-valid       /academics/ktu    main th + th     scope=wrong
  aria-hidden-focus      /about/history    footer ul        aria-hidden=true
`
  .trim()
  .split('\n')
  .map(
    (line) =>
      line.trim().split(/ {2,}/) as [rule: string, path: string, place: string, change: string],
  );

function change(element: Element, words: string): void {
  const [name = '', value] = words.replace('without ', '').split('=');
  if (value !== undefined) element.setAttribute(name, value);
  else if (name === 'words') element.replaceChildren();
  else element.removeAttribute(name);
}

test('a structural fault is found on a page whose structure was checked before', async ({
  page: tab,
}) => {
  const seen = new Set<string>();
  const missed: string[] = [];
  for (const path of new Set(FAULTS.map(([, path]) => path))) {
    await openLive(tab, path);
    expect(await axeFindings(tab, seen), path).toEqual([]);
    const faults = FAULTS.filter(([, of]) => of === path);
    for (const [, , place, words] of faults)
      await tab.locator(`${place} >> visible=true`).first().evaluate(change, words);
    const found = new Set((await axeFindings(tab, seen)).map((finding) => finding.split(':')[0]));
    missed.push(
      ...faults
        .filter(([rule]) => !found.has(rule))
        .map(([rule, , place]) => `${rule} in ${place} of ${path}`),
    );
  }
  expect(missed).toEqual([]);
});

test('targets that are too small are found on a page whose structure was checked before', async ({
  page: tab,
}) => {
  const seen = new Set<string>();
  await openLive(tab, '/about/history');
  expect(await axeFindings(tab, seen)).toEqual([]);
  await paint(
    tab,
    'nav a { display: block; block-size: 4px; padding: 0; margin: 0; min-block-size: 0; overflow: hidden }',
  );
  expect((await axeFindings(tab, seen)).map((finding) => finding.split(':')[0])).toContain(
    'target-size',
  );
});

for (const [look, selector] of [
  ['light, usual contrast', 'html[data-theme=light]:not([data-contrast=high])'],
  ['dark, usual contrast', 'html[data-theme=dark]:not([data-contrast=high])'],
  ['light, high contrast', 'html[data-theme=light][data-contrast=high]'],
  ['dark, high contrast', 'html[data-theme=dark][data-contrast=high]'],
] as const) {
  test(`insufficient contrast in only one theme is found: ${look}`, async ({ page: tab }) => {
    const seen = new Set<string>();
    await openLive(tab, '/about/history');
    expect(await axeFindings(tab, seen)).toEqual([]);
    for (const place of ['main p', 'footer a', 'header h1, header strong, header a span']) {
      // A place is its elements with their classes and states: a fault in the colours comes with another one of them.
      await tab.evaluate((words) => {
        for (const element of document.querySelectorAll(words))
          element.setAttribute('data-fault', '');
      }, place);
      await paint(
        tab,
        `${selector} :is(${place}) { color: color-mix(in srgb, canvas, gray 5%) !important; background: canvas !important }`,
      );
      const found = await axeFindings(tab, new Set(seen));
      expect(
        found.some((finding) => finding.startsWith(`${look}: color-contrast`)),
        `${place}: ${found}`,
      ).toBe(true);
      expect(
        found.filter((finding) => !finding.startsWith(look)),
        place,
      ).toEqual([]);
    }
  });
}

/** The page's policy would block an added style sheet. */
function paint(tab: Parameters<typeof axeFindings>[0], css: string): Promise<void> {
  return tab.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
}
