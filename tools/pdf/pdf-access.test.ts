import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf-access.ts';

/** A one-page PDF file built from its objects; readers repair the missing cross-reference table. */
function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(
    `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`,
  );
}

const stream = (drawing: string) =>
  `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`;
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
const WORDS = stream('BT /F1 12 Tf 20 100 Td (Rules) Tj ET');

describe('the accessibility faults of a PDF file', () => {
  it('are none in a file that this site generates', async () => {
    const bytes = readFileSync('content/documents/files/rti-guide.en.pdf');
    expect((await readPdf(new Uint8Array(bytes))).missing).toEqual([]);
  });

  it('are all in a scan: no tags, text, title or language', async () => {
    const scan = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      PAGES,
      PAGE,
      stream('0 0 100 100 re f'),
      FONT,
    ]);
    expect(await readPdf(scan)).toMatchObject({
      pages: 1,
      missing: ['tags', 'text', 'title', 'language'],
    });
  });

  it('are only the tags in a file with text, title and language exported without them', async () => {
    const info = '<< /Title (Rules) >>';
    const untagged = pdfOf(
      ['<< /Type /Catalog /Pages 2 0 R /Lang (en) >>', PAGES, PAGE, WORDS, FONT, info],
      '/Info 6 0 R',
    );
    expect(await readPdf(untagged)).toMatchObject({
      pages: 1,
      missing: ['tags'],
      titles: ['Rules'],
    });
  });

  it('include the tags also if the file claims to have them and has none', async () => {
    const claiming = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /Lang (en) /MarkInfo << /Marked true >> >>',
      PAGES,
      PAGE,
      WORDS,
      FONT,
    ]);
    expect((await readPdf(claiming)).missing).toEqual(['tags', 'title']);
  });

  it('do not include a title in the metadata, or a language at every element', async () => {
    const title =
      '<rdf:Alt><rdf:li xml:lang="x-default">Rules</rdf:li><rdf:li xml:lang="en">Rules</rdf:li></rdf:Alt>';
    const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const elements = (second: string) => [
      '<< /Type /Catalog /Pages 2 0 R /MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /Metadata 9 0 R >>',
      ...[
        PAGES,
        PAGE.replace('/Page ', '/Page /StructParents 0 '),
        stream(
          '/P << /MCID 0 >> BDC BT /F1 12 Tf (a) Tj ET EMC /P << /MCID 1 >> BDC BT (b) Tj ET EMC',
        ),
        FONT,
      ],
      '<< /Type /StructTreeRoot /K [7 0 R 8 0 R] /ParentTree << /Nums [0 [7 0 R 8 0 R]] >> >>',
      '<< /Type /StructElem /S /P /Lang (ml) /P 6 0 R /Pg 3 0 R /K 0 >>',
      `<< /Type /StructElem /S /P ${second} /P 6 0 R /Pg 3 0 R /K 1 >>`,
      stream(packet).replace('<<', '<< /Type /Metadata /Subtype /XML'),
    ];
    expect(await readPdf(pdfOf(elements('/Lang (en)')))).toMatchObject({
      missing: [],
      titles: ['Rules'],
    });
    expect((await readPdf(pdfOf(elements('')))).missing).toEqual(['language']);
  });

  it('cannot be determined for a file that is not a PDF', async () => {
    await expect(readPdf(new TextEncoder().encode('rules'))).rejects.toThrow();
  });
});
