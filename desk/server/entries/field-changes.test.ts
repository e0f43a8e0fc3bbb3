import { describe, expect, it } from 'vitest';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { fieldChanges, valueInWords } from './field-changes.ts';

function changes(name: string, before: unknown, after: unknown): string[] {
  const found = fieldChanges(kindOf(name) as Kind, before, after);
  return found.map(
    ({ field, before: old, after: now }) => `${field.en}: ${old?.en ?? '–'} → ${now?.en ?? '–'}`,
  );
}

const ITEM = (en: string, path: string) => ({ label: { en, ml: en }, path });

describe('the changed fields of an entry', () => {
  it('have the words of the form in both languages', () => {
    expect(
      fieldChanges(kindOf('news'), { title: { en: 'Old' } }, { title: { en: 'New' } }),
    ).toEqual([
      {
        path: ['title', 'en'],
        field: { en: 'Title, English', ml: 'തലക്കെട്ട്, ഇംഗ്ലീഷ്' },
        before: { en: 'Old', ml: 'Old' },
        after: { en: 'New', ml: 'New' },
      },
    ]);
  });

  it.each([
    ['news', { validUntil: '2026-12-01' }, {}, 1],
    [
      'gallery',
      { pictures: [{ file: 'gate.jpg', alt: { en: 'Gate', ml: 'ഗേറ്റ്' } }] },
      { pictures: [{ file: 'gate.jpg', alt: { en: 'Other', ml: 'ഗേറ്റ്' } }] },
      1,
    ],
    [
      'fees',
      { amounts: { mtech: 1575 }, refundable: true },
      { amounts: { mtech: 1600 }, refundable: false },
      2,
    ],
  ])('of %s are all there', (kind, before, after, count) => {
    expect(changes(kind, before, after)).toHaveLength(count);
  });

  it('have days and times as the site writes them', () => {
    expect(
      changes('news', { validUntil: '2026-12-01T17:00:00+05:30' }, { issuedOn: '2026-11-26' }),
    ).toEqual(['Valid until: 1 December 2026, 5 pm → –', 'Date of issue: – → 26 November 2026']);
  });

  it('say that a field of earlier times is one, in both languages', () => {
    expect(fieldChanges(kindOf('fees'), { period: 'once' }, {})).toEqual([
      {
        path: ['period'],
        field: { en: 'former field “period”', ml: 'മുൻ ഫീൽഡ് “period”' },
        before: { en: 'once', ml: 'once' },
        after: null,
      },
    ]);
  });

  it('are not the name that a row has in addresses', () => {
    const row = { id: 'urgent-2026-11-28-2', title: { en: 'Closed', ml: 'അവധി' } };
    expect(changes('emergency', undefined, row)).toEqual([
      'Reason, English: – → Closed',
      'Reason, Malayalam: – → അവധി',
    ]);
    expect(valueInWords(kindOf('emergency'), [], row).en).toBe(
      'Reason, English: Closed\nReason, Malayalam: അവധി',
    );
  });

  it('say years as people do', () => {
    const [line] = changes('degrees', { duration: 'P4Y' }, { duration: 'P5Y' });
    expect(line).toMatch(/: 4 years → 5 years$/);
  });

  it('tell a link by its old and new address', () => {
    const [line] = changes(
      'news',
      { links: [{ href: 'https://a.example' }] },
      { links: [{ href: 'https://a.example.evil' }] },
    );
    expect(line).toContain('https://a.example → https://a.example.evil');
  });

  it('of a text are its changed lines, with the number of the first', () => {
    const [line] = changes(
      'texts',
      { en: { text: 'one\ntwo\nthree\n' } },
      { en: { text: 'one\nTWO\nthree\n' } },
    );
    expect(line).toMatch(/from line 2: two → TWO$/);
  });

  it('tell another order of the menu', () => {
    const [home, fees] = [ITEM('Home', '/'), ITEM('Fees', '/fees')];
    expect(changes('navigation', { main: [home, fees] }, { main: [fees, home] })).toEqual([
      expect.stringMatching(/order: Home; Fees → Fees; Home$/),
    ]);
  });

  it('tell another label in the menu, a new and a removed item', () => {
    const items = [ITEM('Home', '/'), ITEM('Fees', '/fees')];
    expect(
      changes('navigation', { main: items }, { main: [ITEM('Start', '/'), ITEM('Fees', '/fees')] }),
    ).toHaveLength(2);
    expect(
      changes('navigation', { main: items }, { main: [...items, ITEM('New', '/new')] }),
    ).toHaveLength(3);
    expect(changes('navigation', { main: items }, { main: items.slice(1) })).toHaveLength(3);
  });
});

it('one side of a conflict is described in the words of the form', () => {
  const told = (value: unknown) => valueInWords(kindOf('committees'), ['members', 1], value).en;
  expect(told({ person: 'anu-g', as: { en: 'Chair', ml: 'ചെയർപേഴ്സൺ' } })).toBe(
    'Person: anu-g\nRole, English: Chair\nRole, Malayalam: ചെയർപേഴ്സൺ',
  );
  expect(told(undefined)).toBe('removed');
  const named = valueInWords(kindOf('people'), ['department'], 'cse', new ContentFolder('content'));
  expect(named.en).toMatch(/^Computer Science/);
});
