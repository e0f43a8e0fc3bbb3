import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DeskError } from '#desk/server/words.ts';
import { checkDocument } from './documents.ts';

/** A PDF file built from its objects; readers reconstruct the missing cross-reference table. */
function pdfOf(catalog: string, objects: readonly string[] = [], pages = 1): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const tree = [`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`];
  const all = [...tree, ...kids.map(() => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>'), ...objects];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`);
}

async function reasonOf(bytes: Uint8Array): Promise<string> {
  const error = await checkDocument(bytes).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeskError)) throw new Error(`not refused: ${error}`);
  expect(error.words.ml).toMatch(/[\u0d00-\u0d7f]/);
  return error.words.en;
}

describe('a document', () => {
  it('that everyone can read is taken without a word, with its size and pages', async () => {
    const bytes = readFileSync('content/documents/files/rti-guide.en.pdf');
    const { measure, advice } = await checkDocument(bytes);
    expect(measure).toEqual({ bytes: bytes.length, pages: expect.any(Number) });
    expect(advice).toEqual([]);
  });

  it('that a screen reader cannot read is accepted with corrections to make, and requires an alternative page', async () => {
    const { measure, advice } = await checkDocument(pdfOf(''));
    expect(measure).toMatchObject({ pages: 1, missing: ['tags', 'text', 'title', 'language'] });
    expect(advice.map(({ en }) => en).join(' ')).toMatch(/no tags.*a scan.*no title.*language.*a page of this site/s);
    for (const { ml } of advice) expect(ml).toMatch(/[\u0d00-\u0d7f]/);
  });
});

describe('refused with a reason in both languages', () => {
  it.each([
    ['is no PDF file', new TextEncoder().encode('<html>'), 'not a PDF'],
    ['is cut off', new TextEncoder().encode('%PDF-1.7\n'), 'not a PDF'],
    ['is too large', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(20 * 1024 * 1024)]), '20 MB'],
    ['is too long', pdfOf('', [], 301), '300 pages'],
    ['runs a script when it is opened', pdfOf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'scripts'],
    [
      'carries another file',
      pdfOf('/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>', [
        '<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>',
        '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream',
      ]),
      'attached',
    ],
  ])('is a file that %s', async (_, bytes, words) => {
    expect(await reasonOf(bytes)).toContain(words);
  });
});
