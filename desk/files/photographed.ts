import { PDFDocument } from '@cantoo/pdf-lib';
import { preparePhotograph } from './photographs.ts';

/** A4 in points, with a margin. */
const [WIDTH, HEIGHT, MARGIN] = [595, 842, 24];

/**
 * A photograph of a paper as a PDF file of one page.
 * @throws DeskError if the bytes are not a photograph
 */
export async function pdfOfPhotograph(bytes: Uint8Array): Promise<Uint8Array> {
  const photograph = await preparePhotograph(bytes);
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
