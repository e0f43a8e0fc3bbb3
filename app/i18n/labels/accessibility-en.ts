/** Words of the accessibility statement: what is met, by whom, and what the tests found. */
export const accessibility = {
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
    noResults: 'The results of the tests have not been noted since the last change of the software.',
    notShown: (id: string) => `Point ${id} of the guidelines: its test has not passed.`,
    noGaps: 'No gap is known.',
  },
};
