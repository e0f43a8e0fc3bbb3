import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { checkFolder } from '#app/content/folder-check.server.ts';
import type { CollegePart } from '#app/content/schemas/college.ts';
import type { Publishing } from '#app/i18n/locale.ts';
import { type Expected, NO_FILE, NOTHING } from '#app/lib/expected.ts';
import { decodeText } from './file-text.server.ts';
import { issueFaults } from './issue-faults.server.ts';
import { markFaults, needsAbsent, withoutMarked } from './marked-parts.server.ts';
import type { Problem } from './problem.server.ts';
import { languagesIn, parseFor, withoutOthers } from './published-languages.server.ts';

/** Files that were read without faults, by a digest of place and text. */
export type FilesRead = Map<string, unknown>;

type Changes = ReadonlyMap<string, string | undefined>;

const THE_FILE: Expected = { en: 'the file', ml: 'ഫയൽ' };
const READABLE: Expected = { en: 'a file that can be read', ml: 'വായിക്കാവുന്ന ഫയൽ' };

const COLLEGE = 'college.yaml';

/**
 * Of signs where none may stand: such faults follow from the first, one for every word of the file.
 */
const FOLLOWS = 'UNEXPECTED_TOKEN';
/** Maximum number of faults reported for invalid YAML; a file can be made to have thousands. */
const MAX_YAML_ERRORS = 20;

/**
 * Reads files below one content folder and collects every mistake instead of stopping at the first.
 */
export class ContentFiles {
  readonly folder: string;
  readonly problems: Problem[] = [];
  /** Files and folders that must not be read: too large, outside the folder, or not files. */
  readonly #refused: ReadonlySet<string>;
  readonly #changes: Changes;
  readonly #before: FilesRead;
  /** What has been read without faults. */
  readonly filesRead: FilesRead = new Map();
  readonly #without: readonly CollegePart[];
  #published: Publishing | undefined;

  /**
   * @param folder path of the content folder, absolute or from the working directory
   * @param changes texts of files to check before they are written; `undefined` for a file to be
   *   deleted
   * @param before files as they were read earlier; those that are read now are added
   * @param without parts of the college: what needs one of them is as if it were not there
   */
  constructor(
    folder: string,
    changes: Changes = new Map(),
    before: FilesRead = new Map(),
    without: readonly CollegePart[] = [],
  ) {
    this.#without = without;
    this.folder = folder;
    this.#before = before;
    this.#changes = changes;
    this.problems.push(...checkFolder(folder));
    this.#refused = new Set(this.problems.map(({ file }) => file));
  }

  /** The languages that the college publishes. */
  get published(): Publishing {
    if (this.#published) return this.#published;
    const isThere = this.exists(COLLEGE) && !this.#isRefused(COLLEGE);
    this.#published = languagesIn(
      isThere
        ? (this.#changes.get(COLLEGE) ?? readFileSync(join(this.folder, COLLEGE), 'utf8'))
        : '',
    );
    return this.#published;
  }

  /** Bound, so that checks may take it alone. */
  readonly report = (problem: Problem): void => {
    this.problems.push(problem);
  };

  exists(file: string): boolean {
    if (this.#changes.has(file))
      return this.#changes.get(file) !== undefined && !this.isLeftOut(file);
    return (
      this.#added(file).length > 0 || (existsSync(join(this.folder, file)) && !this.isLeftOut(file))
    );
  }

  /** Whether a file needs a part that the college lacks. */
  isLeftOut(file: string): boolean {
    if (this.#without.length === 0 || !/\.(?:yaml|md)$/.test(file)) return false;
    const path = join(this.folder, file);
    const source =
      this.#changes.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
    return source !== undefined && needsAbsent(source, this.#without);
  }

  /** The same files for a college without some parts. */
  lacking(without: readonly CollegePart[]): ContentFiles {
    return new ContentFiles(this.folder, this.#changes, this.#before, without);
  }

  /** Size of a file in bytes; 0 when it is missing. */
  size(file: string): number {
    return statSync(join(this.folder, file), { throwIfNoEntry: false })?.size ?? 0;
  }

  /**
   * Names in a folder that may be read, sorted; a missing folder is a problem and gives an empty
   * list.
   */
  list(folder: string): string[] {
    if (this.#isRefused(folder)) return [];
    if (!this.exists(folder)) {
      this.report({
        file: folder,
        path: [],
        expected: { en: 'a folder', ml: 'ഫോൾഡർ' },
        found: NOTHING,
      });
      return [];
    }
    const names = existsSync(join(this.folder, folder))
      ? readdirSync(join(this.folder, folder))
      : [];
    return [...new Set([...names, ...this.#added(folder)])]
      .filter(
        (name) =>
          !name.startsWith('.') &&
          !this.#isRefused(`${folder}/${name}`) &&
          this.#hasFile(`${folder}/${name}`),
      )
      .sort();
  }

  /**
   * Whether there is a file, or a folder with one: git stores no empty folders, so one that is left
   * of a deleted entry counts as gone.
   */
  #hasFile(path: string): boolean {
    if (!this.exists(path)) return false;
    const isFolder = statSync(join(this.folder, path), { throwIfNoEntry: false })?.isDirectory();
    return (
      !isFolder ||
      this.#added(path).length > 0 ||
      readdirSync(join(this.folder, path)).some(
        (name) => !name.startsWith('.') && this.#hasFile(`${path}/${name}`),
      )
    );
  }

  /** The same for a folder that may be missing, because git stores no empty folders. */
  listIfThere(folder: string): string[] {
    return this.exists(folder) ? this.list(folder) : [];
  }

  /** Names of changed files and their folders directly below a folder. */
  #added(folder: string): string[] {
    const below = [...this.#changes].filter(
      ([file, text]) => text !== undefined && file.startsWith(`${folder}/`),
    );
    return below.map(([file]) => file.slice(folder.length + 1).split('/')[0] ?? '');
  }

  /** The text of a file; `undefined` and a problem if it is missing or not text. */
  read(file: string, why = THE_FILE): string | undefined {
    // The check of the folder has reported it.
    if (this.#isRefused(file)) return undefined;
    const bytes = this.#readBytes(file, why);
    const result = bytes && decodeText(bytes);
    if (result && !('text' in result)) this.report({ file, ...result });
    return result && 'text' in result ? result.text : undefined;
  }

  #isRefused(file: string): boolean {
    return file
      .split('/')
      .some((_, index, parts) => this.#refused.has(parts.slice(0, index + 1).join('/')));
  }

  #readBytes(file: string, why: Expected): Buffer | undefined {
    const changed = this.#changes.get(file);
    try {
      if (changed !== undefined) return Buffer.from(changed);
      if (this.#changes.has(file)) throw Object.assign(new Error(), { code: 'ENOENT' });
      return readFileSync(join(this.folder, file));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (code === 'ENOENT' || code === 'ENOTDIR')
        this.report({ file, path: [], expected: why, found: NO_FILE });
      else this.report({ file, path: [], expected: READABLE, found: code });
      return undefined;
    }
  }

  /**
   * A YAML file that fits the schema; `undefined` when it does not, with a problem for each fault.
   */
  readYaml<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const source = this.read(file);
    return source === undefined ? undefined : this.parseYaml(file, source, schema);
  }

  /** What `read` makes of a text, or has made of it before. */
  asBefore<Value>(place: string, source: string, read: () => Value | undefined): Value | undefined {
    const key = hash(
      'sha1',
      `${this.published.languages} ${this.#without} ${place} ${source}`,
      'base64',
    );
    const mistakes = this.problems.length;
    const value = (this.#before.get(key) as Value | undefined) ?? read();
    if (value !== undefined && this.problems.length === mistakes)
      for (const files of [this.#before, this.filesRead]) files.set(key, value);
    return value;
  }

  /** Same as {@link readYaml} for YAML inside another file. */
  parseYaml<Schema extends z.ZodType>(
    file: string,
    source: string,
    schema: Schema,
  ): z.output<Schema> | undefined {
    return this.asBefore(file, source, () => this.#parsed(file, source, schema));
  }

  #parsed<Schema extends z.ZodType>(
    file: string,
    source: string,
    schema: Schema,
  ): z.output<Schema> | undefined {
    const marked = this.#readYaml(file, source);
    if (marked === undefined) return undefined;
    for (const fault of markFaults(marked)) this.report({ file, ...fault });
    const value = withoutMarked(marked, this.#without);
    const result = parseFor(schema, value, this.published);
    if (result.success) return withoutOthers(result.data, this.published);
    for (const issue of result.error.issues)
      for (const fault of issueFaults(value, issue)) this.report({ file, ...fault });
    return undefined;
  }

  /** The data of any YAML, with a problem for each fault and its line. */
  #readYaml(file: string, source: string): unknown {
    const lines = new LineCounter();
    const document = parseDocument(source, { lineCounter: lines });
    const tabs = document.errors.length > 0 ? linesWithTabs(source) : [];
    for (const line of tabs)
      this.report({
        file,
        path: [],
        line,
        expected: { en: 'spaces at the beginning of a line', ml: 'വരിയുടെ തുടക്കത്തിൽ സ്പേസ്' },
        found: { en: 'a tab', ml: 'ടാബ്' },
      });
    // Further faults after a tab are only consequences.
    const own = document.errors.filter(({ code }, index) => index === 0 || code !== FOLLOWS);
    for (const error of tabs.length > 0 ? [] : own.slice(0, MAX_YAML_ERRORS)) {
      const line = lines.linePos(error.pos[0]).line;
      this.report({
        file,
        path: [],
        line,
        expected: {
          en: 'valid YAML (quote texts with a colon, comma, bracket or hash sign); the web team corrects it in the file itself',
          ml: 'ശരിയായ YAML; ഫയലിൽത്തന്നെ തിരുത്തണം',
        },
        found: error.message.split('\n')[0] ?? error.code,
      });
    }
    if (document.errors.length > 0) return undefined;
    return this.#valueOf(document, file);
  }

  /**
   * The data of a YAML file; an alias, which can stand for itself, is a problem and gives
   * `undefined`.
   */
  #valueOf(document: ReturnType<typeof parseDocument>, file: string): unknown {
    try {
      return document.toJS({ maxAliasCount: 0 }) ?? null;
    } catch (error) {
      if (!(error instanceof ReferenceError)) throw error;
      this.report({
        file,
        path: [],
        expected: {
          en: 'each text written out, without *aliases',
          ml: '*ഏലിയസുകളില്ലാതെ മുഴുവനായി എഴുതിയ ഉള്ളടക്കം',
        },
        found: error.message,
      });
      return undefined;
    }
  }
}

/** Numbers of the lines indented with a tab, which YAML does not allow. */
function linesWithTabs(source: string): number[] {
  return source.split('\n').flatMap((line, index) => (/^ *\t/.test(line) ? [index + 1] : []));
}
