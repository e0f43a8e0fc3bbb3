import { readFileSync } from 'node:fs';
import type { FileKind } from '#app/content/kind.server.ts';
import type { DocumentMeasure } from '#app/content/reading/collections.server.ts';
import type { Words } from '#desk/server/forms/words.ts';
import { checkDocument } from './documents.ts';
import { prepareLogo } from './logo.ts';
import { pdfOfPhotograph } from './photographed.ts';
import { isPicture, preparePhotograph } from './photographs.ts';

/** A file that may be stored: its bytes and the end of its name, and what is said about it. */
type Prepared = {
  bytes: Uint8Array;
  type: string;
  measure?: DocumentMeasure;
  languages?: string[];
  advice: Words[];
};

/**
 * Reads a file that somebody has sent. It runs apart from the desk (`runApart`).
 * @throws DeskError with the reason why it cannot be stored
 */
export async function run({
  kind,
  name,
  path,
}: {
  kind: FileKind;
  /** As its sender calls it, and where it waits. */
  name: string;
  path: string;
}): Promise<Prepared> {
  const bytes = new Uint8Array(readFileSync(path));
  if (kind === 'photograph') {
    const { bytes: stored, advice } = await preparePhotograph(bytes);
    return { bytes: stored, type: 'jpg', advice };
  }
  if (kind === 'document') {
    const pdf = isPicture(bytes) ? await pdfOfPhotograph(bytes) : bytes;
    return { bytes: pdf, type: 'pdf', ...(await checkDocument(pdf, name)) };
  }
  return { ...(await prepareLogo(bytes)), advice: [] };
}
