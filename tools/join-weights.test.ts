import { readFileSync } from 'node:fs';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { JOINED_NOTO, joinWeights } from './join-weights.ts';

const STATIC = 'node_modules/@expo-google-fonts/noto-sans-malayalam';
/** Words of the glossary in both scripts. */
const WORDS = [...new Set(readFileSync('docs/glossary.tsv', 'utf8').match(/[\u0d00-\u0d7f\u200c\u200d]{2,}|[A-Za-z][A-Za-z0-9.,'’-]+/g))];

function open(file: string, weight?: number): Font {
  const font = new Font(new Face(new Blob(new Uint8Array(readFileSync(file))), 0));
  if (weight) font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** Which signs a word takes and how far each goes on, in thousandths of an em. */
function setWord(font: Font, word: string): [number, number][] {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => [codepoint, positions[index]?.xAdvance ?? 0]);
}

describe('the joined face of Noto Sans Malayalam', () => {
  beforeAll(() => joinWeights());

  for (const [weight, file] of [
    [400, '400Regular/NotoSansMalayalam_400Regular.ttf'],
    [600, '600SemiBold/NotoSansMalayalam_600SemiBold.ttf'],
    [700, '700Bold/NotoSansMalayalam_700Bold.ttf'],
  ] as const) {
    it(`sets every word of the glossary at ${weight} as the face of that weight does`, () => {
      const [joined, alone] = [open(JOINED_NOTO, weight), open(`${STATIC}/${file}`)];
      expect(WORDS.length).toBeGreaterThan(500);
      const others = WORDS.filter((word) => {
        const [ours, theirs] = [setWord(joined, word), setWord(alone, word)];
        // Between the two weights figures are rounded.
        return ours.length !== theirs.length || ours.some(([sign, width], index) => sign !== theirs[index]?.[0] || Math.abs(width - theirs[index][1]) > 1);
      });
      expect(others).toEqual([]);
    });
  }
});
