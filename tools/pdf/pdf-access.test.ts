import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/pdf-of.ts';
import { readPdf } from './pdf-access.ts';

const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const PAGE = '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>';
const WORDS = streamOf('BT /F1 12 Tf 20 100 Td (Rules) Tj ET');

describe('the accessibility faults of a PDF file', () => {
  it('are none in a file that this site generates', async () => {
    const bytes = readFileSync('content/documents/files/rti-guide.en.pdf');
    expect((await readPdf(new Uint8Array(bytes))).missing).toEqual([]);
  });

  it('are all in a scan: no tags, text, title or language', async () => {
    const scan = pdfOf('', [streamOf('0 0 100 100 re f'), FONT], { page: PAGE });
    expect(await readPdf(scan)).toMatchObject({
      pages: 1,
      missing: ['tags', 'text', 'title', 'language'],
    });
  });

  it('are only the tags in a file with text, title and language exported without them', async () => {
    const info = '<< /Title (Rules) >>';
    const untagged = pdfOf('/Lang (en)', [WORDS, FONT, info], {
      page: PAGE,
      trailer: '/Info 6 0 R',
    });
    expect(await readPdf(untagged)).toMatchObject({
      pages: 1,
      missing: ['tags'],
      titles: ['Rules'],
    });
  });

  it('include the tags also if the file claims to have them and has none', async () => {
    const claiming = pdfOf('/Lang (en) /MarkInfo << /Marked true >>', [WORDS, FONT], {
      page: PAGE,
    });
    expect((await readPdf(claiming)).missing).toEqual(['tags', 'title']);
  });

  it('do not include a title in the metadata, or a language at every element', async () => {
    const title =
      '<rdf:Alt><rdf:li xml:lang="x-default">Rules</rdf:li><rdf:li xml:lang="en">Rules</rdf:li></rdf:Alt>';
    const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const tagged = (second: string) => {
      const elements = [
        streamOf(
          '/P << /MCID 0 >> BDC BT /F1 12 Tf (a) Tj ET EMC /P << /MCID 1 >> BDC BT (b) Tj ET EMC',
        ),
        FONT,
        '<< /Type /StructTreeRoot /K [7 0 R 8 0 R] /ParentTree << /Nums [0 [7 0 R 8 0 R]] >> >>',
        '<< /Type /StructElem /S /P /Lang (ml) /P 6 0 R /Pg 3 0 R /K 0 >>',
        `<< /Type /StructElem /S /P ${second} /P 6 0 R /Pg 3 0 R /K 1 >>`,
        streamOf(packet, '/Type /Metadata /Subtype /XML'),
      ];
      return pdfOf('/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R /Metadata 9 0 R', elements, {
        page: `/StructParents 0 ${PAGE}`,
      });
    };
    expect(await readPdf(tagged('/Lang (en)'))).toMatchObject({
      missing: [],
      titles: ['Rules'],
    });
    expect((await readPdf(tagged(''))).missing).toEqual(['language']);
  });

  it('cannot be determined for a file that is not a PDF', async () => {
    await expect(readPdf(new TextEncoder().encode('rules'))).rejects.toThrow();
  });
});
