import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, isId, listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { departmentField } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { nameOf } from '#desk/server/forms/entry-at.ts';
import { formOf } from '#desk/server/forms/field-of.ts';
import { formValue } from '#desk/server/forms/form-value.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { isNewId } from './drafts.ts';
import { valueInWords } from './field-changes.ts';
import type { mergeVersions } from './merge.ts';
import type { Store } from './store.ts';

/** A kind of content by its name. */
export const kindSchema = z.string().transform((name): Kind => {
  const kind = kindOf(name);
  if (!kind) throw new DeskError(404, WORDS.notFound);
  return kind;
});
/** An entry by its kind and id; that of the only one of its kind is empty. */
export const entryPlace = z.object({ kind: kindSchema, id: z.string().max(200).default('') });
const placeSchema = z.strictObject({ kind: kindSchema, id: z.string().max(200) });
/**
 * The tab that asks, and the moment of the draft that it opened: a draft of another tab and a later
 * moment is not its own.
 */
const from = { tab: z.string().max(40).optional(), since: z.string().optional() };
export const draftSchema = placeSchema.extend({
  value: formValue,
  base: formValue,
  address: z.string().max(200).optional(),
  ...from,
});
/** A draft with the name that its entry will have; `draft` is its own id, if it is a new entry. */
export const entrySchema = placeSchema.extend({
  value: formValue,
  base: formValue,
  draft: z.string().refine(isNewId).optional(),
  ...from,
});

/** Whether the documents of a deleted entry stay. */
export const removalSchema = entryPlace.extend({
  keepsDocuments: z.boolean().default(false),
  /** The entry of its kind that comes into its place. */
  by: z.string().max(200).optional(),
  /** Only shows what changes elsewhere. */
  isTrial: z.boolean().default(false),
  /** The places that the person has looked at; others are refused. */
  looked: z.string().max(100).optional(),
  /** The address of the page to which all links lead instead. */
  replaceBy: z
    .string()
    .trim()
    .max(500)
    .transform((address) => {
      // Markdown would read another link, or none.
      if (/[\s()<>]/.test(address)) throw new DeskError(400, WORDS.badAddress);
      return address;
    })
    .optional(),
});

/** At the field by which an entry belongs to a department. */
export function otherDepartment(kind: Kind): Mistake {
  const path = [departmentField(formOf(kind).schema.properties) ?? 'department'];
  return { words: WORDS.otherDepartment, field: { en: 'Department', ml: 'വകുപ്പ്' }, path };
}

type Place = z.infer<typeof entryPlace>;

/** @throws DeskError for an id that no entry of this kind can have */
export function known<Found extends Place>(place: Found): Found {
  if (place.id !== '' && !isId(place.kind, place.id)) throw new DeskError(400, WORDS.badId);
  return place;
}

/** The place of a draft: its entry, or an id of its own until that has a name. */
export function knownDraft(query: unknown): Place {
  const place = entryPlace.parse(query);
  return isNewId(place.id) && place.kind.form !== 'file' ? place : known(place);
}

/** An entry with its final name, where its value has it too. */
export function withOwnId(kind: Kind, value: unknown, id: string): unknown {
  return kind.key === 'id' && isGroup(value) ? { ...value, id } : value;
}

/**
 * The parts with names of their own that an entry still has; each is deleted by itself, so that
 * none is lost by the way.
 */
export function ownParts(content: ContentFolder, { id: of }: Kind, entry: string): Mistake[] {
  const field = { en: '', ml: '' };
  return KINDS.filter(({ partOf, sharesId }) => partOf === of && !sharesId).flatMap((kind) =>
    listEntries(content, kind)
      .filter((id) => id.startsWith(`${entry}/`))
      .map((id) => ({
        words: WORDS.deleteFirst,
        field,
        entry: { kind: kind.id, id, title: titleOf(valueOfEntry(content, kind, id), id) },
      })),
  );
}

/** Both sides of each conflict as the form would say them. */
export function inWords(
  content: ContentFolder,
  kind: Kind,
  conflicts: ReturnType<typeof mergeVersions>['conflicts'],
) {
  return conflicts.map(({ path, mine, theirs }) => ({
    mine: valueInWords(kind, path, mine, content),
    theirs: valueInWords(kind, path, theirs, content),
  }));
}

/** Who has changed an entry last; of a list, nobody: another row may have been changed since. */
export async function lastAuthor({ git }: Store, kind: Kind, id: string) {
  if (kind.form === 'list') return undefined;
  const [last] = await git.log([], 1, filesOf(kind, id));
  return last?.author;
}

/** A saved entry that the person may change. */
export function ownEntry({ content }: Store, { kind, id }: Place, person: Person) {
  const value = valueOfEntry(content, kind, id);
  if (value === undefined) throw new DeskError(404, WORDS.notFound);
  allow(person, kind, [value]);
  return { kind, id, value, title: nameOf(content, kind, id) };
}
