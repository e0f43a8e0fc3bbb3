import type { Kind } from '#app/content/kind.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { allEntries, readEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { type Named, removeEntries } from './remove-entries.ts';
import { isSample, withoutSampleBoxes, withoutSampleParts } from './sample-parts.ts';

/** Changes that remove all samples, with their number. */
export type SampleRemoval = { changes: Overlay; removed: number };

/** Marks an entry as a whole; in a department's file it marks people and achievements, and the department stays. */
const KEPT: readonly string[] = ['departments'];
const COMMITTEE = /^::committee\{id=([\w-]+)\}$/gm;
/** Replacement for the members of a removed committee. */
const NO_MEMBERS = {
  en: 'The members are not listed yet.',
  ml: 'അംഗങ്ങളുടെ പട്ടിക ഇപ്പോൾ നൽകിയിട്ടില്ല.',
};

/**
 * Takes out every entry that is marked as a sample, with its files and with all that refers to it. Nothing is written: the changes are checked and
 * committed like those of a form.
 */
export function removeSamples(content: ContentFolder): SampleRemoval {
  const samples = samplesIn(content);
  const gone = new Set(samples.map(({ kind, id }) => `${kind.id}/${nameOf(content, kind, id)}`));
  const changes = removeEntries(
    content,
    samples,
    (value, file) => withoutSampleParts(value, file, gone),
    (text, locale) => withoutCommittees(withoutSampleBoxes(text, locale), locale, gone),
  );
  return { changes, removed: samples.length };
}

/** Every entry that is marked as a sample. */
export function samplesIn(content: ContentFolder): Named[] {
  const folders = KINDS.filter(({ form, id }) => form === 'folder' && !KEPT.includes(id));
  const entries = folders.flatMap((kind) =>
    allEntries(content, kind).map((entry) => ({ kind, ...entry })),
  );
  const marked = entries.filter(({ value }) => isSample(value));
  // A document that was tried out with a sample goes with it.
  const isOwned = (value: unknown) =>
    marked.some(({ kind, id }) => isGroup(value) && value[kind.attachments?.owner ?? ''] === id);
  return entries
    .filter(
      (entry) => marked.includes(entry) || (entry.kind.id === 'documents' && isOwned(entry.value)),
    )
    .map(({ kind, id }) => ({ kind, id }));
}

/** By which others refer to an entry: admission events have an id in their text, which may differ from the name of the file. */
function nameOf(content: ContentFolder, kind: Kind, id: string): string {
  const value = readEntry(content, kind, id)?.value;
  return kind.id === 'admission-events' && isGroup(value) ? String(value.id) : id;
}

function withoutCommittees(text: string, locale: Locale, gone: ReadonlySet<string>): string {
  return text.replaceAll(COMMITTEE, (directive, id) =>
    gone.has(`committees/${id}`) ? NO_MEMBERS[locale] : directive,
  );
}
