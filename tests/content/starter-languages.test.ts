import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { namesLike } from '#app/lib/names.server.ts';

/** The texts of the small college that every college begins as, in its other languages. */
const STARTER = 'content-starter/pages';
const TEXTS = namesLike(`${STARTER}/**/*.en.md`).map((file) => file.slice(0, -'.en.md'.length));

/** What stands above the text of a file, and the text. */
const read = (file: string) => {
  const [, head = '', text = ''] =
    readFileSync(file, 'utf8').match(/^---\n(.*?)\n---\n(.*)$/s) ?? [];
  return { head, text };
};

const sorted = (text: string, what: RegExp) => (text.match(what) ?? []).toSorted();

/** Figures; small ones may be words, and 24 hours are "at any time" in Malayalam. */
const FIGURES = /(?<![\d.])(?!24\b)\d[\d.,:]*\d/g;

/** The kind of each line: that of a heading, a step, a point, a row with its cells, a paragraph. */
const shapeOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      if (line.startsWith('|')) return `row of ${line.split('|').length - 2}`;
      return line.match(/^(?:#+ |\d+\. \*\*|- |:::?\w+|:::)/)?.[0] ?? 'paragraph';
    });

const factsOf = (file: string) => {
  const { head, text } = read(file);
  return {
    needs: sorted(head, /^needs: .*/m),
    shape: shapeOf(text),
    links: sorted(text, /\]\([^)]*\)/g),
    drawn: sorted(text, /(?<!:)::?(?!english)[a-z][\w-]*(?:\[[^\]]*\]|\{[^}]*\})?/g),
    names: sorted(text, /\[\[[a-z.]+\]\]/g),
    asked: (text.match(/\[\[/g) ?? []).length,
    figures: sorted(text.replace(/\]\([^)]*\)/g, ''), FIGURES),
  };
};

describe.each(['ml', 'ta'])('in %s', (language) => {
  it.each(TEXTS)('%s says what the English text says', (text) => {
    expect(factsOf(`${text}.${language}.md`)).toEqual(factsOf(`${text}.en.md`));
  });
});

/** English texts and lists of words of a file that are in Malayalam, and not in Tamil. */
function withoutTamil(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, ml, ta } = value as { [language: string]: unknown };
  const own = en !== undefined && ml !== undefined && ta === undefined ? [en] : [];
  return [...own, ...Object.values(value).flatMap(withoutTamil)];
}

it('each text of a list is in Tamil, but short forms in Latin letters and names that are asked for', () => {
  const lists = namesLike('content-starter/**/*.yaml');
  const lacking = lists.flatMap((file) => withoutTamil(parse(readFileSync(file, 'utf8'))));
  expect(lacking.filter((text) => !/^(?:[A-Z][A-Za-z]+|\[\[[a-z.]+\]\])$/.test(`${text}`))).toEqual(
    [],
  );
});
