import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';

const textOf = (path: string) => readFileSync(`build/client${path}.txt`, 'utf8');

for (const locale of LOCALES) {
  const folder = `${localisePath('/search', locale)}/text`;

  test(`the text that a search shows of a page holds neither signs of addresses nor what is only spoken (${locale})`, () => {
    for (const path of ['/campus-life', '/facilities', '/facilities/hostel', '/gallery/arts-and-festivals', '/academics/approval']) {
      expect(textOf(folder + path), path).not.toMatch(/ # /);
      expect(textOf(folder + path), path).not.toContain(`(${messagesFor(locale).opensInNewTab})`);
    }
  });
}

test('the text that a search shows of a page parts its heads, facts and cells', () => {
  const text = textOf('/search/text/administrative/hostel-committee');
  expect(text).toMatch(/^Members of the hostel committee · /);
  expect(text).toContain('Meetings: Once a month during class days · Members');
  expect(text).toContain('· Member · Role ·');
  expect(text).not.toContain('In this part');
});

test.each(['/admissions/btech', '/downloads/fee-sheet'])('the text that a search shows of %s joins no words that stand below each other', (path) => {
  expect(textOf(`/search/text${path}`)).not.toMatch(/[a-z]{3}[A-Z][a-z]{2}/);
  expect(textOf('/search/text/downloads/fee-sheet')).toContain('Tuition fee · Not refundable');
});
