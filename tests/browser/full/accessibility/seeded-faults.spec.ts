import { axeFindings } from '#tests/support/axe.ts';
import { expect, openLive, test } from '#tests/support/test.ts';

// Page structures and text places already checked are not checked again (tests/support/axe.ts). Here faults are added to
// such pages: each must be found.

/** Faults by axe rule: the page, the element and the change. */
const FAULTS: readonly (readonly [
  rule: string,
  path: string,
  place: string,
  fault: (element: Element) => unknown,
])[] = [
  ['image-alt', '/gallery/campus', 'main img', (element) => element.removeAttribute('alt')],
  ['link-name', '/about/history', 'main a[href]', (element) => element.replaceChildren()],
  ['empty-heading', '/about/history', 'main h1', (element) => element.replaceChildren()],
  ['button-name', '/about/history', 'header button', (element) => element.replaceChildren()],
  [
    'aria-required-parent',
    '/about/history',
    'main li',
    (element) => element.setAttribute('role', 'option'),
  ],
  ['list', '/about/history', 'main ul', (element) => element.append(document.createElement('div'))],
  [
    'valid-lang',
    '/about/history',
    'header [lang]',
    (element) => element.setAttribute('lang', 'zz-wrong'),
  ],
  [
    'aria-valid-attr-value',
    '/about/history',
    'main p',
    (element) => element.setAttribute('aria-live', 'wrong'),
  ],
  [
    'tabindex',
    '/about/history',
    'header a[href]',
    (element) => element.setAttribute('tabindex', '3'),
  ],
  [
    'landmark-unique',
    '/about/history',
    'main nav',
    (element) =>
      element.setAttribute(
        'aria-label',
        [...document.querySelectorAll('header nav')].at(-1)?.ariaLabel ?? '',
      ),
  ],
  [
    'select-name',
    '/faculty',
    'main select',
    (element) =>
      element.closest('label')?.replaceWith(element) ??
      document.querySelector(`label[for="${element.id}"]`)?.remove(),
  ],
  ['summary-name', '/help/faq', 'main summary', (element) => element.replaceChildren()],
  ['empty-table-header', '/academics/ktu', 'main th', (element) => element.replaceChildren()],
  [
    'scope-attr-valid',
    '/academics/ktu',
    'main th + th',
    (element) => element.setAttribute('scope', 'wrong'),
  ],
  [
    'aria-hidden-focus',
    '/about/history',
    'footer ul',
    (element) => element.setAttribute('aria-hidden', 'true'),
  ],
];

test('a structural fault is found on a page whose structure was checked before', async ({
  page: tab,
}) => {
  const seen = new Set<string>();
  const missed: string[] = [];
  for (const path of new Set(FAULTS.map(([, path]) => path))) {
    await openLive(tab, path);
    expect(await axeFindings(tab, seen), path).toEqual([]);
    const faults = FAULTS.filter(([, of]) => of === path);
    for (const [, , place, fault] of faults)
      await tab.locator(`${place} >> visible=true`).first().evaluate(fault);
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
