import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

/**
 * A syllable with its text and its drawing, and behind it what is drawn alone. Typst writes so
 * wherever letters are drawn in another order than they are read.
 */
const SYLLABLE_AND_NEXT =
  /(\/ActualText <FEFF[0-9A-F]+)(>\s+>> BDC\s(?:(?!BDC|EMC)[\s\S])*?)EMC\s((?:0 Tr\s)?(\/\w+) [\d.]+ Tf\s[-\d. ]+ Tm\s\[?\(((?:\\(?:[0-7]{3}|[^0-7])|[^\\()])*)\)\]? T[Jj]\s)/g;
const ESCAPED: Readonly<Record<string, string>> = {
  ...{ n: '\n', r: '\r', t: '\t' },
  ...{ b: '\b', f: '\f' },
};

/**
 * A file of Typst in which a space belongs to the syllable before it, in its text and in its
 * drawing; nothing looks different. PDFium (Chrome, Android) leaves out a space that is drawn alone
 * behind such a syllable, so that copied words, and words that are read aloud, run together.
 * @param bytes of which each page has one content stream, as Typst writes it
 * @see ISO 32000-1, 14.9.4
 */
export async function joinSpaces(bytes: Uint8Array): Promise<Uint8Array> {
  const file = await PDFDocument.load(bytes, { updateMetadata: false });
  for (const { node } of file.getPages()) {
    const key = PDFName.of('Contents');
    const fonts = node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const drawing = node.get(key);
    if (!(drawing instanceof PDFRef)) continue;
    const joined = textOf(node.lookup(key)).replace(
      SYLLABLE_AND_NEXT,
      (whole, text: string, drawn: string, next: string, font: string, glyphs: string) => {
        const space = fonts && spaceOf(fonts, font);
        return space === hexOf(glyphs) ? `${text}0020${drawn}${next}EMC\n` : whole;
      },
    );
    file.context.assign(drawing, file.context.flateStream(Buffer.from(joined, 'latin1')));
  }
  return file.save();
}

/** The number of the glyph of a space in a font, as four hexadecimal digits. */
function spaceOf(fonts: PDFDict, name: string): string | undefined {
  const font = fonts.lookup(PDFName.of(name.slice(1)), PDFDict);
  const letters = textOf(font.lookup(PDFName.of('ToUnicode')));
  return /<([0-9A-F]{4})> <0020>/.exec(letters)?.[1];
}

/** Of what is no stream, nothing. */
const textOf = (stream: unknown) =>
  stream instanceof PDFRawStream
    ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
    : '';

/** The bytes of a literal string of a PDF file. */
function hexOf(literal: string): string {
  const bytes = literal.replaceAll(/\\([0-7]{3})|\\(.)/g, (_, octal?: string, sign = '') =>
    octal === undefined ? (ESCAPED[sign] ?? sign) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(bytes, 'latin1').toString('hex').toUpperCase();
}
