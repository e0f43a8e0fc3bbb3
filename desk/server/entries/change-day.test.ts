import { describe, expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { withChangeDay } from './change-day.ts';

const NOW = Date.parse('2026-11-27T10:00:00+05:30');
const dated = (kind: string, published: unknown, value: unknown, before = published) =>
  withChangeDay(kindOf(kind) as Kind, published, before, value, NOW);

it('a published event that is moved gets today and the next version, once in a publication', () => {
  const seen = { start: '2026-12-15T10:00:00+05:30' };
  const moved = { start: '2026-12-22T10:00:00+05:30' };
  const once = { ...moved, updatedOn: '2026-11-27', revision: 2 };
  expect(dated('events', seen, moved)).toEqual(once);
  expect(dated('events', seen, { ...once, venue: 'Hall' }, once)).toMatchObject({ revision: 2 });
  expect(dated('events', { ...once }, { ...once, venue: 'Hall' })).toMatchObject({ revision: 3 });
});

it('a published admission that is changed gets the next version, without a day of its own', () => {
  const seen = { opensAt: '2026-12-15T10:00:00+05:30', revision: 1 };
  const moved = { ...seen, opensAt: '2026-12-22T10:00:00+05:30' };
  expect(dated('admission-events', seen, moved)).toEqual({ ...moved, revision: 2 });
  expect(dated('admission-events', { venue: 'Hall' }, { venue: 'Office' })).toEqual({
    venue: 'Office',
  });
});

it('of a published stream the periods that are changed get the next version, all if it is renamed', () => {
  const period = (id: string, day: number, revision = 1) => ({
    ...{ id, revision },
    opensAt: `2026-12-${day}T10:00:00+05:30`,
  });
  const seen = { name: { en: 'M.Tech' }, windows: [period('one', 15), period('two', 20, 3)] };
  const moved = [period('one', 16), period('two', 20, 3), period('three', 25)];
  expect(dated('admission-streams', seen, { ...seen, windows: moved })).toEqual({
    ...seen,
    windows: [period('one', 16, 2), ...moved.slice(1)],
  });
  const renamed = { ...seen, name: { en: 'M.Tech and M.Plan' } };
  expect(dated('admission-streams', seen, renamed)).toEqual({
    ...renamed,
    windows: [period('one', 15, 2), period('two', 20, 4)],
  });
  const typed = { ...seen, windows: [period('one', 16, 5), period('two', 20, 3)] };
  expect(dated('admission-streams', seen, typed)).toEqual(typed);
});

it('a corrected notice gets today, not on the day of its issue', () => {
  const notice = { issuedOn: '2026-11-10', body: { en: 'Counter 4.' } };
  const mended = { ...notice, body: { en: 'Counter 5.' } };
  expect(dated('news', notice, mended)).toEqual({ ...mended, updatedOn: '2026-11-27' });
  const today = { ...mended, issuedOn: '2026-11-27' };
  expect(dated('news', notice, today)).toEqual(today);
});

it('what nobody sees yet, what is as before, and a day that was typed stay as they are', () => {
  const event = { start: '2026-12-15T10:00:00+05:30' };
  const other = { start: '2026-12-16T10:00:00+05:30' };
  expect(dated('events', undefined, other, event)).toEqual(other);
  const waits = { ...event, publishFrom: '2026-12-01T10:00:00+05:30' };
  expect(dated('events', waits, other)).toEqual(other);
  expect(dated('events', event, { ...event, sample: true })).toEqual({ ...event, sample: true });
  const typed = { ...other, updatedOn: '2026-11-26', revision: 5 };
  expect(dated('events', event, typed)).toEqual(typed);
});

it('a text gets today in the language that is changed, and a department with any change', () => {
  const text = (words: string, updatedOn = '2026-11-20') => ({ text: words, updatedOn });
  const before = { en: text('Founded in 1957.'), ml: text('സ്ഥാപിച്ചത് 1957-ൽ.') };
  const changed = { ...before, en: text('Founded in 1958.') };
  expect(dated('texts', undefined, changed, before)).toEqual({
    en: text('Founded in 1958.', '2026-11-27'),
    ml: before.ml,
  });
  const read = { ...before, en: { ...before.en, reviewedOn: '2026-11-27' } };
  expect(dated('texts', undefined, read, before)).toEqual(read);
  const typed = { ...before, en: text('Founded in 1958.', '2026-11-26') };
  expect(dated('texts', undefined, typed, before)).toEqual(typed);
  const department = { name: 'Civil', updatedOn: '2026-11-20' };
  expect(
    dated('departments', undefined, { ...department, name: 'Civil Engineering' }, department),
  ).toEqual({ name: 'Civil Engineering', updatedOn: '2026-11-27' });
});

it.each([
  ['https://www.hill.test', undefined, 'https://www.hill.test'],
  ['https://www.hill.test', 'https://hill.test', 'https://hill.test'],
  ['https://www.college.example', undefined, undefined],
])(
  'a site that was at %s and gets another address keeps its first one, %s',
  (siteUrl, firstSiteUrl, kept) => {
    const seen = { siteUrl, ...(firstSiteUrl && { firstSiteUrl }) };
    const moved = { ...seen, siteUrl: 'https://www.valley.test' };
    expect(dated('college', seen, moved)).toMatchObject({
      siteUrl: 'https://www.valley.test',
      ...(kept && { firstSiteUrl: kept }),
    });
    expect(Object.hasOwn(dated('college', seen, moved) as object, 'firstSiteUrl')).toBe(!!kept);
    expect(dated('college', seen, seen)).toEqual(seen);
  },
);

describe('a corrigendum', () => {
  const tender = { closesAt: '2026-12-10T15:00:00+05:30' };
  const moved = { closesAt: '2026-12-20T15:00:00+05:30' };
  const corrigendum = { issuedOn: '2026-11-27', text: 'Extended.' };

  it('by which the last time is moved has the one before', () => {
    expect(dated('tenders', tender, { ...moved, corrigenda: [corrigendum] })).toEqual({
      ...moved,
      corrigenda: [{ ...corrigendum, closedAt: tender.closesAt }],
    });
  });

  it('is the new one where an old one is corrected too, also above it', () => {
    const old = { issuedOn: '2026-11-01', text: 'Specificaton corrected.' };
    const corrected = { ...old, text: 'Specification corrected.' };
    expect(
      dated(
        'tenders',
        { ...tender, corrigenda: [old] },
        { ...moved, corrigenda: [corrigendum, corrected] },
      ),
    ).toEqual({
      ...moved,
      corrigenda: [{ ...corrigendum, closedAt: tender.closesAt }, corrected],
    });
  });

  it.each([
    [
      'of which only the words are corrected',
      { ...moved, corrigenda: [{ ...corrigendum, text: 'Extended to 20 December.' }] },
      { ...tender, corrigenda: [corrigendum] },
    ],
    ['that leaves the last time', { ...tender, corrigenda: [corrigendum] }],
    ['of a tender that nobody has seen', { ...moved, corrigenda: [corrigendum] }, null],
    [
      'with another time before',
      { ...moved, corrigenda: [{ ...corrigendum, closedAt: '2026-12-05T15:00:00+05:30' }] },
    ],
    [
      'that visitors see already',
      { ...moved, corrigenda: [corrigendum] },
      { ...tender, corrigenda: [corrigendum] },
    ],
  ])('%s stays as it is', (_, value, seen: object | null = tender) => {
    expect(dated('tenders', seen ?? undefined, value, tender)).toEqual(value);
  });
});
