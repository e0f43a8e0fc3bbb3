import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import { KINDS } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

/** The fields that are faulty when those of an entry of the content are changed. */
function faulty(kind: string, file: string, change: object): string[] {
  const schema = KINDS.find(({ id }) => id === kind)?.schema;
  const value = parse(readFileSync(`content/${file}.yaml`, 'utf8'));
  const { error } =
    (schema && parseFor(schema, { ...value, ...change }, { languages: PUBLISHED })) ?? {};
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

const LATE = '2029-03-01T10:00:00+05:30';
const END = '2029-02-01T10:00:00+05:30';

it.each([
  ['news', 'news/survey-camp-civil', { validUntil: END }],
  ['events', 'events/graduation-day-2026', { end: END }],
  ['tenders', 'tenders/canteen-licence', { closesAt: END, opensAt: END }],
  ['documents', 'documents/rti-guide', { validUntil: END }],
  ['admission-events', 'admissions/events/04-btech-allotment', { closesAt: END }],
])('an entry of %s is not published after its end', (kind, file, end) => {
  expect(faulty(kind, file, { ...end, publishFrom: LATE })).toEqual(['publishFrom']);
  expect(faulty(kind, file, { ...end, publishFrom: '2029-01-01T10:00:00+05:30' })).toEqual([]);
});

it('nothing is valid only before it was issued', () => {
  const end = { validUntil: '2020-02-01T10:00:00+05:30' };
  expect(faulty('documents', 'documents/rti-guide', end)).toEqual(['validUntil']);
  expect(faulty('news', 'news/survey-camp-civil', end)).toEqual(['validUntil']);
});
