import { basename } from 'node:path/posix';
import { filesOf } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { attachedFiles, ownersNamed } from '#desk/files/attached-files.ts';
import { kindAt } from '#desk/server/forms/entry-at.ts';
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
  const { versions: changed, files } = await versionsBetween(git, from, to);
  const printed = await printedPaths(git, to);
  const named = new Set(changed.flatMap((each) => filesWith(each, files)));
  const replaced = files.filter(({ file }) => !named.has(file) && !printed.includes(file));
  const versions = [...changed, ...(await withReplaced(git, to, replaced))];
  const keys = new Set(versions.map(keyOf));
  const groups = Map.groupBy(versions, (each) => ownersOf(each).find((key) => keys.has(key)) ?? '');
  const units = [...groups].map(([key, own]) => {
    const names = [...new Set(own.flatMap((each) => filesWith(each, files)))];
    const shown = files.filter(({ file }) => names.includes(file));
    return { key, versions: own, files: names, changed: shown };
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
 * The entries that are as they were while a file of theirs is another one, under the name of the
 * old one.
 */
async function withReplaced(
  git: Git,
  to: string,
  replaced: readonly FileChange[],
): Promise<Versions[]> {
  if (replaced.length === 0) return [];
  const list = await git.run(['ls-tree', '-r', '-z', '--name-only', git.at(to)]);
  const entries = list.split('\0').flatMap((file) => {
    const { kind, path = '' } = kindAt(file) ?? {};
    return kind?.files ? [{ kind, id: path, file }] : [];
  });
  const texts = await git.texts(entries.map(({ file }) => git.at(to, file)));
  return entries.flatMap((each, index) => {
    const text = texts[index] ?? '';
    const mayName = replaced.filter(({ file }) => text.includes(basename(file)));
    const value = mayName.length > 0 && valueIn(text);
    const files = attachedFiles(each.kind.id, each.id, value);
    return mayName.some(({ file }) => files.includes(file))
      ? [{ ...each, before: value, after: value }]
      : [];
  });
}

/** Nothing where a file of content cannot be read. */
function valueIn(text: string): unknown {
  try {
    return readYaml(text);
  } catch {
    return undefined;
  }
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
  const owners = kind.files?.kind === 'document' ? namesOfOwners(values) : [];
  const whole =
    kind.partOf && (kind.sharesId || isNew) ? [`${kind.partOf}/${id.split('/')[0]}`] : [];
  return [...owners, ...whole, ...(kind.form === 'list' ? [`${kind.id}/`] : []), own];
}

const namesOfOwners = (values: readonly unknown[]) =>
  values.flatMap(ownersNamed).map(({ kind, id }) => `${kind.id}/${id}`);

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
  if (unit.changed.some(({ file }) => files.includes(git.pathOf(file)))) return true;
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

/**
 * The names of all entries that are published together, and of those to which a document in them
 * belongs: it is changed in their form.
 */
export const namesIn = ({ key, versions }: Unit): string[] => [
  ...new Set([
    key,
    ...versions.map(keyOf),
    ...namesOfOwners(versions.flatMap(({ before, after }) => [after, before])),
  ]),
];
