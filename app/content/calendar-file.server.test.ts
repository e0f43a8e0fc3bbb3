import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { calendarHost, dateNames, noticeCalendarEntries } from './calendar-file.server.ts';

const site = getSite();
const date = fc.record({
  day: fc.constantFrom('2026-12-01', '2026-12-15', '2026-12-20'),
  words: fc.constantFrom('Applications begin', 'Last date to apply', 'Verification'),
});
const dates = fc.uniqueArray(date, { selector: ({ day, words }) => day + words });

describe('the names of dates', () => {
  it('stay with the day and the words, whatever else is put in, taken out or moved', () => {
    fc.assert(
      fc.property(
        dates.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all))),
        ([all, some]) => {
          const before = dateNames(all);
          expect(dateNames(some)).toEqual(some.map((each) => before[all.indexOf(each)]));
          expect(new Set(before).size).toBe(all.length);
        },
      ),
    );
  });

  it('differ for the same words twice on a day', () => {
    const twice = { day: '2026-12-15', words: 'Verification' };
    expect(dateNames([twice, twice])).toEqual(['2026-12-15-4183b779', '2026-12-15-4183b779.2']);
  });

  it('are the same in each language', () => {
    const notice = need(site.notices.find(({ dates: all = [] }) => all.length > 1));
    const [first, ...others] = PUBLISHED.map((locale) =>
      noticeCalendarEntries(site, notice, locale).map(({ id }) => id),
    );
    for (const other of others) expect(other).toEqual(first);
  });
});

it('a site with a new address keeps its first host in the identifiers', () => {
  const college = { ...site.college, siteUrl: 'https://www.hill.test' };
  expect(calendarHost({ college })).toBe('www.hill.test');
  expect(calendarHost({ college: { ...college, firstSiteUrl: 'https://hill.test' } })).toBe(
    'hill.test',
  );
});
