import { type PDFDocument, PDFName, type PDFRef } from '@cantoo/pdf-lib';

/** A letter: the first of a syllable draws all of it, the others only have their part of its width. */
export type Glyph = {
  letter: string;
  width: number /** Text operators, in units of the font's size. */;
  draws: string;
};

type SyllableFont = { name: string; size: number; old: PDFRef; glyphs: Glyph[] };

/** Codes of a simple font; 0 is left to the missing glyph. */
const CODES = 255;
/** Name by which the glyphs of a font of syllables call the font that draws them. */
const DRAWN_BY = 'F';

/** Fonts of type 3 whose glyphs are letters (ISO 32000-1, 9.6.5), one or more for each font of a document at each size. */
export class SyllableFonts {
  readonly #fonts: SyllableFont[] = [];

  /** Codes of glyphs in one font, in which equal ones are made once; a font without room for all of them is followed by another. */
  codesOf(old: PDFRef, size: number, glyphs: readonly Glyph[]): { name: string; codes: number[] } {
    const codeIn = (font: SyllableFont, { letter, width, draws }: Glyph) =>
      font.glyphs.findIndex(
        (known) => known.letter === letter && known.width === width && known.draws === draws,
      ) + 1;
    const hasRoom = (font: SyllableFont) =>
      font.glyphs.length + glyphs.filter((glyph) => codeIn(font, glyph) === 0).length <= CODES;
    let font = this.#fonts.find((each) => each.old === old && each.size === size && hasRoom(each));
    if (!font) {
      font = { name: `S${this.#fonts.length}`, size, old, glyphs: [] };
      this.#fonts.push(font);
    }
    const { name, glyphs: known } = font;
    const into = font;
    return { name, codes: glyphs.map((glyph) => codeIn(into, glyph) || known.push(glyph)) };
  }

  /** Writes all fonts into a document. @returns each by its name */
  write(pdf: PDFDocument): Map<string, PDFRef> {
    return new Map(this.#fonts.map((font) => [font.name, writeFont(pdf, font)]));
  }
}

function writeFont({ context }: PDFDocument, { size, old, glyphs }: SyllableFont): PDFRef {
  const names = glyphs.map((_, index) => `s${index + 1}`);
  const stream = (text: string) => context.register(context.flateStream(text));
  const procedures = glyphs.map(({ width, draws }) =>
    stream(draws ? `${width} 0 d0\nBT\n/${DRAWN_BY} ${size} Tf\n${draws}\nET` : `${width} 0 d0`),
  );
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, -size / 4, Math.max(...glyphs.map(({ width }) => width)), size],
      FontMatrix: [1 / size, 0, 0, 1 / size, 0, 0],
      FirstChar: 0,
      LastChar: glyphs.length,
      Widths: [0.6 * size, ...glyphs.map(({ width }) => width)],
      Encoding: {
        Type: 'Encoding',
        Differences: [0, PDFName.of('m'), ...names.map((name) => PDFName.of(name))],
      },
      CharProcs: {
        m: stream(`${0.6 * size} 0 d0`),
        ...Object.fromEntries(names.map((name, index) => [name, procedures[index]])),
      },
      Resources: { Font: { [DRAWN_BY]: old } },
      ToUnicode: stream(toUnicode(glyphs)),
    }),
  );
}

/** The table of letters of a simple font (ISO 32000-1, 9.10.3), in groups of at most a hundred. */
function toUnicode(glyphs: readonly Glyph[]): string {
  const utf16 = (letter: string) => Buffer.from(letter, 'utf16le').swap16().toString('hex');
  const lines = glyphs.map(
    ({ letter }, index) => `<${(index + 1).toString(16).padStart(2, '0')}> <${utf16(letter)}>`,
  );
  const groups = Array.from({ length: Math.ceil(lines.length / 100) }, (_, group) =>
    lines.slice(group * 100, (group + 1) * 100),
  );
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Syllables def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...groups.map((group) => `${group.length} beginbfchar\n${group.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}
