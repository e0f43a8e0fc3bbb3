import { readFileSync } from 'node:fs';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfOf, streamOf } from '#tests/support/pdf-of.ts';
import { findActivePart } from './active-parts.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
/** A file with this annotation on its page. */
const annotated = (annotation: string, objects: string[] = []) =>
  pdfOf('', objects, { page: `/Annots [<< /Type /Annot /Rect [0 0 9 9] ${annotation} >>]` });
const opening = (action: string) => pdfOf(`/OpenAction ${action}`);
const exe = [streamOf('MZ', '/Type /EmbeddedFile')];

describe('an active part of a PDF file is found', () => {
  it.each([
    ['on opening', opening(script)],
    [
      'after a harmless action',
      opening(
        `<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /GoTo /D [3 0 R /Fit] /Next ${script} >>] >>`,
      ),
    ],
    [
      'in a field',
      pdfOf('/AcroForm << /Fields [4 0 R] >>', [`<< /FT /Tx /T (a) /AA << /F ${script} >> >>`]),
    ],
    ['in a stream', opening('<< /S /JavaScript /JS 4 0 R >>')],
    ['under an escaped name', opening('<< /#53 /J#61vaScript /J#53 (a) >>')],
    [
      'in the address of a link',
      annotated('/Subtype /Link /A << /S /URI /URI (java\\nscript:alert\\(1\\)) >>'),
    ],
    [
      'in the address of a link in UTF-16',
      annotated(
        '/Subtype /Link /A << /S /URI /URI <FEFF006A006100760061007300630072006900700074003A0061> >>',
      ),
    ],
    ['as a form of XFA', pdfOf('/AcroForm << /Fields [] /XFA 4 0 R >>', [streamOf('<xdp/>')])],
    ['as an address on opening', opening('<< /S /URI /URI (https://example.org) >>')],
    [
      'as an address when a page opens',
      pdfOf('', [], { page: '/AA << /O << /S /URI /URI (https://example.org) >> >>' }),
    ],
    ['though nothing refers to it', pdfOf('', [script])],
    ['in an object that cannot be parsed', pdfOf('', ['<< /S /J#61vaScript /JS (a) ] >>'])],
  ])('%s: scripts', async (_, bytes) => {
    expect(await findActivePart(bytes)).toBe('scripts');
  });

  it.each(
    'JavaScript Launch SubmitForm ImportData GoToE Rendition Movie Sound RichMediaExecute GoTo3DView'.split(
      ' ',
    ),
  )('as the action %s: scripts', async (action) => {
    expect(await findActivePart(opening(`<< /S /${action} >>`))).toBe('scripts');
  });

  it.each('FileAttachment RichMedia Movie Sound Screen 3D'.split(' '))(
    'as the annotation %s: a file',
    async (kind) =>
      expect(await findActivePart(annotated(`/Subtype /${kind}`))).toBe('attachments'),
  );

  it.each([
    [
      'in the names of the document',
      pdfOf(
        '/Names << /EmbeddedFiles << /Names [(a.exe) << /Type /Filespec /F (a.exe) /EF << /F 4 0 R >> >>] >> >>',
        exe,
      ),
    ],
    ['beside a page', pdfOf('', exe, { page: '/AF [<< /F (a.exe) /EF << /F 4 0 R >> >>]' })],
    ['as rich media', annotated('/Subtype /Rich#4dedia')],
    ['as contents in another file', pdfOf('', [streamOf('', '/F (a.txt)')])],
  ])('%s: a file', async (_, bytes) => {
    expect(await findActivePart(bytes)).toBe('attachments');
  });

  it.each([
    [
      'a document of another computer',
      annotated(
        '/Subtype /Link /A << /S /GoToR /F (\\\\\\\\host\\\\share\\\\a.pdf) /D [0 /Fit] >>',
      ),
    ],
    [
      'the same in a file specification',
      annotated(
        '/Subtype /Link /A << /S /GoToR /F << /Type /Filespec /UF (//host/share/a.pdf) >> /D [0 /Fit] >>',
      ),
    ],
    [
      'a file of this computer',
      annotated('/Subtype /Link /A << /S /URI /URI (file:///C:/notice.pdf) >>'),
    ],
    [
      'a program of this computer',
      annotated('/Subtype /Link /A << /S /URI /URI (search-ms:query=a) >>'),
    ],
  ])('in %s: a link', async (_, bytes) => {
    expect(await findActivePart(bytes)).toBe('links');
  });

  it('also inside the contents of another object, where only the table of the file finds it', async () => {
    const hidden = streamOf('5 0 obj\n<< /S /Launch /F (a.exe) >>\nendobj');
    expect(await findActivePart(pdfOf('/OpenAction 5 0 R', [hidden]))).toBe('hidden');
    expect(await findActivePart(pdfOf('/OpenAction 6 0 R', [hidden]))).toBeUndefined();
  });

  it('in compressed objects, and in a file protected against changes', async () => {
    const make = async () => {
      const pdf = await PDFDocument.create();
      pdf.addPage();
      pdf.catalog.set(
        PDFName.of('OpenAction'),
        pdf.context.register(pdf.context.obj({ S: 'JavaScript', JS: 'a' })),
      );
      return pdf;
    };
    const compressed = await (await make()).save({ useObjectStreams: true });
    expect(Buffer.from(compressed).toString('latin1')).not.toContain('JavaScript');
    expect(await findActivePart(compressed)).toBe('scripts');
    const locked = await make();
    locked.encrypt({ ownerPassword: 'office', userPassword: '' });
    expect(await findActivePart(await locked.save())).toBe('scripts');
  });
});

describe('no active part', () => {
  it.each([
    ['a link to a site', annotated('/Subtype /Link /A << /S /URI /URI (https://ktu.edu.in/a) >>')],
    [
      'a link without a scheme, to a host with a port',
      annotated('/Subtype /Link /A << /S /URI /URI (www.ktu.edu.in:8080/a) >>'),
    ],
    [
      'a link with a space',
      annotated('/Subtype /Link /A << /S /URI /URI (http:// www.ktu.edu.in) >>'),
    ],
    [
      'an address for letters',
      annotated('/Subtype /Link /A << /S /URI /URI (MAILTO:office@college.example) >>'),
    ],
    [
      'a page to open at',
      pdfOf('/OpenAction [3 0 R /Fit]', [], {
        page: '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://ktu.edu.in) >> >>]',
      }),
    ],
    ['a link within the file', annotated('/Subtype /Link /A << /S /GoTo /D [3 0 R /Fit] >>')],
    [
      'a document beside it',
      annotated('/Subtype /Link /A << /S /GoToR /F (annex.pdf) /D [0 /Fit] >>'),
    ],
    [
      'a field to fill in',
      pdfOf('/AcroForm << /Fields [4 0 R] >>', ['<< /FT /Tx /T (JavaScript) /V (Launch) /F 4 >>']),
    ],
    ['a document of this site', readFileSync('content/documents/files/rti-guide.ml.pdf')],
  ])('is %s', async (_, bytes) => {
    expect(await findActivePart(bytes)).toBeUndefined();
  });
});
