import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf-access.ts';

/** A one-page PDF file built from its objects; readers repair the missing cross-reference table. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`);
}

const stream = (drawing: string) => `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const WORDS = stream('BT /F1 12 Tf 20 100 Td (Rules) Tj ET');

describe('the accessibility faults of a PDF file', () => {
  it('are none in a file that this site generates', async () => {
    const bytes = readFileSync('content/documents/files/rti-guide.en.pdf');
    expect((await readPdf(new Uint8Array(bytes))).missing).toEqual([]);
  });

  it('are all in a scan: no tags, text, title or language', async () => {
    const scan = pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', PAGES, PAGE, stream('0 0 100 100 re f'), FONT]);
    expect(await readPdf(scan)).toEqual({ pages: 1, missing: ['tags', 'text', 'title', 'language'] });
  });

  it('are only the tags in a file with text, title and language exported without them', async () => {
    const info = '<< /Title (Rules) >>';
    const untagged = pdfOf(['<< /Type /Catalog /Pages 2 0 R /Lang (en) >>', PAGES, PAGE, WORDS, FONT, info], '/Info 6 0 R');
    expect(await readPdf(untagged)).toEqual({ pages: 1, missing: ['tags'] });
  });

  it('include the tags also if the file claims to have them and has none', async () => {
    const claiming = pdfOf(['<< /Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo << /Marked true >> >>', PAGES, PAGE, WORDS, FONT]);
    expect((await readPdf(claiming)).missing).toEqual(['tags', 'title']);
  });

  it('cannot be determined for a file that is not a PDF', async () => {
    await expect(readPdf(new TextEncoder().encode('rules'))).rejects.toThrow();
  });
});
