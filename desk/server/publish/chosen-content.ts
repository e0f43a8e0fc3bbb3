import { isDeepStrictEqual } from 'node:util';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { keyOfRow, writeEntry } from '#desk/content-files/entries.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { readMeasures, withMeasures } from '#desk/files/measures.ts';
import {
  blobsOf,
  changedFiles,
  commitContent,
  filesOfTree,
  withFiles,
} from '#desk/server/entries/content-trees.ts';
import type { Author } from '#desk/server/entries/git.ts';
import { withAdded } from '#desk/server/entries/merge.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { mainOf, namesIn, type Unit } from '#desk/server/entries/units.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts } from '#desk/server/files/uploads.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { type Part, partsIn, withParts } from './chosen-parts.ts';
import { publicationMessage } from './publication-message.ts';
import type { WaitingContent } from './waiting.ts';

/** First line of a commit of the published content with chosen entries. */
const CHOSEN = publicationMessage('Publish chosen entries', 'chosen');

type ChosenUnits = { base: string; state: string; units: readonly Unit[]; keys: readonly string[] };

/** The published content with some of the entries that wait. */
export class ChosenContent {
  readonly #store: Store;
  readonly #waiting: Pick<WaitingContent, 'now'>;
  /** What was built ahead is used again. */
  #last: { name: string; commit: string } | undefined;

  constructor(store: Store, waiting: Pick<WaitingContent, 'now'>) {
    this.#store = store;
    this.#waiting = waiting;
  }

  /**
   * A commit after the published one, with the saved commit from which it is made and the entries
   * that were left out; with all entries, the saved commit.
   * @param keys the chosen entries, if not all
   * @throws DeskError if none of them waits any more
   */
  async of(author: Author, keys: readonly string[] | undefined) {
    const { base, state, units = [] } = await this.#waiting.now();
    const left = keys === undefined ? [] : units.filter(({ key }) => !keys.includes(key));
    const all = { base, state, left: left.flatMap(namesIn) };
    if (base === undefined || keys === undefined || left.length === 0)
      return { ...all, commit: state };
    const chosen = units.flatMap(({ key }) => (keys.includes(key) ? [key] : []));
    if (chosen.length === 0) throw new DeskError(409, WORDS.nothingChosen);
    const name = [base, state, ...chosen].join('\n');
    if (this.#last?.name !== name)
      this.#last = {
        name,
        commit: await this.#commit(author, { base, state, units, keys: chosen }),
      };
    return { ...all, commit: this.#last.commit };
  }

  /**
   * The same with some parts of one changed entry, whose other parts go on waiting.
   * @throws DeskError if it is no changed entry, or has other parts now
   */
  async ofParts(author: Author, key: string, paths: readonly FieldPath[]) {
    const { git, content } = this.#store;
    const { base, state, units = [] } = await this.#waiting.now();
    const unit = units.find((each) => each.key === key);
    const { kind, id, before, after } = unit ? mainOf(unit) : {};
    const { parts = [], hasRest = true } = unit ? partsIn(unit) : {};
    const isKnown = (path: FieldPath) => parts.some((part) => isDeepStrictEqual(part.path, path));
    if (!base || !kind || id === undefined || !paths.every(isKnown))
      throw new DeskError(409, WORDS.changedSince);
    const isChosen = (part: Part) => paths.some((path) => isDeepStrictEqual(part.path, path));
    if (!hasRest && parts.every(isChosen)) return this.of(author, [key]);
    const visible = content.with(asTexts(await this.withOnly(() => false)));
    const value = withParts(before, after, paths);
    const files = writeEntry(visible, kind, id, value);
    const blobs = new Map<string, string | undefined>();
    for (const [file, text] of files)
      blobs.set(file, text === undefined ? undefined : await this.#keep(text));
    const tree = await withFiles(git, git.at(base), blobs);
    const commit = await commitContent(git, author, { after: base, tree, message: CHOSEN });
    return { base, state, left: units.flatMap(namesIn), commit };
  }

  /** What differs from the saved content when, of what waits, only some units are in it. */
  async withOnly(isChosen: (unit: Unit) => boolean): Promise<Changes> {
    const { git } = this.#store;
    const { base, state, units = [] } = await this.#waiting.now();
    const chosen = units.filter(isChosen);
    if (base === undefined || chosen.length === units.length) return new Map();
    const keys = chosen.map(({ key }) => key);
    const tree = await this.#tree({ base, state, units, keys });
    return filesOfTree(git, tree, await changedFiles(git, git.at(state), tree));
  }

  async #commit(author: Author, chosen: ChosenUnits): Promise<string> {
    const tree = await this.#tree(chosen);
    return commitContent(this.#store.git, author, { after: chosen.base, tree, message: CHOSEN });
  }

  async #tree({ base, state, units, keys }: ChosenUnits): Promise<string> {
    const { git } = this.#store;
    const owners = Map.groupBy(
      units.flatMap((unit) => unit.files.map((file) => ({ file, unit }))),
      ({ file }) => file,
    );
    const isChosen = ({ unit }: { unit: Unit }) => keys.includes(unit.key);
    const files = [...owners.keys()].filter((file) => owners.get(file)?.some(isChosen));
    const blobs = await blobsOf(git, state, files);
    for (const file of files) {
      const own = owners.get(file) ?? [];
      // A list has rows of several entries; a photograph that several name goes as a whole.
      const isList = own.some(({ unit }) => unit.versions.some((each) => each.file === file));
      if (!isList || own.every(isChosen)) continue;
      const versions = own.filter(isChosen).flatMap(({ unit }) => unit.versions);
      const [old, now] = await git.texts([git.at(base, file), git.at(state, file)]);
      blobs.set(file, await this.#keep(withRows(versions, file, old ?? '[]\n', now ?? '[]\n')));
    }
    const [published, saved] = await git.texts(
      [base, state].map((commit) => git.at(commit, MEASURES_FILE)),
    );
    for (const [file, text] of withMeasures(published, files, readMeasures(saved)))
      blobs.set(file, await this.#keep(text));
    return withFiles(git, git.at(base), blobs);
  }

  async #keep(text: string): Promise<string> {
    return (await this.#store.git.run(['hash-object', '-w', '--stdin'], undefined, text)).trim();
  }
}

/**
 * A list with some of its changed rows; a new one stands behind the same row as in the saved list.
 */
function withRows(versions: Unit['versions'], file: string, old: string, now: string): string {
  const own = versions.filter((each) => each.file === file);
  const kind = own.find((each) => each.kind?.form === 'list')?.kind;
  if (!kind) return old;
  const [before, saved] = [old, now].map(
    (text) =>
      new Map(
        [...(Object(readYaml(text)) as unknown[])].map((row, at) => [keyOfRow(kind, row, at), row]),
      ),
  ) as [Map<string, unknown>, Map<string, unknown>];
  const chosen = new Map(own.map(({ id = '', after }) => [id, after]));
  const isThere = (id: string) => (chosen.has(id) ? chosen.get(id) !== undefined : before.has(id));
  const [first, second] = [before, saved].map((rows) => [...rows.keys()].filter(isThere));
  const ids = withAdded(first ?? [], second ?? []);
  return patchYaml(
    old,
    ids.map((id) => chosen.get(id) ?? before.get(id)),
  );
}
