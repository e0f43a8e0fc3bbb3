import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { LATIN } from '#app/lib/site-characters.ts';
import { CHARACTERS as MALAYALAM_SIGNS } from '#languages/ml/characters.ts';
import { JOINTED_STEMS } from '#languages/ml/encoding.ts';
import { charactersOf, openFont, signsOf } from '#tests/support/faces.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

/** Line breaks; accented Latin letters, which every system font has with no visible difference. */
const NEVER_CUT = /^(?:\s|\p{Script=Latin})$/u;

/** The characters of a text that a font lacks, each once. */
function missingCharacters(text: string, face: ReadonlySet<string>): string[] {
  return [...new Set(text)].filter((sign) => !face.has(sign) && !NEVER_CUT.test(sign));
}

const MALAYALAM = /\p{Script=Malayalam}|\u200c|\u200d/u;

describe('the fonts of the site', async () => {
  const text = await charactersOf('app/styles/fonts/noto-sans-malayalam.woff2');

  it.each(PUBLISHED)('have every character of the words of the site (%s)', (locale) => {
    const words = namesLike(`app/**/*.${locale}.json`).map((file) => readFileSync(file, 'utf8'));
    expect(words.length).toBeGreaterThan(30);
    expect(missingCharacters(words.join(''), text)).toEqual([]);
  });

  it('have the characters that the content may have, and no others', () => {
    expect([...text].toSorted()).toEqual([...new Set(LATIN + MALAYALAM_SIGNS)].toSorted());
  });

  it('have the same Malayalam for text and headings, and the same Latin for text in both languages', async () => {
    const headings = await charactersOf('app/styles/fonts/anek-700.woff2');
    expect([...text].filter((sign) => MALAYALAM.test(sign) && !headings.has(sign))).toEqual([]);
    expect(
      [...(await charactersOf('app/styles/fonts/noto-sans-latin.woff2'))].filter(
        (sign) => !text.has(sign),
      ),
    ).toEqual([]);
  });
});

describe('U+200C in a loanword separates its two parts, and without it the font joins them', () => {
  for (const file of ['noto-sans-malayalam.woff2', 'anek-700.woff2']) {
    it(file, async () => {
      const font = await openFont(`app/styles/fonts/${file}`);
      // Zero-width glyphs, such as that of a joiner, are invisible.
      const seen = (word: string) =>
        signsOf(font, word).flatMap(({ sign, xAdvance }) => (xAdvance ? [sign] : []));
      for (const stem of JOINTED_STEMS) {
        const parts = stem.split('\u200c').flatMap((part) => seen(part));
        expect(seen(stem), stem).toEqual(parts);
        expect(seen(stem.replace('\u200c', '')), stem).not.toEqual(parts);
      }
    });
  }
});
