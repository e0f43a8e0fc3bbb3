import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { joinSpaces } from './join-spaces.ts';

const [CONTENTS, TYPE] = ['Contents', 'Type'].map((name) => PDFName.of(name)) as [PDFName, PDFName];
const SYLLABLE = '/Span <<\n  /ActualText <FEFF0D2B0D40>\n>> BDC\n[(\\000\\t\\000\\n)] TJ\n';
const next = (drawn: string) => `0 Tr\n/f0 9 Tf\n1 0 0 -1 5.5 0 Tm\n${drawn}\n`;

/** The drawing of a page, and the streams of its file, after its spaces were joined. */
async function joined(drawing: string) {
  const file = await PDFDocument.create();
  const { node } = file.addPage();
  const stream = (text: string) => file.context.register(file.context.flateStream(text));
  node.set(CONTENTS, stream(drawing));
  const letters = stream('beginbfchar\n<0007> <0020>\n<0029> <0D2B>\nendbfchar');
  node.set(
    PDFName.of('Resources'),
    file.context.obj({ Font: { f0: { Type: 'Font', ToUnicode: letters } } }),
  );
  const after = await PDFDocument.load(await joinSpaces(await file.save()));
  const streams = after.context
    .enumerateIndirectObjects()
    // Not those of the file itself, which hold objects.
    .filter(([, object]) => object instanceof PDFRawStream && !object.dict.has(TYPE));
  const read = after.getPages()[0]?.node.lookup(CONTENTS) as PDFRawStream;
  return {
    text: Buffer.from(decodePDFRawStream(read).decode()).toString('latin1'),
    streams: streams.length,
  };
}

it('puts a space that is drawn alone into the text and the drawing of the syllable before it', async () => {
  const { text } = await joined(`${SYLLABLE}EMC\n${next('(\\000\\007) Tj')}ET\n`);
  expect(text).toBe(`${SYLLABLE.replace('0D40>', '0D400020>')}${next('(\\000\\007) Tj')}EMC\nET\n`);
});

it.each([
  ['a letter', '(\\000\\051) Tj'],
  ['letters with a space', '[(\\000\\007\\000\\051)] TJ'],
  ['many letters, moved apart', `[(${'\\000\\051'.repeat(200)}) 20 (\\000\\051)] TJ`],
])('leaves %s behind a syllable as it is', async (_, drawn) => {
  const drawing = `${SYLLABLE}EMC\n${next(drawn)}ET\n`;
  expect((await joined(drawing)).text).toBe(drawing);
});

it('leaves no second drawing of a page in the file', async () => {
  // The drawing and the letters of the font.
  expect((await joined(`${SYLLABLE}EMC\n${next('(\\000\\007) Tj')}`)).streams).toBe(2);
});
