import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Element } from 'hast';

/** What document.typ draws: the main part of a page and the letterhead. */
export type Sheet = {
  language: string;
  title: string;
  /** Of the college, that of the sheet's language first, each with its script (`Mlym`). */
  names: { language: string; script: string | undefined; name: string }[];
  contact: string;
  /** SVG. */
  mark: string;
  main: Element;
};

const HERE = fileURLToPath(new URL('.', import.meta.url));
const FONTS = ['noto-sans', 'noto-sans-malayalam', 'anek-malayalam'].flatMap((font) =>
  ['400Regular', '700Bold'].map((weight) =>
    join(HERE, 'node_modules/@expo-google-fonts', font, weight),
  ),
);
const compiler = NodeCompiler.create({ workspace: HERE, fontArgs: [{ fontPaths: FONTS }] });

/**
 * A sheet as PDF, of the same bytes each time.
 * @throws Error with what the compiler says, also if the file would not be PDF/UA-1
 */
export function drawPdf(sheet: Sheet): Uint8Array {
  const compiled = compiler.compile({
    mainFilePath: join(HERE, 'document.typ'),
    inputs: { sheet: JSON.stringify(sheet) },
  });
  const error = compiled.takeError();
  if (error) throw new Error(JSON.stringify(compiler.fetchDiagnostics(error)));
  if (!compiled.result) throw new Error(`Nothing was drawn of “${sheet.title}”`);
  return compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
}
