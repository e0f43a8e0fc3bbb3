import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { FACES, makeFonts, NAME } from './make-fonts.ts';

const MALAYALAM_WORD = /[\u0d00-\u0d7f\u200c\u200d]{2,}/g;

/** Words of the glossary and the sentences of a page in English. */
const GLOSSARY = readFileSync('docs/glossary.tsv', 'utf8');
const BOTH = [...(GLOSSARY.match(MALAYALAM_WORD) ?? []), ...(GLOSSARY.match(/[A-Za-z][A-Za-z0-9.,'’-]+/g) ?? [])];
const WORDS: Record<string, string[]> = {
  'noto-sans-latin.woff2': GLOSSARY.match(/[A-Za-z][\w.,'’-]+/g) ?? [],
  'noto-sans-malayalam.woff2': BOTH,
  'anek-latin-700.woff2': GLOSSARY.match(/[A-Za-z][\w.,'’-]+/g) ?? [],
  'anek-700.woff2': BOTH,
  'anek-name-700.woff2': NAME.split(' '),
  'noto-sans-rupee.woff2': ['₹'],
};

async function fontOf(file: string): Promise<Font> {
  const bytes = await convert(readFileSync(file), 'truetype');
  return new Font(new Face(new Blob(new Uint8Array(bytes)), 0));
}

/** Widths and places of the signs of a word, in units of the face; of a joiner, which is not seen, a face need have no sign. */
function setWord(font: Font, word: string): string {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
  return JSON.stringify(places.filter((place) => place.some((value) => value !== 0)));
}

describe('a cut face sets every word as the whole face does', () => {
  beforeAll(() => makeFonts());

  for (const { file, source } of FACES) {
    it(file, async () => {
      const [whole, cut] = [await fontOf(source), await fontOf(`app/styles/fonts/${file}`)];
      const words = [...new Set(WORDS[file])];
      expect(words.length).toBeGreaterThan(0);
      expect(words.filter((word) => setWord(whole, word) !== setWord(cut, word))).toEqual([]);
    });
  }
});
