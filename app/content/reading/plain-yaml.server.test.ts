import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isScalar, parseDocument, visit } from 'yaml';
import { readPlainYaml } from './plain-yaml.server.ts';

const SOURCES = globSync('content/{news,people,documents,events}/*.yaml').map((file) =>
  readFileSync(file, 'utf8'),
);
const SIGNS =
  ' |\n|\n  |- |: |:|#| #|"|\'|{|}|[|]|,|>|>-|?|&a|*a|!|%|@|`|: ~|: null|yes|true|012|0x1f|1_000|.5|12:30|2026-11-26|\\n|---|\t|മ'.split(
    '|',
  );

it('reads most files of the content', () => {
  expect(SOURCES.length).toBeGreaterThan(50);
  expect(SOURCES.filter((source) => readPlainYaml(source) === undefined).length).toBeLessThan(
    SOURCES.length / 10,
  );
});

it.each([
  ['a quotation mark that is missing', 'name: "Nila\nphone: "1"'],
  ['a field given twice', 'name: a\nname: b'],
  ['a tab', 'name:\n\ttitle: a'],
  ['an alias', 'a: &x 1\nb: *x'],
  ['a tag', 'a: !!binary YQ=='],
  ['two documents', 'a: 1\n---\nb: 2'],
  ['nothing', ''],
])('leaves %s to the other reader', (_, source) => {
  expect(readPlainYaml(source)).toBeUndefined();
});

it('never reads anything else than the other reader', () => {
  const change = fc.record({
    place: fc.nat(600),
    removed: fc.nat(3),
    sign: fc.constantFrom(...SIGNS),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...SOURCES),
      fc.nat(20),
      fc.array(change, { maxLength: 4 }),
      (whole, from, changes) => {
        const part = whole
          .split('\n')
          .slice(from, from + 12)
          .join('\n');
        const source = changes.reduce(
          (text, { place, removed, sign }) =>
            text.slice(0, place) + sign + text.slice(place + removed),
          part,
        );
        const read = readPlainYaml(source);
        if (read === undefined || read === null) return;
        const document = parseDocument(source);
        const keys: unknown[] = [];
        visit(document, {
          Pair: (_, { key }) => void keys.push(isScalar(key) ? key.value : undefined),
        });
        // Other keys are no field in either reading; a text in quotation marks may go on without being indented.
        const hasFields = keys.every((key) => /^[\w-]+$/.test(String(key ?? '')));
        if (hasFields && document.errors.length === 0)
          expect({ source, read }).toEqual({ source, read: document.toJS() });
      },
    ),
    { numRuns: 2000 },
  );
});
