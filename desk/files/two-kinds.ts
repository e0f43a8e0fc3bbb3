/** Readers look for the header in the first kilobyte. */
const HEADER_WITHIN = 1024;
/** Start of a record at the end of a ZIP file, its length, and the longest comment after it. */
const [ZIP_END, ZIP_END_BYTES, ZIP_COMMENT] = ['PK\x05\x06', 22, 0xffff];

/**
 * What a file begins as. A mail program or a form may have left a line or a mark before the header; markup or the start of another format there, or the
 * directory of a ZIP file at the end, makes it two files in one: what a check sees and what a visitor's program opens could differ.
 */
export function startOfPdf(bytes: Uint8Array): 'pdf' | 'noPdf' | 'twoKinds' {
  const before = textAt(bytes, 0, HEADER_WITHIN + 5);
  const header = before.indexOf('%PDF-');
  if (header < 0 || header > HEADER_WITHIN) return 'noPdf';
  const lead = before.slice(0, header).replace(/^\xef\xbb\xbf/, '');
  const isPlain = /^[\t\n\f\r\x20-;=-~\0]*$/.test(lead) && !/^(?:PK|MZ|GIF8|BM|%!|Rar!)/.test(lead);
  return !isPlain || hasZipDirectory(bytes) ? 'twoKinds' : 'pdf';
}

/** A program for ZIP files looks for the record from the end, and then for the directory just before it. */
function hasZipDirectory(bytes: Uint8Array): boolean {
  const tail = textAt(bytes, Math.max(0, bytes.length - ZIP_END_BYTES - ZIP_COMMENT), bytes.length);
  const end = tail.lastIndexOf(ZIP_END);
  if (end < 0 || tail.length - end < ZIP_END_BYTES) return false;
  const offset = bytes.length - tail.length + end;
  const size = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).readUInt32LE(
    offset + 12,
  );
  return size > 0 && textAt(bytes, offset - size, offset - size + 4) === 'PK\x01\x02';
}

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(Math.max(0, from), Math.max(0, to))).toString('latin1');
