#!/usr/bin/env bash
# Guessed: what /ActualText says of signs is what a reader of a PDF file gives as their text (ISO 32000-1, 14.9.4), so that Malayalam drawn as shapes
# comes back as it was written.
# So: PDFium gives it; pdf.js takes no notice and gives the codes of the signs.
# Seen with: unpdf 1.8.1, @hyzyla/pdfium 2.1.13.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --silent unpdf@1.8.1 @hyzyla/pdfium@2.1.13
npm ls --depth=0
cat >try.mjs <<'JS'
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { extractText, getDocumentProxy } from 'unpdf';
const content = 'BT /F1 20 Tf 10 40 Td /Span << /ActualText (fees) >> BDC (ABCD) Tj EMC ET';
const objects = [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 100] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
];
let file = '%PDF-1.7\n';
const places = objects.map((object, index) => {
  const place = String(file.length).padStart(10, '0');
  file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  return `${place} 00000 n \n`;
});
file += `xref\n0 6\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
const bytes = Buffer.from(file);
const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
const library = await PDFiumLibrary.init();
const document = await library.loadDocument(bytes);
const pdfium = [...document.pages()].map((page) => page.getText());
document.destroy();
library.destroy();
console.log('pdf.js:', text, 'PDFium:', pdfium);
process.exitCode = text.join() === 'ABCD' && pdfium.join() === 'fees' ? 0 : 1;
JS
node try.mjs || { echo "This has changed."; exit 1; }
