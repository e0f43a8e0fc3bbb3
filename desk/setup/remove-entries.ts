import type { Kind } from '#app/content/kind.server.ts';
import { listAnchors } from '#app/content/pages.server.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { ContentFiles } from '#app/content/reading/files.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { readSite } from '#app/content/reading/read.server.ts';
import { FIRST, type Locale, languageOfFile } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { allEntries, readEntry, writeEntry } from '#desk/content-files/entries.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { attachedFiles, printedTexts } from '#desk/files/attached-files.ts';
import { withoutGone, withoutGoneLinks } from './gone-references.ts';

/** An entry by its type and its id in the desk. */
export type Named = { kind: Kind; id: string };

/** The entries of a type, with their data. */
export function entriesOf(content: ContentFolder, id: string): (Named & { value: unknown })[] {
  const kind = kindOf(id);
  return kind ? allEntries(content, kind).map((entry) => ({ kind, ...entry })) : [];
}

/**
 * The content without entries, their files, and links to their pages.
 * @param data changes the data of every remaining YAML file, such as ids of what goes; `text` that of every Markdown file
 */
export function removeEntries(
  content: ContentFolder,
  gone: readonly Named[],
  data: (value: unknown, file: string) => unknown,
  text: (source: string, locale: Locale) => string,
): Overlay {
  const files = new Map(
    gone
      .flatMap(({ kind, id }) => attachedTo(content, kind, id))
      .map((file): [string, undefined] => [file, undefined]),
  );
  const rows = new Map<string, string | undefined>();
  for (const { kind, id } of gone)
    for (const [file, source] of writeEntry(content.with(rows), kind, id, undefined))
      rows.set(file, source);
  const bare = new Map([...files, ...rows, ...measuresWithout(content, files)]);
  // First references by id; then the remaining pages are known, and thus the removed addresses.
  const parts = new Map([...bare, ...eachFile(content.with(bare), data, text)]);
  return new Map([...parts, ...withoutLinks(content, content.with(parts))]);
}

/** The files of `after` without links to pages that only `before` has. */
function withoutLinks(before: ContentFolder, after: ContentFolder): Overlay {
  const isGone = goneAddresses(before, after);
  return eachFile(
    after,
    (value) => withoutGone(value, isGone),
    (source) => withoutGoneLinks(source, isGone),
  );
}

/** Files that only this entry shows. */
function attachedTo(content: ContentFolder, kind: Kind, id: string): string[] {
  const attached = attachedFiles(kind.id, id, readEntry(content, kind, id)?.value);
  const texts = kind.id === 'documents' ? printedTexts(content, id) : [];
  return [...attached.filter((file) => content.read(file) !== undefined), ...texts];
}

/** The measures of files that go. */
function measuresWithout(content: ContentFolder, files: Overlay): Overlay {
  const source = content.read(MEASURES_FILE);
  const measures: unknown = source === undefined ? undefined : JSON.parse(source);
  if (!isGroup(measures)) return new Map();
  const left = Object.entries(measures).filter(([name]) => !files.has(`documents/files/${name}`));
  if (left.length === Object.keys(measures).length) return new Map();
  return new Map([[MEASURES_FILE, `${JSON.stringify(Object.fromEntries(left), null, 2)}\n`]]);
}

/** Changes the data of every YAML file and the text of every Markdown file; files that stay as they are are left out. */
export function eachFile(
  content: ContentFolder,
  data: (value: unknown, file: string) => unknown,
  text: (source: string, locale: Locale) => string = (source) => source,
): Overlay {
  const yaml = KINDS.filter(({ form }) => form !== 'texts').flatMap(({ place }) =>
    content.list(place),
  );
  const markdown = KINDS.filter(({ form }) => form === 'texts').flatMap(({ place }) =>
    content.list(`${place}.*.md`),
  );
  const changed = [
    ...yaml.map(
      (file) =>
        [file, (source: string) => patchYaml(source, data(readYaml(source), file))] as const,
    ),
    ...markdown.map(
      (file) => [file, (source: string) => text(source, languageOfFile(file) ?? FIRST)] as const,
    ),
  ].map(([file, change]): [string, string | undefined, string | undefined] => {
    const source = content.read(file);
    return [file, source, source === undefined ? undefined : change(source)];
  });
  return new Map(
    changed.flatMap(([file, before, after]) => (before === after ? [] : [[file, after]])),
  );
}

/** Lists addresses that existed before and no longer exist. */
function goneAddresses(before: ContentFolder, after: ContentFolder): (address: string) => boolean {
  const [old, left] = [before, after].map((content) => anchorsOf(content));
  const leads = (anchors: Map<string, Set<string>> | undefined, address: string) => {
    const [path = '', anchor] = address.split('#');
    return (
      anchors?.has(path || '/') === true &&
      (anchor === undefined || anchors.get(path || '/')?.has(anchor) === true)
    );
  };
  return (address) => address.startsWith('/') && leads(old, address) && !leads(left, address);
}

/** Pages and their anchors, without the checks between files, because links are not corrected yet. */
function anchorsOf(content: ContentFolder): Map<string, Set<string>> {
  const files = new ContentFiles(content.root, content.changes);
  const site = readSite(files);
  if (!site) throw new ContentError(files.problems);
  return listAnchors(site);
}
