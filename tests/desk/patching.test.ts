import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMap, type Node, parse, parseDocument, type Scalar } from 'yaml';
import { valueAt } from '#app/content/forms/title-at.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml, UnusableFile } from '#desk/content-files/read-yaml.ts';
import { patchTextFile } from '#desk/content-files/text-file.ts';
import { withValue } from '#desk/content-files/with-value.ts';

const yamlFiles = namesLike('content/**/*.yaml');
const read = (file: string) => readFileSync(file, 'utf8');

type Path = (string | number)[];

/** Paths of all values inside a value, including groups and lists. */
function placesIn(value: unknown, at: Path = []): Path[] {
  const inside = Array.isArray(value)
    ? [...value.entries()]
    : isGroup(value)
      ? Object.entries(value)
      : [];
  return inside.flatMap(([key, item]) => [[...at, key], ...placesIn(item, [...at, key])]);
}

/** The value with another group or list around a place. */
function changedAround(value: unknown, place: Path, change: (around: unknown) => unknown): unknown {
  const around = place.slice(0, -1);
  return withValue(value, around, change(structuredClone(valueAt(value, around))));
}

/** The differing lines of two texts, without the equal lines at both ends. */
function difference(before: string, after: string): { before: string[]; after: string[] } {
  const [a, b] = [before.split('\n'), after.split('\n')];
  while (a.length > 0 && b.length > 0 && a[0] === b[0]) [a.shift(), b.shift()];
  while (a.length > 0 && b.length > 0 && a.at(-1) === b.at(-1)) [a.pop(), b.pop()];
  return { before: a, after: b };
}

/** The text of a file without that of one value, which begins after its key. */
function outside(source: string, place: Path): string {
  const document = parseDocument(source);
  const parent = document.getIn(place.slice(0, -1), true);
  const key = isMap<Scalar>(parent)
    ? parent.items.find((pair) => pair.key.value === place.at(-1))?.key
    : undefined;
  const { range } = document.getIn(place, true) as Node;
  return source.slice(0, key?.range?.[1] ?? range?.[0]) + source.slice(range?.[1]);
}

describe('a change of one value in any file of content/', () => {
  const anyPlace = fc
    .constantFrom(...yamlFiles.filter((file) => placesIn(readYaml(read(file))).length > 0))
    .chain((file) =>
      fc.record({
        file: fc.constant(file),
        place: fc.constantFrom(...placesIn(readYaml(read(file)))),
      }),
    );
  const anyValue = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.boolean(),
    fc.record({ en: fc.string(), ml: fc.string() }),
    fc.array(fc.string()),
  );

  it('is read back and touches its own lines only', () => {
    fc.assert(
      fc.property(anyPlace, anyValue, ({ file, place }, put) => {
        const [source, value] = sourceAndValue(file);
        const wanted = withValue(value, place, put);
        const result = patchYaml(source, wanted);
        expect(parse(result)).toEqual(wanted);
        // The rest is the same before and after.
        const lines = difference(source, result);
        const own = JSON.stringify(valueAt(value, place)).length;
        expect(lines.before.join('').replaceAll(/\s/g, '').length).toBeLessThan(
          own * 2 + longestLine(source),
        );
        for (const comment of outside(source, place).match(/^ *#.*$/gm) ?? [])
          expect(result).toContain(comment);
      }),
      // A comment inside a group goes when the group does.
      {
        numRuns: 100,
        examples: [
          [{ file: 'content/navigation.yaml', place: ['footer'] }, []],
          [{ file: 'content/search.yaml', place: ['synonyms'] }, false],
        ],
      },
    );
  });

  it('of a text or number changes one line', () => {
    const scalars = anyPlace.filter(({ file, place }) => {
      const text = valueAt(readYaml(read(file)), place);
      return typeof text === 'string' && !text.includes('\n');
    });
    fc.assert(
      fc.property(scalars, fc.string({ minLength: 1 }), ({ file, place }, put) => {
        const [source, value] = sourceAndValue(file);
        const wanted = withValue(value, place, `${valueAt(value, place)}${put}`);
        const { before, after } = difference(source, patchYaml(source, wanted));
        expect([before.length, after.length]).toEqual([1, 1]);
      }),
      { numRuns: 100 },
    );
  });

  it('may be a removal or an additional field or entry', () => {
    fc.assert(
      fc.property(
        anyPlace,
        anyValue,
        fc.constantFrom('remove', 'add', 'twice'),
        ({ file, place }, put, what) => {
          const [source, value] = sourceAndValue(file);
          const row = what === 'twice' ? structuredClone(valueAt(value, place)) : put;
          const wanted =
            what === 'remove'
              ? withValue(value, place, undefined)
              : changedAround(value, place, (around) =>
                  Array.isArray(around)
                    ? around.toSpliced(Number(place.at(-1)), 0, row)
                    : { ...Object(around), added: put },
                );
          expect(parse(patchYaml(source, wanted))).toEqual(wanted);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a changed file', () => {
  it('keeps comments, order and unknown fields; what is in another form gets that of the site', () => {
    const source =
      '# Head\nb: 1 # first\nmine: { x: "y" }\na:\n  - en: "one"\n    ml: "ഒന്ന്"\n  # about two\n  - { en: "two", ml: "രണ്ട്" }\n';
    const value = {
      b: 2,
      mine: { x: 'y' },
      a: [
        { en: 'one', ml: 'ഒന്ന്' },
        { en: '2', ml: 'രണ്ട്' },
      ],
      kind: 'office',
    };
    const next = source.replace('b: 1', 'b: 2').replace('"two"', '"2"').concat('kind: office\n');
    expect(patchYaml(source, value)).toBe(next);
    expect(patchYaml(source.replace('# first', '  # first').replace('"y"', ' "y"'), value)).toBe(
      next,
    );
  });

  it('keeps what is said above its first field or row when that goes', () => {
    expect(patchYaml('# Fees\n- id: a\n# Second\n- id: b\n', [{ id: 'b' }])).toBe(
      '# Fees\n# Second\n- id: b\n',
    );
    expect(patchYaml('# Fees\na: 1\nb: 2\n', { b: 2 })).toBe('# Fees\nb: 2\n');
  });

  it('has a new entry as a block at the position of the form', () => {
    const source = 'body:\n  - en: "one"\n    ml: "ഒന്ന്"\nkind: office\n';
    expect(
      patchYaml(source, {
        body: [
          { en: 'one', ml: 'ഒന്ന്' },
          { en: 'two', ml: 'രണ്ട്' },
        ],
        links: [],
        kind: 'office',
      }),
    ).toBe(
      'body:\n  - en: "one"\n    ml: "ഒന്ന്"\n  - en: two\n    ml: "രണ്ട്"\nlinks: []\nkind: office\n',
    );
  });

  it('has a text of several lines as it is, and one line of it in its own quotes', () => {
    const source = 'body:\n  en: |\n    One\n  ml: "ഒന്ന്"\nkind: office\n';
    const value = { body: { en: 'One\n\n- two\n', ml: 'രണ്ട്' }, kind: 'office' };
    expect(patchYaml(source, value)).toBe(
      'body:\n  en: |\n    One\n\n    - two\n  ml: "രണ്ട്"\nkind: office\n',
    );
    expect(patchYaml(source, { ...value, body: { en: 'One.', ml: 'രണ്ട്\n' } })).toBe(
      'body:\n  en: "One."\n  ml: |\n    രണ്ട്\nkind: office\n',
    );
  });

  it.each(['a: &x 1\nb: *x\n', 'a: !!binary aGk=\n', 'a: !x y\n', 'a: "1\n', 'a: {\n'])(
    'is refused with anchors, tags or faults: %j',
    (source) => {
      expect(() => readYaml(source)).toThrow(UnusableFile);
    },
  );

  it('of text keeps its front matter when only the text changes', () => {
    const source = '---\ntitle: History # of the college\nkeywords: [a, b]\n---\nOld.\n';
    expect(patchTextFile(source, { title: 'History', keywords: ['a', 'b'], text: 'New.\n' })).toBe(
      source.replace('Old.', 'New.'),
    );
    expect(patchTextFile(source, { title: 'Past', keywords: ['a', 'b'], text: 'Old.\n' })).toBe(
      source.replace('History', 'Past'),
    );
  });
});

function sourceAndValue(file: string): [string, unknown] {
  return [read(file), readYaml(read(file))];
}

function longestLine(source: string): number {
  return Math.max(...source.split('\n').map((line) => line.length));
}
