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

/**
 * A page with these codes of letters, so small that all are on it, tagged in one paragraph for each
 * text, with its language.
 */
function written(
  document: string,
  parts: readonly [text: string, language: string, mark?: string][],
) {
  // Capital letters stand for letters of Malayalam, from അ on, digits for those of Hindi.
  const cmap =
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange 3 beginbfrange <41> <48> <0D05> <30> <39> <0905> <61> <7A> <0061> endbfrange endcmap end';
  const marked = parts.map(
    ([text, , mark = ''], index) =>
      `/P << ${mark} /MCID ${index} >> BDC BT /F1 1 Tf (${text}) Tj ET EMC`,
  );
  const kids = parts.map((_, index) => `${7 + index} 0 R`).join(' ');
  const pdf = pdfOf(
    `/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R ${document}`,
    [
      streamOf(marked.join(' ')),
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${7 + parts.length} 0 R >>`,
      `<< /Type /StructTreeRoot /K [${kids}] /ParentTree << /Nums [0 [${kids}]] >> >>`,
      ...parts.map(
        ([, language], index) =>
          `<< /Type /StructElem /S /P ${language && `/Lang (${language})`} /P 6 0 R /Pg 3 0 R /K ${index} >>`,
      ),
      streamOf(cmap),
    ],
    { page: '/StructParents 0 /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>' },
  );
  return checkDocument(pdf);
}
const [MALAYALAM, ENGLISH, HINDI] = ['ABCDEFGHABCDEFGHABCDEFGH', 'rules', '0123456789'];

describe('the language that a file states', () => {
  it.each([
    ['Malayalam called English', '/Lang (en-US)', [[MALAYALAM, '']], 'English', 'Malayalam'],
    [
      'Malayalam called English and Hindi',
      '/Lang (en-US)',
      [
        [MALAYALAM, 'hi-IN'],
        [ENGLISH, ''],
      ],
      'English and Hindi',
      'Malayalam',
    ],
    ['English called Malayalam', '/Lang (ml_IN)', [[ENGLISH, '']], 'Malayalam', 'English'],
    [
      'Malayalam with no code',
      '/Lang (Malayalam text)',
      [[MALAYALAM, '']],
      'Malayalam text',
      'Malayalam',
    ],
  ] as [string, string, [string, string][], string, string][])(
    'is said to be another than that of its text: %s',
    async (_, document, parts, stated, own) => {
      const { measure, advice } = await written(document, parts);
      expect(measure.missing).toEqual(['title', 'language']);
      const words = `The file says that it is in ${stated}; its text is ${own}.`;
      expect(advice.map(({ en }) => en)).toContainEqual(expect.stringContaining(words));
      for (const { ml } of advice) expect(ml).toMatch(/[\u0d00-\u0d7f]/);
    },
  );

  it.each([
    [
      'Malayalam with a few English words',
      '/Lang (ml-IN)',
      [
        [MALAYALAM, ''],
        [ENGLISH, ''],
      ],
    ],
    [
      'two languages at their paragraphs',
      '',
      [
        [MALAYALAM, 'ml'],
        [ENGLISH, 'en'],
      ],
    ],
    ['both languages, of which one is stated', '/Lang (ml-IN)', [['ABCDEFGH rules and dates', '']]],
    ['a third language', '/Lang (hi-IN)', [[HINDI, '']]],
    ['another language in the same letters', '/Lang (fr)', [[ENGLISH, '']]],
  ] as [string, string, [string, string][]][])('is right: %s', async (_, document, parts) => {
    expect((await written(document, parts)).measure.missing).toEqual(['title']);
  });
});

describe('words of another language than the file says of them', () => {
  const rules = 'the rules of this college for all of its students '.repeat(6);

  it.each([
    ['in an English file', '/Lang (en-IN)', ['English', 'Malayalam'], [MALAYALAM, '']],
    ['at their paragraph', '', ['Hindi', 'Malayalam'], [MALAYALAM, 'hi-IN']],
  ] as [string, string, [string, string], [string, string]][])(
    'are named with their page, and how to say it: Malayalam %s',
    async (_, document, [stated, own], part) => {
      const { measure, advice } = await written(document, [[rules, 'en'], part]);
      expect(measure.missing).toEqual(['title', 'language']);
      const [, language] = advice;
      expect(language?.en).toContain(
        `The file says that words in ${own} are ${stated}, on page 1. A screen reader`,
      );
      expect(language?.ml).toContain('(പേജ് 1).');
    },
  );

  it('are English ones in a Malayalam file only where they are more than names', async () => {
    const notice = MALAYALAM.repeat(8);
    const missing = async (words: string) =>
      (
        await written('/Lang (ml)', [
          [notice, ''],
          [words, ''],
        ])
      ).measure.missing;
    expect(await missing(rules)).toEqual(['title', 'language']);
    expect(await missing('government engineering college')).toEqual(['title']);
  });

  it('are none where the mark in the page says their language, as in a file of Word', async () => {
    const { measure } = await written('/Lang (en-IN)', [
      [rules, ''],
      [MALAYALAM, '', '/Lang (ml-IN)'],
    ]);
    expect(measure.missing).toEqual(['title']);
    const all = await written('/Lang (en-IN)', [[MALAYALAM, '', '/Lang (ml-IN)']]);
    expect(all.measure.missing).toEqual(['title']);
  });
});

describe('text in an old font', () => {
  const typed = (text: string) =>
    checkDocument(
      pdfOf(
        '/Lang (en)',
        [
          streamOf(Buffer.from(`BT /F1 12 Tf (${text}) Tj ET`, 'latin1')),
          '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
        ],
        { page: '/Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >>' },
      ),
    );

  it('is no text: it is said, with some of its signs, and the file is Malayalam', async () => {
    const { languages, measure, advice } = await typed(
      'kÀ¡mÀ KhÀsaâv F³Pn hnZymÀ°nIÄ hÀjw Bcw`n¡p¶p',
    );
    expect([languages, measure.missing]).toEqual([['ml'], ['tags', 'text', 'title']]);
    expect(advice.map(({ en }) => en)).toEqual([
      expect.stringContaining('is in an old font (“kÀ¡mÀ KhÀsaâv'),
    ]);
  });

  it('of accented letters alone is none either', async () => {
    const { languages, measure } = await typed('æµøZ ØVA¼ÞV ©JøÕí Íøâ µáÎÞV ÕµáMí');
    expect([languages, measure.missing]).toEqual([['ml'], ['tags', 'text', 'title']]);
  });

  it.each([
    'A café of ½ day, 25 °C, © 2026, 10 m², n°4',
    'if a¡b and x¸y then m sÀ1 of kg mÀ3 or W mÀ2 is a£b by p¢q',
    'Übergröße École naïve São ÑANDÚ Ærø are names in this list of places',
    'Schr¨odinger and Poincar´e are read by all students of this college in the first year of their study here, and by many teachers of other colleges as well; so they are both in the library of the department, and in the list of books that the office keeps for those who ask',
  ])('is none in English with single signs: %s', async (text) => {
    const { languages, measure } = await typed(text);
    expect([languages, measure.missing]).toEqual([['en'], ['tags', 'title']]);
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
