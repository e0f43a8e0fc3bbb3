import type { Kind } from '#app/content/kind.server.ts';
import { KINDS } from '#app/content/kinds.server.ts';
import { listAnchors } from '#app/content/pages.server.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { ContentFiles } from '#app/content/reading/files.server.ts';
import { readSite } from '#app/content/reading/read.server.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { filesOf, listEntries, readEntry } from '#desk/content-files/entries.ts';
import { patchYaml, readYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { attachedFiles, printedTexts } from '#desk/files/attached-files.ts';
import { withoutGone, withoutGoneLinks } from './gone-references.ts';
import { withoutSampleBoxes, withoutSampleParts } from './sample-parts.ts';

/** Changes that remove all samples, with the number of removed entries of each type. */
export type SampleRemoval = { changes: Overlay; removed: Record<string, number> };

/** Marks an entry as a whole; in a department's file the mark speaks of people and achievements, and the department stays. */
const KEPT: readonly string[] = ['departments'];
const COMMITTEE = /^::committee\{id=([\w-]+)\}$/gm;
/** Replacement for the members of a removed committee. */
const NO_MEMBERS = { en: 'The members are not listed yet.', ml: 'അംഗങ്ങളുടെ പട്ടിക ഇപ്പോൾ നൽകിയിട്ടില്ല.' };

/**
 * Takes out every entry that is marked as a sample, with its files and with all that refers to it. Nothing is written: the changes are checked and
 * committed like those of a form.
 */
export function removeSamples(content: ContentFolder): SampleRemoval {
  const folders = KINDS.filter(({ form, id }) => form === 'folder' && !KEPT.includes(id));
  const samples = folders.flatMap((kind) => samplesOf(content, kind).map((id) => ({ kind, id })));
  const gone = new Set(samples.map(({ kind, id }) => `${kind.id}/${nameOf(content, kind, id)}`));
  const files = new Map(samples.flatMap(({ kind, id }) => filesWith(content, kind, id)).map((file): [string, undefined] => [file, undefined]));
  const bare = content.with(new Map([...files, ...measuresWithout(content, files)]));
  // First references by id; then the remaining pages are known, and thus the removed addresses.
  const parts = eachFile(
    bare,
    (value, file) => withoutSampleParts(value, file, gone),
    (text, locale) => withoutCommittees(withoutSampleBoxes(text, locale), locale, gone),
  );
  const isGone = goneAddresses(content, bare.with(parts));
  const links = eachFile(
    bare.with(parts),
    (value) => withoutGone(value, isGone),
    (text) => withoutGoneLinks(text, isGone),
  );
  const removed = Object.fromEntries(folders.map((kind) => [kind.id, samples.filter((sample) => sample.kind === kind).length]));
  return { changes: new Map([...files, ...measuresWithout(content, files), ...parts, ...links]), removed };
}

function samplesOf(content: ContentFolder, kind: Kind): string[] {
  return listEntries(content, kind).filter((id) => {
    const value = readEntry(content, kind, id)?.value;
    return isGroup(value) && value.sample === true;
  });
}

/** By which others refer to an entry: admission events have an id in their text, which may differ from the name of the file. */
function nameOf(content: ContentFolder, kind: Kind, id: string): string {
  const value = readEntry(content, kind, id)?.value;
  return kind.id === 'admission-events' && isGroup(value) ? String(value.id) : id;
}

/** An entry's own file, and what only it shows. */
function filesWith(content: ContentFolder, kind: Kind, id: string): string[] {
  const attached = attachedFiles(kind.id, id, readEntry(content, kind, id)?.value);
  const texts = kind.id === 'documents' ? printedTexts(content, id) : [];
  return [...filesOf(kind, id), ...attached.filter((file) => content.read(file) !== undefined), ...texts];
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
function eachFile(content: ContentFolder, data: (value: unknown, file: string) => unknown, text: (source: string, locale: 'en' | 'ml') => string): Overlay {
  const yaml = KINDS.filter(({ form }) => form !== 'texts').flatMap(({ place }) => content.list(place));
  const markdown = KINDS.filter(({ form }) => form === 'texts').flatMap(({ place }) => content.list(`${place}.*.md`));
  const changed = [
    ...yaml.map((file) => [file, (source: string) => patchYaml(source, data(readYaml(source), file))] as const),
    ...markdown.map((file) => [file, (source: string) => text(source, file.endsWith('.ml.md') ? 'ml' : 'en')] as const),
  ].map(([file, change]): [string, string | undefined, string | undefined] => {
    const source = content.read(file);
    return [file, source, source === undefined ? undefined : change(source)];
  });
  return new Map(changed.flatMap(([file, before, after]) => (before === after ? [] : [[file, after]])));
}

function withoutCommittees(text: string, locale: 'en' | 'ml', gone: ReadonlySet<string>): string {
  return text.replaceAll(COMMITTEE, (directive, id) => (gone.has(`committees/${id}`) ? NO_MEMBERS[locale] : directive));
}

/** Lists addresses that existed before and no longer exist. */
function goneAddresses(before: ContentFolder, after: ContentFolder): (address: string) => boolean {
  const [old, left] = [before, after].map((content) => anchorsOf(content));
  const leads = (anchors: Map<string, Set<string>> | undefined, address: string) => {
    const [path = '', anchor] = address.split('#');
    return anchors?.has(path || '/') === true && (anchor === undefined || anchors.get(path || '/')?.has(anchor) === true);
  };
  return (address) => address.startsWith('/') && leads(old, address) && !leads(left, address);
}

/** Pages and their anchors, without the checks between files, because links are not corrected yet. */
function anchorsOf(content: ContentFolder): Map<string, Set<string>> {
  const site = readSite(new ContentFiles(content.root, content.changes));
  if (!site) throw new Error('The content has mistakes in single files; they must be corrected first');
  return listAnchors(site);
}
