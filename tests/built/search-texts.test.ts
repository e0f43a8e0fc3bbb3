import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const textOf = (path: string) => readFileSync(`build/client${path}.txt`, 'utf8');

for (const locale of PUBLISHED) {
  const folder = `${localisePath('/search', locale)}/text`;

  test(`search excerpts contain no address symbols and no text for screen readers only (${locale})`, () => {
    for (const path of [
      '/campus-life',
      '/facilities',
      '/facilities/hostel',
      '/gallery/arts-and-festivals',
      '/academics/approval',
    ]) {
      expect(textOf(folder + path), path).not.toMatch(/ # /);
      expect(textOf(folder + path), path).not.toContain(`(${messagesFor(locale).opensInNewTab})`);
    }
  });
}

test('search excerpts separate headings, facts and cells', () => {
  const text = textOf('/search/text/administrative/hostel-committee');
  expect(text).toMatch(/^Members of the hostel committee · /);
  expect(text).toContain('Meetings: Once a month while classes are on · Members');
  expect(text).toContain('· Member · Role ·');
  expect(text).not.toContain('In this part');
});

test.each(['/admissions/btech', '/downloads/fee-sheet'])(
  'the search excerpt of %s does not join words of different lines',
  (path) => {
    expect(textOf(`/search/text${path}`)).not.toMatch(/[a-z]{3}[A-Z][a-z]{2}/);
    expect(textOf('/search/text/downloads/fee-sheet')).toContain(
      'Tuition fee · Not refundable on leaving',
    );
  },
);

test.each(['/index', '/admissions/current', '/admissions/phd', '/tenders'])(
  'the search text of %s counts no days, so that a night changes none',
  (path) => {
    expect(textOf(`/search/text${path}`)).not.toMatch(/\b\d+\sdays? left|Opens in/);
  },
);
