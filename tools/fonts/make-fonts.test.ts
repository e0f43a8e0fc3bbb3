import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openFont, signsOf } from '../../tests/support/faces.ts';
import { CUTS, type Cut } from './faces.ts';
import { JOINED_NOTO } from './join-weights.ts';

/** Run by `node tools/run.mjs fonts` after the fonts are generated, because the complete fonts are in packages that only it installs. */

const HERE = 'tools/fonts';
/** Words of the glossary in both scripts. */
const GLOSSARY = readFileSync('docs/glossary.tsv', 'utf8');
const MALAYALAM = GLOSSARY.match(/[\u0d00-\u0d7f\u200c\u200d]{2,}/g) ?? [];
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
function wordsFor({ characters }: Cut): string[] {
  if (characters === '\u20b9') return ['₹'];
  return [
    ...new Set([
      ...(characters.includes('ക') ? MALAYALAM : []),
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

describe('the joined font of Noto Sans Malayalam', () => {
  for (const [weight, file] of [
    [400, '400Regular/NotoSansMalayalam_400Regular.ttf'],
    [600, '600SemiBold/NotoSansMalayalam_600SemiBold.ttf'],
    [700, '700Bold/NotoSansMalayalam_700Bold.ttf'],
  ] as const) {
    it(`sets every word of the glossary at ${weight} as the face of that weight does`, async () => {
      const joined = await openFont(`${HERE}/${JOINED_NOTO}`, weight);
      const alone = await openFont(
        `${HERE}/node_modules/@expo-google-fonts/noto-sans-malayalam/${file}`,
      );
      const words = [...new Set([...MALAYALAM, ...LATIN])];
      expect(words.length).toBeGreaterThan(500);
      const others = words.filter((word) => {
        const [ours, theirs] = [signsOf(joined, word), signsOf(alone, word)];
        // Values between the two weights are rounded.
        return (
          ours.length !== theirs.length ||
          ours.some(
            ({ sign, xAdvance }, index) =>
              sign !== theirs[index]?.sign || Math.abs(xAdvance - theirs[index].xAdvance) > 1,
          )
        );
      });
      expect(others).toEqual([]);
    });
  }
});
