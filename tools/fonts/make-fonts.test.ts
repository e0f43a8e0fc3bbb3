import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesLike } from '../../app/lib/names.server.ts';
import { openFont, signsOf } from '../../tests/support/faces.ts';
import { CUTS, type Cut, FAMILIES, LEAST_KERNING, UNITS } from './faces.ts';

/**
 * Run by `node tools/run.mjs fonts` after the fonts are generated, because the complete fonts are
 * in packages that only it installs.
 */

const HERE = 'tools/fonts';
/** Words of the glossary in both scripts, and those of the labels in Tamil. */
const GLOSSARY = readFileSync('languages/ml/glossary.tsv', 'utf8');
const MALAYALAM = GLOSSARY.match(/[\u0d00-\u0d7f\u200c\u200d]{2,}/g) ?? [];
const TAMIL = namesLike('languages/ta/labels/**/*.json').flatMap(
  (file) => readFileSync(file, 'utf8').match(/[\u0b80-\u0bff]{2,}/g) ?? [],
);
const LATIN = GLOSSARY.match(/[A-Za-z][A-Za-z0-9.,'’-]+/g) ?? [];

/** Widths and positions of the glyphs of a word; zero-width joiners need no glyph. */
function setWord(font: Awaited<ReturnType<typeof openFont>>, word: string): string {
  const places = signsOf(font, word).map(({ xAdvance, xOffset, yOffset }) => [
    xAdvance,
    xOffset,
    yOffset,
  ]);
  return JSON.stringify(places.filter((place) => place.some((value) => value !== 0)));
}

/** The words tested with a font. */
function wordsFor({ characters }: Pick<Cut, 'characters'>): string[] {
  return [
    ...new Set([
      ...(characters.includes('ക') ? MALAYALAM : []),
      ...(characters.includes('க') ? TAMIL : []),
      ...(characters.includes('a') ? LATIN : []),
    ]),
  ];
}

describe('a subset font shapes every word like the complete font', () => {
  for (const cut of CUTS) {
    it(cut.target, async () => {
      const [whole, own] = [await openFont(`${HERE}/${cut.source}`), await openFont(cut.target)];
      const words = wordsFor(cut);
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => setWord(whole, word) !== setWord(own, word))).toEqual([]);
    });
  }
});

describe('a font in few units', () => {
  for (const { prepared, source, weights, characters, isKerned } of FAMILIES)
    for (const [weight, name] of [
      [400, '400Regular'],
      [600, '600SemiBold'],
      [700, '700Bold'],
    ] as const) {
      if (weights.length === 1 && weights[0] !== name) continue;
      it(`${prepared} sets every word at ${weight} as the complete font does`, async () => {
        const [ours, theirs] = [`${HERE}/${prepared}`, `${HERE}/${source(name)}`];
        const [own, whole] = [await openFont(ours, weight), await openFont(theirs)];
        const scale = UNITS / whole.face.upem;
        // Advance and kerning are rounded, and values between two weights once more.
        const least = 1.5 + (isKerned ? LEAST_KERNING : 0);
        const words = [...wordsFor({ characters }), '12,470'];
        expect(words.length).toBeGreaterThan(300);
        const others = words.filter((word) => {
          const [few, many] = [signsOf(own, word), signsOf(whole, word)];
          return (
            few.length !== many.length ||
            few.some(
              ({ xAdvance }, index) =>
                Math.abs(xAdvance - (many[index]?.xAdvance ?? 0) * scale) > least,
            )
          );
        });
        expect(others).toEqual([]);
      });
    }
});
