import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { languagesIn } from '#app/content/reading/published-languages.server.ts';
import type { Publishing } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { withPlainEnds } from './plain-ends.ts';

/** One part of a path below content/: it begins with no dot. */
const PART = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * The current content with the changes of a draft; `undefined` for a file that the draft deletes.
 */
export type Overlay = ReadonlyMap<string, string | undefined>;

/** A file or folder that must not be opened: a link, or outside content/. */
export class RefusedPath extends Error {}

/**
 * The last college.yaml that was read, and its languages: hundreds of entries are asked for them.
 */
let last: { source: string; published: Publishing } | undefined;

/**
 * Files below one content folder. Nothing outside it is read or listed, and no link is followed.
 */
export class ContentFolder {
  readonly root: string;
  readonly #overlay: Overlay;

  constructor(folder: string, overlay: Overlay = new Map()) {
    this.root = realpathSync(folder);
    this.#overlay = overlay;
  }

  /** Changes applied on top of the folder. */
  get changes(): Overlay {
    return this.#overlay;
  }

  /** The languages of the site: what is read, asked for and written is in these. */
  get published(): Publishing {
    const source = this.read('college.yaml') ?? '';
    if (last?.source !== source) last = { source, published: languagesIn(source) };
    return last.published;
  }

  /** The same folder with changes laid over it. */
  with(overlay: Overlay): ContentFolder {
    return new ContentFolder(this.root, new Map([...this.#overlay, ...overlay]));
  }

  /** The text of a file with plain ends of lines, or `undefined` if there is none. */
  read(file: string): string | undefined {
    const path = this.pathOf(file);
    if (this.#overlay.has(file)) return this.#overlay.get(file);
    return lstatSync(path, { throwIfNoEntry: false })?.isFile()
      ? withPlainEnds(readFileSync(path, 'utf8'))
      : undefined;
  }

  /**
   * Whether the folder has a file that is the same on Windows and macOS, where small and capital
   * letters are.
   */
  has(file: string): boolean {
    const folder = dirname(this.pathOf(file));
    return (
      existsSync(folder) &&
      readdirSync(folder).some((name) => name.toLowerCase() === basename(file).toLowerCase())
    );
  }

  /** Files that fit a pattern such as `news/*.yaml`, sorted. */
  list(pattern: string): string[] {
    const fits = new RegExp(`^${pattern.replaceAll('.', '\\.').split('*').join('[^/]+')}$`);
    const found = namesLike(pattern, this.root);
    const added = [...this.#overlay.keys()].filter((file) => fits.test(file));
    return [...new Set([...found, ...added])]
      .filter((file) => this.#isPlainFile(file) && this.read(file) !== undefined)
      .sort();
  }

  /**
   * The absolute path of a file below this folder.
   * @throws RefusedPath if it is outside or follows a link
   */
  pathOf(file: string): string {
    const parts = file.split('/');
    if (!parts.every((part) => PART.test(part))) throw new RefusedPath(file);
    parts.reduce((folder, part) => {
      const path = join(folder, part);
      if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) throw new RefusedPath(file);
      return path;
    }, this.root);
    return join(this.root, file);
  }

  #isPlainFile(file: string): boolean {
    try {
      this.pathOf(file);
      return true;
    } catch {
      return false;
    }
  }
}
