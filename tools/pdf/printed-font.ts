import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
} from '@cantoo/pdf-lib';

/** What is needed of a font in a PDF printed by Chromium. */
export type PrintedFont = {
  /** Whether its codes have two bytes. */
  isComposite: boolean;
  /** Width of a code in parts of the size. */
  widthOf: (code: number) => number;
  /** Codes of glyphs that stand for several letters, with these. */
  ligatures: ReadonlyMap<number, string>;
};

/** @param font a font dictionary, simple or composite @throws Error if a required entry is missing */
export function readPrintedFont(font: PDFDict): PrintedFont {
  const descendants = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray);
  const ligatures = readLigatures(font.lookup(PDFName.of('ToUnicode')));
  if (descendants)
    return {
      isComposite: true,
      widthOf: compositeWidths(descendants.lookup(0, PDFDict)),
      ligatures,
    };
  const first = numberIn(font, 'FirstChar') ?? 0;
  const scale =
    font.lookupMaybe(PDFName.of('FontMatrix'), PDFArray)?.lookup(0, PDFNumber).asNumber() ??
    1 / 1000;
  const widths = numbersIn(font.lookup(PDFName.of('Widths'), PDFArray));
  return { isComposite: false, widthOf: (code) => (widths[code - first] ?? 0) * scale, ligatures };
}

/** Widths as `first [w w w]` or `first last w` (ISO 32000-1, 9.7.4.3). */
function compositeWidths(font: PDFDict): (code: number) => number {
  const widths = new Map<number, number>();
  const list = font.lookupMaybe(PDFName.of('W'), PDFArray);
  for (let index = 0; list && index < list.size(); ) {
    const first = list.lookup(index, PDFNumber).asNumber();
    const next = list.lookup(index + 1);
    const isList = next instanceof PDFArray;
    const values = isList
      ? numbersIn(next)
      : Array.from({ length: list.lookup(index + 1, PDFNumber).asNumber() - first + 1 }, () =>
          list.lookup(index + 2, PDFNumber).asNumber(),
        );
    for (const [offset, width] of values.entries()) widths.set(first + offset, width);
    index += isList ? 2 : 3;
  }
  const usual = numberIn(font, 'DW') ?? 1000;
  return (code) => (widths.get(code) ?? usual) / 1000;
}

/** Entries `<code> <letters>` with more than one letter; ranges have one. */
function readLigatures(table: unknown): Map<number, string> {
  if (!(table instanceof PDFRawStream)) return new Map();
  const text = Buffer.from(decodePDFRawStream(table).decode()).toString('latin1');
  const entries = [...text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)].flatMap(([, list = '']) => [
    ...list.matchAll(/<([\da-f]+)>\s*<([\da-f]{8,})>/gi),
  ]);
  return new Map(
    entries.map(([, code = '', letters = '']) => [Number.parseInt(code, 16), letters]),
  );
}

function numberIn(dictionary: PDFDict, name: string): number | undefined {
  return dictionary.lookupMaybe(PDFName.of(name), PDFNumber)?.asNumber();
}

function numbersIn(list: PDFArray): number[] {
  return Array.from({ length: list.size() }, (_, index) =>
    list.lookup(index, PDFNumber).asNumber(),
  );
}
