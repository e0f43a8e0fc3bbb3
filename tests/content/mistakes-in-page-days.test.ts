import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import { findFutureDays } from '#app/features/page-days/checks.server.ts';
import { copyContent, type Mistake, replace } from './content-copy.ts';

const copy = copyContent();
afterEach(() => copy.restore());
afterAll(() => copy.dispose());

const FILE = 'page-days.yaml';

/** Name of the mistake, how it is made, and the expected message. */
const ROWS: [name: string, mistake: Mistake, field: string, expected: RegExp, found: RegExp][] = [
  ['a page without its date', replace(FILE, /^\/events: .*\n/m, ''), '/events', /^a date such as 2026-11-14$/, /^nothing$/],
  ['an unknown page', replace(FILE, '/events:', '/event:'), '/event', /^a known field$/, /^the unknown field "\/event"$/],
  ['an invalid date', replace(FILE, /^\/gallery: .*$/m, '/gallery: 2026-02-30'), '/gallery', /^a date such as 2026-11-14$/, /^"2026-02-30"$/],
];

describe('a mistake in page-days.yaml', () => {
  it.each(ROWS)('%s is reported with file, field, expected and found', (_, mistake, field, expected, found) => {
    mistake(copy);
    expect(copy.problems()).toContainEqual({ file: FILE, field, expected: expect.stringMatching(expected), found: expect.stringMatching(found) });
  });

  it('a future date is reported until that day begins at the college', () => {
    const { pageDays } = structuredClone(getSite());
    for (const path of Object.keys(pageDays)) pageDays[path as keyof typeof pageDays] = path === '/faculty' ? '2027-05-02' : '2027-05-01';
    expect(findFutureDays({ pageDays }, Date.parse('2027-05-01T23:59:00+05:30'))).toEqual([
      { file: FILE, field: '/faculty', expected: 'a day not after today, 2027-05-01', found: '2027-05-02' },
    ]);
    expect(findFutureDays({ pageDays }, Date.parse('2027-05-02T00:00:00+05:30'))).toEqual([]);
  });
});
