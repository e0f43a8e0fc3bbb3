import type { FileKind } from '#app/content/kind.server.ts';

/**
 * The files that a choice offers, by their processing. HEIC is not among them, which few servers
 * can read: a phone then sends JPEG.
 */
export const ACCEPTED: Readonly<Record<FileKind, string>> = {
  photograph: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  // A paper may be photographed: the server makes a PDF of it. A list is a table.
  document: '.pdf,.csv,.tsv,image/jpeg,image/png,image/webp',
  logo: '.svg,.png',
};

/** What a list is called that was pasted; on the site it has the name of its document. */
export const PASTED_LIST = 'list.csv';

/**
 * Pixels of the longer edge of a photograph as it is sent and kept: pages show one at most 1440
 * pixels wide, and one that was held upright is a third higher.
 */
export const MAX_EDGE = 1920;

const MB = 1024 * 1024;

/** Bytes of the largest files that the desk receives; its forms do not send larger ones. */
export const MAX_BYTES = {
  /** A PDF file or a photograph. */
  file: 20 * MB,
  csv: 2 * MB,
};
