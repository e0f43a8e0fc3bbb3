import { filesOf } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ATTACHING, attachedFiles } from '#desk/files/attached-files.ts';
import { type FileChange, type Versions, versionsBetween } from './entry-changes.ts';
import type { Commit, Git } from './git.ts';
import { printedPaths } from './printed-paths.ts';

/**
 * An entry that differs from the published one, with all that belongs to it: it is published as a
 * whole or not at all.
 */
export type Unit = {
  key: string;
  versions: Versions[];
  files: string[];
  /** Those of its files that are no entries, such as photographs. */
  changed: FileChange[] /** The newest saved change of it. */;
  saved: Commit | undefined;
};

export const keyOf = ({ kind, id = '', file }: Versions) => (kind ? `${kind.id}/${id}` : file);

/** What differs between the published content and the saved one. */
export async function unitsBetween(git: Git, from: string, to: string): Promise<Unit[]> {
  const { versions, files } = await versionsBetween(git, from, to);
  const printed = await printedPaths(git, to);
  const keys = new Set(versions.map(keyOf));
  const groups = Map.groupBy(versions, (each) => ownersOf(each).find((key) => keys.has(key)) ?? '');
  const units = [...groups].map(([key, own]) => {
    const names = [...new Set(own.flatMap((each) => filesWith(each, files)))];
    const changed = files.filter(({ file }) => names.includes(file));
    return { key, versions: own, files: names, changed };
  });
  const known = new Set(units.flatMap((unit) => unit.files));
  const others = files
    .filter(({ file }) => !known.has(file) && !printed.includes(file))
    .map((each) => ({
      key: each.file,
      versions: [
        { file: each.file, before: each.before ?? undefined, after: each.after ?? undefined },
      ],
      ...{ files: [each.file], changed: [each] },
    }));
  const log = await git.log([`${from}..${to}`]);
  return [...units, ...others]
    .map((unit) => ({ ...unit, saved: log.find((commit) => hasSaved(git, commit, unit)) }))
    .sort((a, b) => (b.saved?.at ?? '').localeCompare(a.saved?.at ?? ''));
}

/**
 * The entries with which one goes, the first that has changed too: its owner, its list when that
 * has another order, else itself.
 */
function ownersOf({ kind, id = '', before, after, ...rest }: Versions): string[] {
  const own = keyOf({ ...rest, before, after, ...(kind && { kind, id }) });
  if (!kind) return [own];
  const values = [after, before].filter(isGroup);
  const isNew = before === undefined || after === undefined;
  const owners = (kind.files?.kind === 'document' ? ATTACHING : []).flatMap(
    ({ kind: { id: of }, owner }) =>
      values.flatMap((value) => (value[owner] ? [`${of}/${value[owner]}`] : [])),
  );
  const whole =
    kind.partOf && (kind.sharesId || isNew) ? [`${kind.partOf}/${id.split('/')[0]}`] : [];
  return [...owners, ...whole, ...(kind.form === 'list' ? [`${kind.id}/`] : []), own];
}

function filesWith(
  { kind, id = '', file, before, after }: Versions,
  changed: readonly { file: string }[],
): string[] {
  if (!kind) return [file];
  const attached = [before, after].flatMap((value) => attachedFiles(kind.id, id, value));
  return [
    ...(kind.form === 'texts' ? filesOf(kind, id) : [file]),
    ...attached.filter((each) => changed.some((change) => change.file === each)),
  ];
}

/**
 * Whether a commit has changed an entry; one that names its entry has changed no other row of a
 * list.
 */
function hasSaved(git: Git, { files, entry }: Commit, unit: Omit<Unit, 'saved'>): boolean {
  return unit.versions.some((each) => {
    const isRow = each.kind?.form === 'list' && each.id !== undefined;
    return isRow && entry.startsWith(`${each.kind?.id}/`)
      ? keyOf(each) === entry
      : (each.kind?.form === 'texts' ? filesOf(each.kind, each.id ?? '') : [each.file]).some(
          (file) => files.includes(git.pathOf(file)),
        );
  });
}

/** The entry with which the others go. */
export function mainOf({ key, versions }: Unit): Versions {
  const known = versions.find((each) => keyOf(each) === key) ?? versions[0];
  return known ?? { file: key, before: undefined, after: undefined };
}

/** The names of all entries that are published together. */
export const namesIn = ({ key, versions }: Unit): string[] => [key, ...versions.map(keyOf)];
