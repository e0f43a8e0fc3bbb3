import { readFileSync } from 'node:fs';
import { convert } from 'fontverter';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** A glyph of a font as placed in a word, in font units. */
export type Sign = { sign: number; xAdvance: number; xOffset: number; yOffset: number };

/** Opens a font file of any format, a variable one at the given weight. */
export async function openFont(file: string, weight?: number): Promise<Font> {
  const font = new Font(await openFace(file));
  if (weight) font.setVariations([new Variation('wght', weight)]);
  return font;
}

/** The glyphs that a font draws for a word. */
export function signsOf(font: Font, word: string): Sign[] {
  const buffer = new TextBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[index] ?? {};
    return { sign: codepoint, xAdvance, xOffset, yOffset };
  });
}

/** The characters in a font file. */
export async function charactersOf(file: string): Promise<ReadonlySet<string>> {
  const face = await openFace(file);
  return new Set([...face.collectUnicodes()].map((sign) => String.fromCodePoint(sign)));
}

async function openFace(file: string): Promise<Face> {
  return new Face(new Blob(new Uint8Array(await convert(readFileSync(file), 'truetype'))), 0);
}
