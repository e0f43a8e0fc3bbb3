import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import { ownersNamed } from '#desk/files/attached-files.ts';
import { mayWrite, mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import {
  type ContentChanges,
  changeName,
  contentChanges,
  entryChange,
  type Versions,
} from '#desk/server/entries/entry-changes.ts';
import type { Git } from '#desk/server/entries/git.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { keyOf, mainOf, type Unit, unitsBetween } from '#desk/server/entries/units.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';

/**
 * Whether a person may write an entry as it is and as it was, and so may read it while it waits; a
 * file that is no entry is for those who may write everything.
 */
function mayWriteVersions(person: Person, { kind, before, after }: Versions): boolean {
  return kind ? mayWrite(person, kind.id, [before, after]) : mayWriteAll(person);
}

/**
 * The entries of a unit that a person may not write: it is published only by those for whom there
 * are none.
 */
export function othersIn({ versions }: Unit, person: Person): Versions[] {
  return versions.filter((each) => !mayWriteVersions(person, each));
}

/** Whether a person may write the entry with which the others of a unit go: they belong to it. */
export function isReadable(unit: Unit, person: Person): boolean {
  return mayWriteVersions(person, mainOf(unit));
}

/**
 * What a person may read of a unit that waits: all of it with its entry, else the entries in it
 * that the person may write.
 */
export function readablePart(unit: Unit, person: Person): Unit | undefined {
  if (isReadable(unit, person)) return unit;
  const versions = unit.versions.filter((each) => mayWriteVersions(person, each));
  const [first] = versions;
  return first && { ...unit, key: keyOf(first), versions, changed: [] };
}

/**
 * A person publishes, and undoes, only what that person may change; the first publication is of
 * everything.
 * @throws DeskError
 */
export async function refuseOthers(
  git: Git,
  base: string | undefined,
  commit: string,
  person: Person,
): Promise<void> {
  if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
  if (base === undefined) {
    if (mayWriteAll(person)) return;
    throw new DeskError(403, WORDS.firstIsWhole);
  }
  if (mayWriteAll(person)) return;
  refuseUnits(await unitsBetween(git, base, commit), person);
}

/** @throws DeskError if a person may not publish some of the units, which are named */
export function refuseUnits(units: readonly Unit[], person: Person): void {
  const others = namesOfOthers(units, person);
  if (others.length > 0) throw new DeskError(403, WORDS.waitsOfOthers(others));
}

/** What a person may not publish, by its names. */
export function namesOfOthers(units: readonly Unit[], person: Person): Words[] {
  return units.flatMap((unit) => othersIn(unit, person).map((each) => changeName(each).title));
}

/** A publication beside the one before it. */
type Step = { from: string; to: string; at: string };

/**
 * What a publication has changed, as far as a person may read it: what visitors saw from then on,
 * and all that the person may write. What was published before its time is for those who may write
 * it.
 * @param known the content as that person may read it
 */
export async function readableChanges(
  store: Store,
  step: Step,
  person: Person,
  known: ContentFolder,
): Promise<ContentChanges> {
  if (mayWriteAll(person)) return contentChanges(store.git, step.from, step.to, known);
  const { all, early } = await unitsOf(store, step);
  const units = all.flatMap(
    (unit) => (early.includes(unit) ? readablePart(unit, person) : unit) ?? [],
  );
  return {
    entries: units.flatMap(({ versions }) => versions.map((each) => entryChange(each, known))),
    files: units.flatMap(({ changed }) => changed),
  };
}

/** What a publication has changed, and what of it visitors were to see only later. */
export async function unitsOf(
  store: Store,
  { from, to, at }: Step,
): Promise<{ all: Unit[]; early: Unit[] }> {
  const all = await unitsBetween(store.git, from, to);
  const owners = await ownersAt(store, to, all);
  const early = all.filter(({ versions }) =>
    versions.some(({ before, after }) =>
      [before, after, ...owners(after), ...owners(before)].some(
        (value) => Date.parse(Object(value).publishFrom) > Date.parse(at),
      ),
    ),
  );
  return { all, early };
}

/**
 * The entries to which documents belong, as they were at a commit: a document comes out with its
 * entry, also when it is changed alone.
 */
async function ownersAt({ git, content }: Store, commit: string, units: readonly Unit[]) {
  const named = units
    .flatMap(({ versions }) => versions.flatMap(({ before, after }) => [before, after]))
    .flatMap(ownersNamed);
  const files = named.flatMap(({ kind, id }) => filesOf(kind, id));
  const texts = await git.texts(files.map((file) => git.at(commit, file)));
  const then = content.with(new Map(files.map((file, index) => [file, texts[index]])));
  return (value: unknown) => ownersNamed(value).map(({ kind, id }) => valueOfEntry(then, kind, id));
}
