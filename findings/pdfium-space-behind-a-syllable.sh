#!/usr/bin/env bash
# Guessed: a PDF file for screen readers (PDF/UA-1) in which each space is a glyph with its letter gives back its words with their spaces.
# So: Typst draws a space by itself behind a syllable whose letters are drawn in another order, and PDFium (Chrome, Edge, Android) leaves such a space
# out: two Malayalam words come back as one. With the space in the text and in the drawing of the syllable before it, both come back.
# Seen with: typst-ts-node-compiler 0.7.0, @expo-google-fonts/noto-sans-malayalam 0.4.2, @cantoo/pdf-lib 2.11.1, @hyzyla/pdfium 2.1.13.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent @myriaddreamin/typst-ts-node-compiler@0.7.0 @expo-google-fonts/noto-sans-malayalam@0.4.2 @cantoo/pdf-lib@2.11.1 @hyzyla/pdfium@2.1.13
npm ls --depth=0
cat >try.mjs <<'JS'
import { decodePDFRawStream, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const fontPaths = ['node_modules/@expo-google-fonts/noto-sans-malayalam/400Regular'];
const compiler = NodeCompiler.create({ workspace: '.', fontArgs: [{ fontPaths }] });
const source = '#set document(title: "A")\n#set text(lang: "ml", font: "Noto Sans Malayalam")\nകോളേജ് ഓഫീസ് ഫീസ്';
const compiled = compiler.compile({ mainFileContent: source });
const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
const library = await PDFiumLibrary.init();
async function textOf(pdf) {
  const document = await library.loadDocument(pdf);
  const text = [...document.pages()].map((page) => page.getText()).join(' ').trim();
  document.destroy();
  return text;
}
const file = await PDFDocument.load(bytes);
const { node } = file.getPages()[0];
const key = PDFName.of('Contents');
const drawn = Buffer.from(decodePDFRawStream(node.lookup(key)).decode()).toString('latin1');
// What follows a syllable and is one glyph of two bytes: the two spaces of this text.
const joined = drawn.replace(/(<FEFF[0-9A-F]+)(>\n>> BDC\n(?:(?!EMC)[^])*)EMC\n((?:0 Tr\n)?\/f0 [\d.]+ Tf\n[-\d. ]+ Tm\n\(\\000(?:\\.{1,3}|.)\) Tj\n)/g, "$10020$2$3EMC\n");
node.set(key, file.context.register(file.context.flateStream(Buffer.from(joined, 'latin1'))));
const [before, after] = [await textOf(bytes), await textOf(await file.save())];
library.destroy();
console.log({ before, after });
process.exitCode = before === 'കോളേജ് ഓഫീസ്ഫീസ്' && after === 'കോളേജ് ഓഫീസ് ഫീസ്' ? 0 : 1;
JS
node try.mjs || { echo "This has changed."; exit 1; }
