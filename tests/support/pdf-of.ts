/** For tests: a PDF file of its objects; readers reconstruct the missing table of them. */
export function pdfOf(
  catalog: string,
  objects: readonly string[] = [],
  { pages = 1, page = '', trailer = '' } = {},
): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`);
  const tree = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
  ];
  const all = [
    ...tree,
    ...kids.map(() => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page} >>`),
    ...objects,
  ];
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const file = `%PDF-1.7\n${body}trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}

/** A stream with these bytes; `entries` go into its head. */
export const streamOf = (bytes: string | Buffer, entries = '') =>
  `<< /Length ${bytes.length} ${entries} >>\nstream\n${typeof bytes === 'string' ? bytes : bytes.toString('latin1')}\nendstream`;
