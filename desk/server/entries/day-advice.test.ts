import { describe, expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { dayAdvice, daysToAdd } from './day-advice.ts';

const content = new ContentFolder('content');
const kind = (id: string) => kindOf(id) as Kind;
const said = (id: string, before: unknown, value: unknown) =>
  dayAdvice(kind(id), { before, value }).map(({ words, field }) => `${field.en}: ${words.en}`);

it('an event that is postponed names the texts that still have the old day, in both languages', () => {
  const before = {
    start: '2026-12-04T10:00:00+05:30',
    end: '2026-12-14T16:00:00+05:30',
    summary: { en: 'On 4 December, at 10 am.', ml: 'ഡിസംബർ 4-ന് രാവിലെ 10-ന്.' },
    body: { en: 'Until 14 December.' },
  };
  expect(said('events', before, { ...before, start: '2026-12-11T10:00:00+05:30' })).toEqual([
    'Summary, English: This still says 4 December, but that date has been changed.',
    'Summary, Malayalam: This still says 4 December, but that date has been changed.',
  ]);
  expect(said('events', before, { ...before, venue: 'Hall' })).toEqual([]);
});

it('a copied admission names what is still of the year before', () => {
  const before = valueOfEntry(
    content,
    kind('admission-events'),
    '01-btech-spot-second-round',
  ) as object;
  const copy = {
    ...before,
    opensAt: '2026-10-08T09:30:00+05:30',
    closesAt: '2026-10-08T11:00:00+05:30',
  };
  expect(said('admission-events', undefined, copy)).toEqual(
    expect.arrayContaining([
      'Title, English: This names the year 2025, but this entry is of 2026.',
      'Important dates 1, Date, Malayalam: This names the year 2025, but this entry is of 2026.',
    ]),
  );
});

it('a copied admission without its days yet belongs to the year of its title', () => {
  const copy = { title: { en: 'B.Tech spot admission 2026-27' }, when: { en: '8 October 2025' } };
  expect(said('admission-events', undefined, copy)).toMatchObject([
    expect.stringMatching(/: This names the year 2025, but this entry is of 2026\.$/),
  ]);
});

const NOTICE = {
  issuedOn: '2026-11-20',
  validUntil: '2026-12-15T17:00:00+05:30',
  dates: [{ date: '2026-12-15', event: { en: 'Last date', ml: 'അവസാന തീയതി' } }],
};
it('a notice that is ended before its last day keeps its text, and its document too', () => {
  const before = { ...NOTICE, body: { en: 'Apply until 15 December 2026.' } };
  const value = { ...before, validUntil: '2026-12-01T10:00:00+05:30' };
  const now = Date.parse('2026-12-01T10:01:00+05:30');
  const document = { title: { en: 'Form, until 15 December 2026' } };
  expect([
    dayAdvice(kind('news'), { before, value }, undefined, now),
    dayAdvice(kind('documents'), { before: document, value: document }, { before, value }, now),
  ]).toEqual([[], []]);
});

const lastDate = (en: string, ml: string) => ({
  ...NOTICE,
  body: { en: `The last date is ${en}.`, ml: `അവസാന തീയതി ${ml}.` },
});

it('a notice whose text names another day than its fields has advice at the text and at the field', () => {
  const before = lastDate('15 December 2026', '2026 ഡിസംബർ 15');
  const after = lastDate('18 December 2026', '2026 ഡിസംബർ 18');
  expect(said('news', before, after)).toEqual([
    'Text, English: 18 December 2026 is in no date field of this entry. Check this day, or the fields.',
    'Valid until: The text does not name 15 December 2026, but 18 December 2026. Check this day, or the text.',
    'Important dates 1, Date: The text does not name 15 December 2026, but 18 December 2026. Check this day, or the text.',
  ]);
  expect(dayAdvice(kind('news'), { before, value: after })[0]?.words.ml).toBe(
    '2026 ഡിസംബർ 18 എന്നത് ഇതിലെ തീയതി ഫീൽഡുകളിലൊന്നുമില്ല. ഈ തീയതിയോ ഫീൽഡുകളോ പരിശോധിക്കുക.',
  );
  // Somebody who has left it so is not told again.
  expect(said('news', after, { ...after, audience: { en: 'All', ml: 'എല്ലാവരും' } })).toEqual([]);
});

it('a notice that is shown no longer than until before the last date of its text has advice, once for both languages', () => {
  const notice = { ...lastDate('18 December', 'ഡിസംബർ 18'), dates: undefined };
  const ends = (validUntil: string) =>
    said('news', undefined, { ...notice, validUntil }).map((each) => each.slice(0, 11));
  expect(ends('2027-01-30T17:00:00+05:30')).toEqual([]);
  expect(ends('2026-12-15T17:00:00+05:30')).toEqual(['Text, Engli', 'Valid until']);
});

it('a field that is moved while the text names its old day has advice, also where another field still has that day', () => {
  const before = lastDate('15 December 2026', '2026 ഡിസംബർ 15');
  const moved = { ...before, dates: [{ ...before.dates[0], date: '2026-12-14' }] };
  const advice =
    'Important dates 1, Date: The text does not name 14 December 2026, but 15 December 2026. Check this day, or the text.';
  expect(said('news', before, moved)).toEqual([advice]);
  expect(said('news', undefined, moved)).toEqual([advice]);
  const both = [...before.dates, { ...before.dates[0], date: '2026-12-10' }];
  expect(said('news', before, { ...before, dates: both })).toEqual([]);
});

it('one language that names another day than the fields has advice', () => {
  expect(said('news', undefined, lastDate('15.12.2026', '18/12/2026'))).toEqual([
    'Text, Malayalam: 18 December 2026 is in no date field of this entry. Check this day, or the fields.',
  ]);
});

it('a day that agrees, a day before the issue, a number and an end at midnight have none', () => {
  expect(said('news', undefined, lastDate('December 15', 'ഡിസംബർ 15-ന്'))).toEqual([]);
  expect(
    said('news', undefined, {
      ...lastDate('15 December', '15 ഡിസംബർ'),
      summary: { en: 'Under the order of 12 June 2026.', ml: 'ജൂൺ 12-ലെ ഉത്തരവനുസരിച്ച്.' },
    }),
  ).toEqual([]);
  const midnight = { ...NOTICE, dates: undefined, validUntil: '2026-12-16T00:00:00+05:30' };
  expect(said('news', undefined, { ...lastDate('15 December', '15 ഡിസംബർ'), ...midnight })).toEqual(
    [],
  );
});

it('an event names the day before it for registering, but not another day alone', () => {
  const event = (en: string) => ({
    start: '2026-12-22T10:00:00+05:30',
    end: '2026-12-24T16:00:00+05:30',
    body: { en },
  });
  const both = event('On 22 and 23 December; register by 10 December.');
  expect(said('events', undefined, both)).toEqual([]);
  expect(said('events', undefined, event('On 15 December.'))).toEqual([
    'Text, English: 15 December is in no date field of this entry. Check this day, or the fields.',
    'Begins: The text does not name 22 December 2026, but 15 December. Check this day, or the text.',
    'Ends: The text does not name 24 December 2026, but 15 December. Check this day, or the text.',
  ]);
});

it('a tender whose text names another day than its fields has advice', () => {
  const tender = {
    publishedAt: '2026-11-20T10:00:00+05:30',
    closesAt: '2026-12-15T14:00:00+05:30',
    opensAt: '2026-12-15T15:00:00+05:30',
    reference: 'A2/18-12-2026',
    body: { en: 'Bids close on 18 December 2026.', ml: 'അവസാന ദിവസം 2026 ഡിസംബർ 15.' },
  };
  expect(said('tenders', undefined, tender)).toEqual([
    'Work or supply, English: 18 December 2026 is in no date field of this entry. Check this day, or the fields.',
  ]);
});

describe('a day of an ordinary notice that no field has', () => {
  const ordinary = (en: string) => ({
    ...{ issuedOn: '2026-11-20', validUntil: '2026-12-20T17:00:00+05:30' },
    body: { en, ml: 'അറിയിപ്പ്.' },
  });

  it.each([
    ['G.O.(Rt) No. 1234/2026 dated 12 November 2026 is published.', []],
    ['G.O.(Rt) No. 1234/2026 dated 24 November 2026 is published.', []],
    ['Letter A1/2026 dated November 24, 2026 is attached.', []],
    ['Quotations dt. 25.11.2026 are opened.', []],
    ['The meeting begins at 10 am on 5 December 2026.', ['2026-12-05']],
    ['The revised rate takes effect from 1 January 2027.', ['2027-01-01']],
    ['For "12.12.2026" read "14.12.2026".', ['2026-12-12', '2026-12-14']],
    ['VIVA IS ON 4 DECEMBER 2026 AT 10.00 A.M.', ['2026-12-04']],
    ['The last date for the fee is 18 December 2026.', ['2026-12-18']],
    [
      'Classes are held on 1, 2, 3 and 4 December 2026.',
      ['2026-12-01', '2026-12-02', '2026-12-03'],
    ],
    ['Those who joined on 1 July 2025 may apply.', []],
    ['The last date is 20 December 2026, 4 pm.', ['2026-12-20']],
    ['അപേക്ഷകൾ 4-12-2026-നകം നൽകണം.', ['2026-12-04']],
  ])('has no advice, and is offered for the list of days: %s', (text, offered) => {
    expect(said('news', undefined, ordinary(text))).toEqual([]);
    expect(daysToAdd(kind('news'), ordinary(text))).toEqual(offered);
  });

  it('is offered no more once it is in the list, and for a kind without such a list never', () => {
    const notice = ordinary('The meeting is on 5 December 2026.');
    const dates = [{ date: '2026-12-05', event: { en: 'Meeting', ml: 'യോഗം' } }];
    expect(daysToAdd(kind('news'), { ...notice, dates })).toEqual([]);
    expect(daysToAdd(kind('tenders'), notice)).toEqual([]);
  });
});
