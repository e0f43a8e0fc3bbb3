/** Labels of the text size and contrast tool, of the accessibility statement, and of page dates. */
export const accessibility = {
  lastUpdated: 'Last updated',
  lastReviewed: 'Last reviewed',
  display: {
    title: 'Text size and contrast',
    textSize: 'Text size',
    sizes: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Largest' },
    contrast: 'Contrast',
    contrasts: { device: 'Same as device', usual: 'Normal', high: 'High' },
    /** Announced after a choice. */
    kept: 'Applied to all pages and saved on this device.',
    lost: 'This browser does not save settings. The change lasts until you leave the page.',
    wasReset: 'Text size and contrast have been reset.',
    willBeKept: 'Your choices are saved only on this device.',
    withoutScripts: 'Without JavaScript, the choice applies only to this page.',
    zoom: 'For still larger text, use the zoom of your browser.',
    reset: 'Reset',
  },
  accessibility: {
    table: 'Guideline points, and how each is met',
    list: 'Guideline',
    total: 'Points',
    states: {
      software: 'By the software',
      content: 'By the content',
      college: 'To be done by the college',
      'not-applicable': 'Not applicable',
      open: 'Not met yet',
    },
    results: (date: string, passed: number, failed: number) => `All tests were last run on ${date}: ${passed} passed, ${failed} failed.`,
    looked: (pages: number, axe: string, chromium: string) =>
      `They open all ${pages} pages in both languages; axe-core ${axe} checks each page in Chromium ${chromium}.`,
    noResults: 'Test results are not available yet.',
    notShown: (id: string) => `Guideline point ${id}: its test has not passed.`,
    noGaps: 'There are no known gaps.',
  },
};
