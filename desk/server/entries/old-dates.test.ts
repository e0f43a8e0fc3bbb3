import { expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS, kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { oldDates } from './old-dates.ts';

const content = new ContentFolder('content');
const kind = (id: string) => kindOf(id) as Kind;
const said = (id: string, before: unknown, value: unknown) =>
  oldDates(kind(id), before, value).map(({ words, field }) => `${field.en}: ${words.en}`);

it('an event that is postponed names the texts that still have the old day, in both languages', () => {
  const before = {
    start: '2026-12-04T10:00:00+05:30',
    summary: { en: 'On 4 December, at 10 am.', ml: 'ഡിസംബർ 4-ന് രാവിലെ 10-ന്.' },
    body: [{ en: 'On 14 December nothing.' }],
  };
  expect(said('events', before, { ...before, start: '2026-12-11T10:00:00+05:30' })).toEqual([
    'Summary, English: This still says 4 December, but that date has been changed.',
    'Summary, Malayalam: This still says ഡിസംബർ 4, but that date has been changed.',
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

it('no entry of the content has such a text', () => {
  const entries = KINDS.flatMap((each) =>
    allEntries(content, each).map(({ id, value }) => ({ each, id, value })),
  );
  expect(
    entries.flatMap(({ each, id, value }) =>
      oldDates(each, value, value).map(
        ({ words, field }) => `${each.id}/${id} ${field.en}: ${words.en}`,
      ),
    ),
  ).toEqual([]);
});
