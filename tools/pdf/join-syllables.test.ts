import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument } from 'unpdf/pdfjs';
import { expect, it } from 'vitest';
import { joinSyllables } from './join-syllables.ts';

/** A page as Chromium writes it, with a font whose glyphs are five units wide. */
async function printed(text: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([300, 300]);
  const { context } = pdf;
  const font = {
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    FirstChar: 97,
    LastChar: 122,
    Widths: Array.from({ length: 26 }, () => 500),
  };
  page.node.set(
    PDFName.of('Resources'),
    context.obj({ Font: { F1: context.register(context.obj(font)) } }),
  );
  page.node.set(
    PDFName.of('Contents'),
    context.register(context.flateStream(`BT\n/F1 10 Tf\n1 0 0 1 50 200 Tm\n${text}\nET\n`)),
  );
  return pdf.save();
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const task = getDocument({ data: bytes, verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return items.map((item) => ('str' in item ? item.str : '')).join('');
}

const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex').toUpperCase();
const syllable = (letters: string, ...shown: string[]) =>
  `/Span<</ActualText <${utf16(letters)}> >> BDC\n${shown.join('\n')}\nEMC`;

it('a syllable drawn in another order is read as it is spelled, without a space around it', async () => {
  const page = [
    '(a) Tj',
    syllable('പ്രോ', '5 0 Td (b) Tj', '5 0 Td (c) Tj', '4 0 Td (d) Tj'),
    '6 0 Td (e) Tj',
    '5 0 Td (f) Tj',
  ].join('\n');
  expect(await textOf(await printed(page))).not.toContain('പ്രോ');
  expect(await textOf(await joinSyllables(await printed(page)))).toBe('aപ്രോef');
});

it.each([
  ['below it', '20 -12 Td (d) Tj', [75, 188]],
  ['right behind it, without a place of its own', '(d) Tj', [60, 200]],
])('text after a syllable stands where it stood, %s', async (_, next, place) => {
  const page = [syllable('നു', '(b) Tj', '5 0 Td (c) Tj'), next].join('\n');
  const task = getDocument({ data: await joinSyllables(await printed(page)), verbosity: 0 });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  const last = items.filter((item) => 'str' in item && item.str === 'd').at(-1);
  const found: number[] = last && 'transform' in last ? last.transform.slice(4) : [];
  expect(found.map(Math.round)).toEqual(place);
});

it('a page that is not drawn as expected stays as it is', async () => {
  const page = syllable('കോ', '(b) Tj', '/F1 12 Tf', '5 0 Td (c) Tj');
  expect(await textOf(await joinSyllables(await printed(page)))).toBe('bc');
});
