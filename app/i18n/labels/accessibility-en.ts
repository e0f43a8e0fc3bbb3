/** Words of the tool for text size and contrast, of the accessibility statement, and of a page's days. */
export const accessibility = {
  lastUpdated: 'Last updated',
  lastReviewed: 'Last reviewed',
  display: {
    title: 'Text size and contrast',
    textSize: 'Text size',
    sizes: { small: 'Small', normal: 'Normal', large: 'Large', larger: 'Largest' },
    contrast: 'Contrast',
    contrasts: { device: 'As the device asks', usual: 'Usual', high: 'High' },
    /** Said when a choice has been made. */
    kept: 'The choice holds on every page, and is kept on this device.',
    lost: 'This browser keeps nothing: the choice holds until you leave the page.',
    wasReset: 'Text size and contrast are set back.',
    willBeKept: 'Choices are kept on this device alone.',
    withoutScripts: 'Without scripts a choice holds for this page alone.',
    zoom: 'For larger text still, use the zoom of your browser.',
    reset: 'Set back',
  },
  accessibility: {
    table: 'Points of the guidelines, and who meets them',
    list: 'Guideline',
    total: 'Points',
    states: {
      software: 'By the software',
      content: 'By the content',
      college: 'Left to the college',
      'not-applicable': 'Does not apply',
      open: 'Not met yet',
    },
    results: (date: string, passed: number, failed: number) => `The tests were last run as a whole on ${date}: ${passed} passed, ${failed} failed.`,
    looked: (pages: number, axe: string, chromium: string) =>
      `They open all ${pages} pages of both languages; axe-core ${axe} looks at each in Chromium ${chromium}.`,
    noResults: 'No run of all tests has been noted yet.',
    notShown: (id: string) => `Point ${id} of the guidelines: its test has not passed.`,
    noGaps: 'No gap is known.',
  },
};
