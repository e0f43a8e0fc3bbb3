import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listPages } from '#app/content/pages.server.ts';
import { parseFor } from '#app/content/reading/published-languages.server.ts';
import {
  DUTIES_SOURCE,
  GIGW_SOURCE,
  readMatrices,
} from '#app/features/duties/read-duties.server.ts';
import { dutiesSchema, gigwSchema, splitTest } from '#app/features/duties/schema.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { hasTitle } from '#tests/support/test-titles.ts';

const { gigw, others } = readMatrices();
const checkpoints = gigw.flatMap((part) => part.checkpoints);
const MATRICES = [
  { source: GIGW_SOURCE, parts: gigw },
  { source: DUTIES_SOURCE, parts: others },
] as const;

describe('the matrix of GIGW 3.0', () => {
  it('has 88 checkpoints: 25 on quality, 50 on accessibility, 3 on cybersecurity, 10 on the lifecycle, each once and in order', () => {
    const numbers = [25, 50, 3, 10].flatMap((count, part) =>
      Array.from({ length: count }, (_, index) => `5.${part + 1}.${index + 1}`),
    );
    expect(checkpoints.map(({ id }) => id)).toEqual(numbers);
    expect(numbers).toHaveLength(88);
  });
});

describe('the matrix of other duties', () => {
  it('has unique names, different from those of GIGW', () => {
    const names = [...gigw, ...others].flatMap((part) => part.checkpoints.map(({ id }) => id));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('has the six criteria that WCAG 2.2 adds at A and AA', () => {
    const added = others.find(({ part }) => part === 'WCAG 2.2')?.checkpoints.map(({ id }) => id);
    expect(added).toEqual(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);
  });
});

describe.each(MATRICES)('$source', ({ parts }) => {
  const duties = parts.flatMap((part) => part.checkpoints);

  it('refers only to existing tests', () => {
    const named = [...new Set(duties.flatMap(({ tests = [] }) => tests))];
    const missing = named.filter((test) => {
      const { file, title } = splitTest(test);
      return !existsSync(file) || !hasTitle(file, title);
    });
    expect(missing).toEqual([]);
  });

  it('refers only to existing pages', () => {
    const paths = new Set(listPages(getSite()).map(({ path }) => path));
    expect(duties.flatMap(({ pages = [] }) => pages).filter((path) => !paths.has(path))).toEqual(
      [],
    );
  });
});

describe('a checkpoint', () => {
  const checkpoint = { id: '5.1.1', about: 'Logo' };
  const accepts = (fields: object) =>
    parseFor(gigwSchema, [{ part: 'Quality', checkpoints: [{ ...checkpoint, ...fields }] }], {
      languages: PUBLISHED,
    }).success;

  it.each([
    ['software', { tests: ['tests/built/html.test.ts: every built page is valid HTML'] }],
    ['content', { pages: ['/about'] }],
    ['college', { note: 'For the college to do.' }],
    ['not-applicable', { note: 'No film.' }],
    ['open', { note: 'No test yet.', gap: { en: 'Not tried yet.', ml: 'പരീക്ഷിച്ചിട്ടില്ല.' } }],
  ])('that is met by %s says how, or why not', (met, how) => {
    expect([accepts({ met }), accepts({ met, ...how })]).toEqual([false, true]);
  });

  it('that is not met has a text for the accessibility statement in both languages', () => {
    const open = { met: 'open', note: 'No test yet.' };
    expect([accepts(open), accepts({ ...open, gap: { en: 'Not tried yet.' } })]).toEqual([
      false,
      false,
    ]);
  });

  it('of GIGW has its number, others have a name', () => {
    const duty = (id: string) => [
      { part: 'Any', checkpoints: [{ id, about: 'Logo', met: 'content', pages: ['/about'] }] },
    ];
    expect(gigwSchema.safeParse(duty('5.9.1')).success).toBe(false);
    expect(gigwSchema.safeParse(duty('logo')).success).toBe(false);
    expect(dutiesSchema.safeParse(duty('logo')).success).toBe(true);
  });
});
