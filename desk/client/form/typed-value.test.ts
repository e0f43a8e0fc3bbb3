import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#app/content/forms/title-at.ts';
import { KINDS } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup, printFile } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { withoutEmpty } from '../clean-value.ts';
import { readDay, readLine, readLines, readMoment, readNumber, readYears } from './typed-value.ts';
import { withControls } from './ui-schema.ts';

it.each([
  ['4', 'P4Y'],
  ['4 years', 'P4Y'],
  [' 5 വർഷം', 'P5Y'],
  ['P4Y', 'P4Y'],
  ['two', 'two'],
  ['', undefined],
])('a typed duration of %j is %j', (typed, value) => {
  expect(readYears(typed)).toBe(value);
});

describe('a typed number', () => {
  it.each([
    ['6,50,000', 650_000],
    ['₹ 16250/-', 16_250],
    ['Rs. 8,750', 8750],
    ['Rs 8750', 8750],
    ['1,600', 1600],
    ['1,250,000', 1_250_000],
    ['₹500', 500],
    ['6 50 000', 650_000],
    ['12 lakh', '12 lakh'],
    [' 42 ', 42],
    ['12.5', 12.5],
    ['൬൫൦', 650],
    ['१२', 12],
    ['500 രൂപ', 500],
    ['Rs. 5,000/- only', 5000],
    ['-5', -5],
    ['', undefined],
    ['   ', undefined],
    ['5,0', '5,0'],
    ['6,5x', '6,5x'],
    ['1e5', '“1e5”'],
    ['0x10', '“0x10”'],
    ['Infinity', '“Infinity”'],
    ['free', 'free'],
  ])('%j is understood or stays as it was typed', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });
});

it('a part of a date is a mistake, not an empty field', () => {
  expect([readDay('', true), readDay('', false), readDay('2026-11-14', false)]).toEqual([
    '…',
    undefined,
    '2026-11-14',
  ]);
  expect([
    readMoment('', true),
    readMoment('', false),
    readMoment('2026-11-14T16:00', false),
  ]).toEqual(['…', undefined, '2026-11-14T16:00:00+05:30']);
  // A sixth digit in the year.
  expect(readMoment('020266-11-14T16:00', false)).toBe('020266-11-14T16:00:00+05:30');
});

const READERS: Readonly<Record<string, (typed: string) => unknown>> = {
  number: readNumber,
  words: readLine,
  lines: readLines,
  markdown: (typed) => typed,
  day: (typed) => readDay(typed, true),
  moment: (typed) => readMoment(typed, true),
  choice: (typed) => typed || undefined,
};

type Path = (string | number)[];

/** Optional fields of a form that has this value, with the control of each. */
function optionalFields(
  schema: unknown,
  ui: unknown,
  value: unknown,
  path: Path = [],
  isOptional = false,
): { path: Path; control: string }[] {
  if (!isGroup(schema) || !isGroup(ui)) return [];
  const control = ui['ui:widget'];
  if (typeof control === 'string') return isOptional && READERS[control] ? [{ path, control }] : [];
  if (isGroup(schema.items) && Array.isArray(value))
    return optionalFields(schema.items, ui.items, value[0], [...path, 0], isOptional);
  if (!isGroup(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([name, part]) =>
    optionalFields(
      part,
      ui[name],
      isGroup(value) ? value[name] : undefined,
      [...path, name],
      isOptional || !required.includes(name),
    ),
  );
}

/** Fields of the first row stand for those of the others, which would be printed and read for each typed text. */
function withShortLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(withShortLists);
  return isGroup(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withShortLists(part)]))
    : value;
}

const content = new ContentFolder('content');
const fields = KINDS.flatMap((kind) => {
  const [id] = listEntries(content, kind);
  const stored = id === undefined ? undefined : withShortLists(valueOfEntry(content, kind, id));
  const schema = formSchema(kind, content.published);
  return isGroup(stored)
    ? optionalFields(schema, withControls(schema), stored).map((field) => ({
        kind,
        stored,
        ...field,
      }))
    : [];
});
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('6,50,000', '₹ 16250/-', '1e5', '2026-11-14', 'മുറി', ' ', '-', 'true'),
);

it.each(fields.map((field) => [`${field.kind.id}: ${field.path.join('.')}`, field] as const))(
  'whatever is typed into an optional field is in the file or a mistake at the field: %s',
  (_, { kind, stored, path, control }) => {
    fc.assert(
      fc.property(typed, (text) => {
        const value = READERS[control]?.(text);
        if (value === undefined) {
          expect(text.trim()).toBe('');
          return;
        }
        const form = JSON.parse(
          JSON.stringify(withoutEmpty(withValue(stored, path, value), stored)),
        );
        const faults = kind.schema.safeParse(form).error?.issues ?? [];
        if (faults.length > 0) return;
        expect(valueAt(readYaml(printFile(form)), path)).toEqual(value);
      }),
      { numRuns: 20 },
    );
  },
);

it('every type of content with optional fields takes part', () => {
  expect(new Set(fields.map(({ kind }) => kind.id)).size).toBeGreaterThan(15);
  expect(new Set(fields.map(({ control }) => control))).toEqual(
    new Set(['number', 'words', 'lines', 'day', 'moment', 'choice']),
  );
});
