import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the pictures and files of a site are. */
export type SiteFiles = {
  /** The content folder. */
  folder: string;
  /**
   * What a draft adds to it, by paths below it: a photograph that waits for its entry to be saved.
   */
  added?: ReadonlyMap<string, unknown>;
};

/** A file that a draft adds, or puts in the place of one of the folder. */
export function addedFile({ added }: SiteFiles, place: string): Buffer | undefined {
  const file = added?.get(place);
  return file instanceof Buffer ? file : undefined;
}

/** The bytes of a file of a site. */
export function readSiteFile(files: SiteFiles, place: string): Buffer {
  return addedFile(files, place) ?? readFileSync(join(files.folder, place));
}
