import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { firstValues } from '#desk/content-files/first-values.ts';
import { DOCUMENTS, departmentField } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ATTACHING } from '#desk/files/attached-files.ts';
import { mayWriteKind } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { formWords, kindTitles, needsOf } from '#desk/server/forms/form-words.ts';
import { formChoices, nameOfEntry } from '#desk/server/forms/named-choices.ts';
import { textParts } from '#desk/server/forms/text-blocks.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { without } from '#desk/setup/without-languages.ts';
import type { Draft } from './drafts.ts';
import { isNewId } from './drafts.ts';
import { ownDocuments } from './own-documents.ts';

type Json = Record<string, unknown>;

/** An entry with all that its form needs. */
export function editedEntry(
  content: ContentFolder,
  person: Person,
  kind: Kind,
  id: string,
  value: unknown,
) {
  const { form, partOf, sharesId } = kind;
  const schema = asked(formSchema(kind, content.published), content, value);
  /** The entries among which a new one has its place. */
  const beside = () =>
    kind.isOrdered ? readableEntries(content, kind).map((each) => each.value) : [];
  return {
    ...{ kind: kind.id, id, form, value: value ?? null },
    titles: kindTitles(kind.id),
    /** What it is called as it is saved. */
    name: nameOfEntry(content, kind, value, id),
    /** The field that holds the entry's own name, if any. */
    key: kind.key ?? null,
    /** The kind of which it is a part, with the id of the whole or an id below it. */
    ...{ partOf, sharesId },
    end: kind.end ?? null,
    /** What it needs beside its form. */
    needs: needsOf(content, kind, value),
    /** What the form of a new one shows at first. */
    start: isNewId(id)
      ? (without(startOf(kind, schema, person, beside()), content.published) as Json)
      : {},
    mayAttach: mayWriteKind(person, DOCUMENTS.id),
    /** Fields that belong to this entry alone, such as its files: a copy has none of them. */
    own: ownFields(kind, schema),
    /** The documents that belong to it. */
    documents: ownDocuments(content, kind, id).map((each) => titleOf(each.value, each.id)),
    ...{ schema, ui: formWords(kind.id, schema), choices: formChoices(content, schema) },
    /** What a text can show of the data of the site, and in its sentences. */
    shows: textParts(content, kind),
  };
}
export type EditedEntry = ReturnType<typeof editedEntry> & {
  draft: Draft | null;
  /** The entry as which the draft of a new one was saved, in another tab perhaps. */
  savedAs: string | null;
};

/**
 * Without what nobody types: the version for calendars follows each change, and a college that is
 * no demonstration has no samples but those that it was given.
 */
function asked(schema: Json, content: ContentFolder, value: unknown): Json {
  const kind = kindOf('college');
  const college = kind && valueOfEntry(content, kind, '');
  const isAsked = [Object(college).demonstrationNote, Object(value).sample].some(Boolean);
  if (!isGroup(schema.properties)) return schema;
  const { sample, revision: _, ...properties } = schema.properties;
  return { ...schema, properties: isAsked && sample ? { ...properties, sample } : properties };
}

/**
 * Fields that a copy does not take over: what belongs to one entry alone, and its days and moments,
 * which are of their year.
 */
function ownFields(kind: Kind, { properties }: Record<string, unknown>): string[] {
  const isTime = (field: unknown) =>
    isGroup(field) && (field.format === 'date' || field.format === 'date-time');
  const names = isGroup(properties) ? Object.keys(properties) : [];
  const own = [kind.files?.field, ...ATTACHING.map(({ owner }) => owner)];
  return [
    ...(kind.ownFields ?? []),
    ...names.filter((name) => own.includes(name) || isTime(Object(properties)[name])),
  ];
}

/**
 * What the form of a new entry shows at first: what every group has, an entry of a list in order
 * has the first place or the last, and the type says the rest.
 */
function startOf(
  { isOrdered, isNewestFirst, start }: Kind,
  schema: Json,
  { department }: Person,
  entries: readonly unknown[],
): Json {
  const fields = isGroup(schema.properties) ? schema.properties : {};
  const field = departmentField(fields);
  const places = entries.map((entry) => (isGroup(entry) && Number(entry.order)) || 0);
  return {
    ...firstValues(schema),
    ...(isOrdered && {
      order: isNewestFirst ? Math.min(1, ...places) - 1 : Math.max(0, ...places) + 1,
    }),
    ...start?.(Date.now(), department),
    ...(field &&
      department !== undefined && { [field]: field === 'department' ? department : [department] }),
  };
}
