import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { FIRST, type Locale } from '#app/i18n/locale.ts';
import { correctEncoding } from '#languages/encoding.ts';
import { mainLanguage } from '#tools/pdf/part-languages.ts';
import { SCAN_NAMES } from './scan-languages.ts';

const execute = promisify(execFile);

/** An order has one or two; each takes one to three seconds of the processor. */
const MAX_PAGES = 4;
/** Longer side of a page as it is read, in pixels, and of A4 its points an inch. */
const [LONG_SIDE, DPI] = [2600, 220];
/** Of the picture beside the text. */
const SHOWN_SIDE = 1400;
/** A page of which nothing can be made is given up, in milliseconds. */
const MAX_WAIT = 60_000;

/** What a scan says, as a draft: nothing of it is right until somebody has compared it. */
export type ScanText = {
  language: Locale;
  /** What it is about; empty if it does not say so. */
  title: string;
  /** Paragraphs, with an empty line between; the number of the file is left out. */
  text: string;
  /** The pages that were read, as JPEG in Base64. */
  pictures: string[];
  /** Pages of the file. */
  pages: number;
};

/**
 * Reads the letters of a PDF file without text. Runs apart from the desk (`runApart`), whose limits
 * hold for each `tesseract` too.
 * @param languages in which the site is published, and which `tesseract` knows
 */
export async function run({
  path,
  languages,
}: {
  path: string;
  languages: readonly Locale[];
}): Promise<ScanText> {
  const library = await PDFiumLibrary.init();
  const file = await library.loadDocument(new Uint8Array(readFileSync(path)));
  const read: string[] = [];
  const pictures: string[] = [];
  const pages = file.getPageCount();
  for (const page of [...file.pages()].slice(0, MAX_PAGES)) {
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = LONG_SIDE / Math.max(originalWidth, originalHeight);
    const { data, width, height } = await page.render({ scale, render: 'bitmap' });
    const raw = { width, height, channels: 4 } as const;
    const grey = await sharp(data, { raw })
      .flatten({ background: 'white' })
      .greyscale()
      .png()
      .toBuffer();
    const straight = sharp(grey).rotate(-(await slope(grey)), { background: 'white' });
    read.push(await lettersOf(await straight.clone().png().toBuffer(), languages));
    const shown = straight.resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside' });
    pictures.push((await shown.jpeg({ quality: 60 }).toBuffer()).toString('base64'));
  }
  library.destroy();
  const { title, text } = draftOf(read.join('\n\n'));
  return { language: mainLanguage(text) ?? FIRST, title, text, pictures, pages };
}

/**
 * The letters of a page. Chillus come as letter, virama and joiner, and are brought to the spelling
 * of the site. Without its points an inch tables of a page are left out.
 * @throws if the page takes too long
 */
async function lettersOf(page: Uint8Array, languages: readonly Locale[]): Promise<string> {
  // Latin letters last: what comes first is tried first.
  const names = languages.flatMap((language) => SCAN_NAMES[language] ?? []).reverse();
  const reading = execute(
    'tesseract',
    ['stdin', 'stdout', '-l', names.join('+'), '--dpi', `${DPI}`],
    {
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      timeout: MAX_WAIT,
      killSignal: 'SIGKILL',
    },
  );
  reading.child.stdin?.end(page);
  return correctEncoding((await reading).stdout).text;
}

/** Ink, of 256 shades of grey. */
const DARK = 150;

/** How far lines of a page may lean, and the step in which it is looked for, in degrees. */
const [MAX_SLOPE, STEP] = [4, 0.2];

/**
 * By how many degrees the lines of a page fall to the right: at that slope rows are either full of
 * ink or empty. Of a page that leans by two degrees a paragraph is lost otherwise.
 */
async function slope(page: Uint8Array): Promise<number> {
  const { data, info } = await sharp(page)
    .resize(800, 800, { fit: 'inside' })
    .threshold(DARK)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    if (data[at] === 0) ink.push(at / info.channels);
  const sharpness = (degrees: number) => {
    const fall = Math.tan((degrees / 180) * Math.PI);
    const rows = new Float64Array(info.height * 2);
    for (const at of ink) {
      const row = Math.round(Math.floor(at / info.width) - (at % info.width) * fall);
      rows[row + Math.floor(info.height / 2)] = (rows[row + Math.floor(info.height / 2)] ?? 0) + 1;
    }
    return rows.reduce((sum, count) => sum + count * count, 0);
  };
  let best = 0;
  for (let degrees = -MAX_SLOPE; degrees <= MAX_SLOPE; degrees += STEP)
    if (sharpness(degrees) > sharpness(best)) best = degrees;
  return best;
}

/** The words before what an order is about, and before the number of a file or an order. */
const SUBJECT = /^(?:sub(?:ject)?|വിഷയം|பொருள்|विषय|ವಿಷಯ|విషయం|বিষয়)\s*[:;.–-]+\s*/i;
const FILE_NUMBER =
  /(?<!\p{L})((?:no|നമ്പർ|നം|எண்|संख्या|क्रमांक|ಸಂಖ್ಯೆ|సంఖ్య)\.?\s*[:;]?\s*)\S*\d\S*\/\S*/giu;
/** Signs as which the lines between columns are read. */
const COLUMN_LINE = /(?<=^|\s)[|=](?=\s|$)/g;
/** From this share of the longest line on a line goes on in the next; before an empty one. */
const [FULL, STRETCHED] = [0.6, 0.85];
/** Begins a line of its own: a number or a letter of a list. */
const LIST_ITEM = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s/i;

/**
 * Title and paragraphs of what was read: lines that go on are joined, a file's number is taken out,
 * of which one in three is read right.
 */
export function draftOf(read: string): { title: string; text: string } {
  const lines = read
    .split('\n')
    .map((line) =>
      line
        .replaceAll(COLUMN_LINE, '')
        .trim()
        .replaceAll(FILE_NUMBER, '$1')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    );
  const longest = Math.max(...lines.map(({ length }) => length));
  const paragraphs: string[] = [];
  for (const [at, line] of lines.entries()) {
    if (!/[\p{L}\d]/u.test(line)) continue;
    const before = lines.slice(0, at).findLast(Boolean) ?? '';
    // A paragraph is sometimes divided where a line is stretched.
    const isApart = lines[at - 1] === '' && (SUBJECT.test(before) || /[.:;?!]$/.test(before));
    const share = before.length / longest;
    const goesOn = share > (lines[at - 1] === '' ? STRETCHED : FULL) && !isApart;
    const isOwn = LIST_ITEM.test(line) || SUBJECT.test(line);
    paragraphs.push(goesOn && !isOwn ? `${paragraphs.pop()} ${line}` : line);
  }
  const subject = paragraphs.find((paragraph) => SUBJECT.test(paragraph));
  return {
    title: subject?.replace(SUBJECT, '') ?? '',
    text: paragraphs.filter((paragraph) => paragraph !== subject).join('\n\n'),
  };
}
