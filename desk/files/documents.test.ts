import { readFileSync } from 'node:fs';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/pdf-of.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { checkDocument } from './documents.ts';

const sound = readFileSync('content/documents/files/rti-guide.en.pdf');
const led = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), sound]);
/** An empty ZIP file has no directory; this one has a directory of one entry. */
const zip = Buffer.concat([
  Buffer.from('PK\x01\x02'),
  Buffer.alloc(42),
  Buffer.from('PK\x05\x06'),
  Buffer.from([0, 0, 0, 0, 1, 0, 1, 0, 46, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
]);

describe('a document', () => {
  it('that everyone can read is taken without a word, with its size and pages', async () => {
    const { measure, advice } = await checkDocument(sound, 'rti-guide.en.pdf');
    expect(measure).toEqual({ bytes: sound.length, pages: expect.any(Number) });
    expect(advice).toEqual([]);
  });

  it('that a screen reader cannot read is accepted with what to do; of a scan nothing else is said', async () => {
    const { measure, advice } = await checkDocument(pdfOf(''));
    expect(measure).toMatchObject({ pages: 1, missing: ['tags', 'text', 'title', 'language'] });
    expect(advice).toEqual([
      {
        en: 'The file has no text; it is a scan. Export the original text as PDF.',
        ml: 'ഫയലിൽ അക്ഷരങ്ങളില്ല; ഇത് സ്കാൻ ചെയ്തതാണ്. യഥാർഥ ഫയലിൽനിന്ന് പി.ഡി.എഫ്. എക്സ്പോർട്ട് ചെയ്യുക.',
      },
    ]);
  });

  it.each([
    [
      'a signature',
      '/Fields [4 0 R] /SigFlags 3',
      '/Kids [6 0 R] /V 5 0 R /Lock << /Type /SigFieldLock /Action /All >>',
    ],
    ['a place for a signature', '/Fields [4 0 R]', '/Kids [6 0 R] /SV << /Type /SV >>'],
  ])('with %s is taken as it is', async (_, form, field) => {
    const pdf = pdfOf(
      `/AcroForm << ${form} >> /Perms << /DocMDP 5 0 R >> /DSS << /Certs [7 0 R] >>`,
      [
        `<< /FT /Sig /T (Signature1) ${field} >>`,
        '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <00> /ByteRange [0 9 12 9] /Reason (Approved) /Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /P 2 >> >>] >>',
        '<< /Type /Annot /Subtype /Widget /Parent 4 0 R /P 3 0 R /Rect [0 0 90 30] /F 132 >>',
        streamOf('certificate'),
      ],
      { page: '/Annots [6 0 R]' },
    );
    expect((await checkDocument(pdf)).measure).toMatchObject({ bytes: pdf.length, pages: 1 });
  });

  it.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['a line break', '\r\n'],
    ['what a form sent', '--70097268\r\nContent-Disposition: form-data; name="x"\r\n\r\n'],
    ['zeros', '\0'.repeat(1000)],
  ])('may begin with %s', async (_, text) => {
    expect((await checkDocument(led(text))).measure.missing).toBeUndefined();
  });

  it('with a useless title, or protected against screen readers, is accepted with advice', async () => {
    const pdf = await PDFDocument.create();
    pdf.addPage();
    pdf.setTitle('scan0001.pdf');
    expect((await checkDocument(await pdf.save())).advice.map(({ en }) => en)).toContainEqual(
      expect.stringMatching(/“scan0001\.pdf” is no title/),
    );
    pdf.encrypt({
      ownerPassword: 'office',
      userPassword: '',
      permissions: { copying: false, contentAccessibility: false },
    });
    const { advice } = await checkDocument(await pdf.save());
    expect(advice.at(-1)?.en).toMatch(/protected so that screen readers may not read it/);
    for (const { ml } of advice) expect(ml).toMatch(/[\u0d00-\u0d7f]/);
  });
});

describe('refused with a reason in both languages', () => {
  it.each([
    ['is no PDF file', new TextEncoder().encode('<html>'), 'not a PDF'],
    ['is cut off', new TextEncoder().encode('%PDF-1.7\n'), 'not a PDF'],
    ['begins with more than a kilobyte of something else', led('\n'.repeat(1100)), 'not a PDF'],
    ['is too long', pdfOf('', [], { pages: 301 }), '300 pages'],
    [
      'runs a script when it is opened',
      pdfOf('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
      'The file contains scripts',
    ],
    [
      'carries another file',
      pdfOf('/AF [<< /EF << /F 4 0 R >> >>]', [streamOf('MZ', '/Type /EmbeddedFile')]),
      'Other files are attached inside this file',
    ],
    [
      'leads to another computer',
      pdfOf('', ['<< /S /GoToR /F (\\\\\\\\host\\\\a.pdf) >>']),
      'a link to a file',
    ],
    [
      'is a web page too',
      led('<!doctype html><script>alert(1)</script><!--'),
      'another kind at once',
    ],
    ['is an archive too', Buffer.concat([sound, zip]), 'another kind at once'],
    ['is a program too', led('MZ'), 'another kind at once'],
  ])('is a file that %s', async (_, bytes, words) => {
    expect(await refusalOf(checkDocument(bytes))).toContain(words);
  });
});
