import { readFileSync } from 'node:fs';
import type { FileKind } from '#app/content/kind.server.ts';
import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import type { Words } from '#desk/words.ts';
import { isPicture, preparePhotograph } from './photographs.ts';

/** A file that may be stored: its bytes and the end of its name, and what is said about it. */
type Prepared = {
  bytes: Uint8Array;
  type: string;
  measure?: DocumentMeasure;
  languages?: string[];
  /** Columns of a list about persons. */
  personal?: string[];
  advice: Words[];
};

/**
 * Reads a file that somebody has sent. It runs apart from the desk (`runApart`), each file in a
 * process of its own, which loads what its kind needs alone: all readers together take longer than
 * a photograph.
 * @throws DeskError with the reason why it cannot be stored
 */
export async function run({
  kind,
  name,
  path,
}: {
  kind: FileKind;
  /** As its sender calls it, and where it waits. */
  name: string;
  path: string;
}): Promise<Prepared> {
  const bytes = new Uint8Array(readFileSync(path));
  if (kind === 'photograph') {
    const { bytes: stored, advice } = await preparePhotograph(bytes);
    return { bytes: stored, type: 'jpg', advice };
  }
  if (kind === 'document') {
    if (isListName(name)) {
      const { prepareList } = await import('./lists.ts');
      return { ...prepareList(bytes), type: 'csv', advice: [] };
    }
    const { checkDocument } = await import('./documents.ts');
    const pdf = isPicture(bytes) ? await pdfOfPhotograph(bytes) : bytes;
    return { bytes: pdf, type: 'pdf', ...(await checkDocument(pdf, name)) };
  }
  const { prepareLogo } = await import('./logo.ts');
  return { ...(await prepareLogo(bytes)), advice: [] };
}

/** Whether what was sent is a table and no other file: by its name, since text has no mark. */
export const isListName = (name: string): boolean => /\.(?:csv|tsv|txt)$/i.test(name);

/** Pixels of the longer edge of a paper: with 1920 its letters have 160 points an inch. */
const PAPER_EDGE = 2600;
/** A4 in points, with a margin. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 24];

/**
 * A photograph of a paper as a PDF file of one page.
 * @throws DeskError if the bytes are not a photograph
 */
export async function pdfOfPhotograph(bytes: Uint8Array): Promise<Uint8Array> {
  const photograph = await preparePhotograph(bytes, PAPER_EDGE);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([WIDTH, HEIGHT]);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / photograph.width,
    (HEIGHT - 2 * MARGIN) / photograph.height,
  );
  const [width, height] = [photograph.width * scale, photograph.height * scale];
  page.drawImage(await pdf.embedJpg(photograph.bytes), {
    x: (WIDTH - width) / 2,
    y: HEIGHT - MARGIN - height,
    width,
    height,
  });
  return pdf.save();
}
