import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { copyContent, type Mistake, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.mend());
afterAll(() => copy.dispose());

const FILE = 'page-days.yaml';

/** Name of the mistake, how it is made, and what the editor is told. */
const ROWS: [name: string, mistake: Mistake, field: string, expected: RegExp, found: RegExp][] = [
  ['a page that has no day', replace(FILE, /^\/events: .*\n/m, ''), '/events', /^a date such as 2026-11-14$/, /^nothing$/],
  ['a page that needs no day', replace(FILE, '/events:', '/event:'), '/event', /^a field that is known here$/, /^the unknown field "\/event"$/],
  ['a day that no calendar has', replace(FILE, /^\/gallery: .*$/m, '/gallery: 2026-02-30'), '/gallery', /^a date such as 2026-11-14$/, /^"2026-02-30"$/],
  [
    'a day that is still to come',
    replace(FILE, /^\/faculty: .*$/m, '/faculty: 2099-01-01'),
    '/faculty',
    /^a day not after today, \d{4}-\d{2}-\d{2}$/,
    /^2099-01-01$/,
  ],
];

describe('a mistake in the days of pages', () => {
  it.each(ROWS)('%s is told with file, field, what was expected and what was found', (_, mistake, field, expected, found) => {
    mistake(copy);
    expect(copy.problems()).toContainEqual({ file: FILE, field, expected: expect.stringMatching(expected), found: expect.stringMatching(found) });
  });
});
