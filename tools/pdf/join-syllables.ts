import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';
import { type PrintedFont, readPrintedFont } from './printed-font.ts';
import { SyllableFonts } from './syllable-fonts.ts';

/** What shows text in a content stream of Chromium, one at a time: a font, a syllable with its letters in UTF-16, a single glyph. */
const PARTS =
  /\/(?<font>\S+) (?<size>[\d.]+) Tf\n|\/Span<<\/ActualText <feff(?<letters>[\da-f]+)> >> BDC\n(?<body>[\s\S]*?)EMC\n|(?<glyph>(?:-?[\d.]+ -?[\d.]+ Td )?(?:<[\da-f]+>|\((?:\\[\s\S]|[^\\)])\)) Tj\n)/gi;
const FONT = /\/(\S+) ([\d.]+) Tf\n/;
const MOVE = /^(-?[\d.]+) (-?[\d.]+) Td /;
const SHOW = /(?:<([\da-f]+)>|\(([\s\S]*)\)) Tj$/i;
/** The place of the next glyph on the same line. */
const NEXT = /^(?:\/Span<<[^>]*> >> BDC\n)?(-?[\d.]+) (-?[\d.]+) Td /;
const PLACE = /^(?:\/Span<<[^>]*> >> BDC\n)?(?:\/\S+ [\d.]+ Tf\n)?(?:[-\d.]+ ){2,6}T[dm]\b/;
const PLACED = /T[dm]\n$/;
/** Enough of a stream to see it. */
const FOLLOWING = 400;
/** Signs that stand on or under another letter: PDF.js takes no width from them, and would read what is left as a space. */
const COMBINING = /\p{Mn}/u;

/**
 * Chromium draws a Malayalam syllable as glyphs in the order of the eye, with its letters beside them (`ActualText`). PDF.js does not read these, and
 * PDFium puts spaces between such syllables, so words cannot be copied or found. Here the letters become glyphs themselves: the first draws the
 * whole syllable with its old glyphs, the others nothing. What is seen stays, and every reader takes the letters in their order.
 * @param bytes a PDF printed by Chromium
 */
export async function joinSyllables(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const fonts = new SyllableFonts();
  const read = new Map<PDFRef, PrintedFont>();
  const pages = pdf.getPages().map((page) => ({ page, old: fontsOf(page) }));
  for (const { page, old } of pages) {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFRawStream)) continue;
    const fontOf = (name: string) => {
      const ref = old.get(PDFName.of(name));
      if (!(ref instanceof PDFRef)) return undefined;
      const font = read.get(ref) ?? readPrintedFont(pdf.context.lookup(ref, PDFDict));
      read.set(ref, font);
      return { ...font, ref, name };
    };
    const text = rewrite(
      Buffer.from(decodePDFRawStream(contents).decode()).toString('latin1'),
      fonts,
      fontOf,
    );
    page.node.set(
      PDFName.of('Contents'),
      pdf.context.register(pdf.context.flateStream(Buffer.from(text, 'latin1'))),
    );
  }
  // A page may name fonts that only others use.
  const made = fonts.write(pdf);
  for (const { old } of pages) for (const [name, ref] of made) old.set(PDFName.of(name), ref);
  return pdf.save({ useObjectStreams: true, addDefaultPage: false });
}

function fontsOf(page: PDFPage): PDFDict {
  return (
    page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict) ?? page.doc.context.obj({})
  );
}

type Font = PrintedFont & { ref: PDFRef; name: string };

function rewrite(
  stream: string,
  fonts: SyllableFonts,
  fontOf: (name: string) => Font | undefined,
): string {
  let font: Font | undefined;
  let size = 0;
  const note = (text: string) => {
    const [, name, points] = FONT.exec(text) ?? [];
    if (name !== undefined) [font, size] = [fontOf(name), Number(points)];
  };
  return stream.replaceAll(PARTS, (whole: string, ...found: unknown[]) => {
    const groups = found.at(-1) as Record<string, string | undefined>;
    const isPlaced =
      PLACED.test(stream.slice(0, Number(found.at(-3))).slice(-60)) || PLACE.test(whole);
    const after = stream.slice(Number(found.at(-3)) + whole.length).slice(0, FOLLOWING);
    note(whole);
    if (!font || groups.font) return whole;
    const letters = groups.letters ?? ligatureOf(whole, font);
    return (
      (letters &&
        joinGlyphs(groups.body ?? whole, { font, size, letters, after, isPlaced }, fonts)) ||
      whole
    );
  });
}

/** The letters of a single glyph that stands for several. */
function ligatureOf(shown: string, font: Font): string | undefined {
  const [code, ...others] = codesOf(shown, font);
  return code === undefined || others.length > 0 ? undefined : font.ligatures.get(code);
}

type Syllable = {
  font: Font;
  size: number;
  letters: string /** What follows it in the stream. */;
  after: string /** Whether it begins where a place is set, not where the last glyph ends. */;
  isPlaced: boolean;
};

/** The letters of a syllable as glyphs; `undefined` if it is not drawn as expected. */
function joinGlyphs(
  body: string,
  { font, size, letters, after, isPlaced }: Syllable,
  fonts: SyllableFonts,
): string | undefined {
  const lead: string[] = [];
  const draws: string[] = [];
  let [x, y, pen, end] = [0, 0, 0, 0];
  // A line break may also stand inside a string.
  for (const line of body.split(/(?<=T[jfmd])\n/).filter((part) => part.trim() !== '')) {
    const isShown = line.endsWith(' Tj');
    const [move = '', right = 0, up = 0] = MOVE.exec(line) ?? [];
    // Chromium sets no font and no place in the middle of a syllable.
    if (!isShown && draws.length > 0) return undefined;
    if (!isShown) lead.push(line);
    else if (draws.length === 0) lead.push(move);
    else [x, y] = [x + Number(right), y + Number(up)];
    if (!isShown) continue;
    draws.push(`1 0 0 1 ${x} ${y} Tm ${line.slice(move.length)}`);
    pen = codesOf(line, font).reduce((sum, code) => sum + font.widthOf(code) * size, x);
    end = Math.max(end, pen);
  }
  if (draws.length === 0) return undefined;
  const [, next, nextUp] = NEXT.exec(after) ?? [];
  // Chromium places glyphs at whole pixels: a width that leaves a gap to the next one would be read as a space.
  const width =
    (isPlaced || draws.length > 1) &&
    next !== undefined &&
    Number(nextUp) === 0 &&
    x + Number(next) > 0
      ? x + Number(next)
      : end;
  const signs = [...Buffer.from(letters, 'hex').swap16().toString('utf16le')];
  const share =
    Math.round((width / Math.max(1, signs.filter((sign) => !COMBINING.test(sign)).length)) * 1000) /
    1000;
  const glyphs = signs.map((letter, index) => ({
    letter,
    width: COMBINING.test(letter) ? 0 : share,
    draws: index === 0 ? draws.join('\n') : '',
  }));
  const { name, codes } = fonts.codesOf(font.ref, size, glyphs);
  const hex = codes.map((code) => code.toString(16).padStart(2, '0')).join('');
  // Chromium writes no place for a glyph that stands where the last one ends: the pen goes on from there, not from the start of the last one.
  const back = x === 0 && y === 0 ? '' : `${x} ${y} Td [${(-(pen - x) / size) * 1000}] TJ\n`;
  return `${lead.filter(Boolean).join('\n')}\n/Span <</ActualText <feff${letters}>>> BDC\n/${name} ${size} Tf <${hex}> Tj\nEMC\n/${font.name} ${size} Tf\n${back}`;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Character codes of a shown string: two bytes each in a composite font, else one. */
function codesOf(shown: string, { isComposite }: Font): number[] {
  const [, hex, literal = ''] = SHOW.exec(shown.trimEnd()) ?? [];
  const plain = literal.replaceAll(
    /\\(?:([0-7]{1,3})|([\s\S]))/g,
    (_, octal: string | undefined, sign: string) =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (ESCAPES[sign] ?? sign),
  );
  const bytes = [...(hex === undefined ? Buffer.from(plain, 'latin1') : Buffer.from(hex, 'hex'))];
  return isComposite
    ? bytes.flatMap((byte, index) =>
        index % 2 === 0 ? [byte * 256 + (bytes[index + 1] ?? 0)] : [],
      )
    : bytes;
}
