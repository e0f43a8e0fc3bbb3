import { isDeepStrictEqual } from 'node:util';
import type { Kind } from '#app/content/kind.server.ts';
import { summaryOf } from '#app/content/written-text.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, writeEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ATTACHING, fieldIn } from '#desk/files/attached-files.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { DeskError, WORDS } from '#desk/words.ts';

type Json = Record<string, unknown>;
type Document = { id: string; value: Json };

/** The fields of a document that are made from those of its entry. */
export function takenFrom(kind: Kind, value: Json): Json {
  const { departments, issuedOn, publishedAt, only } = value;
  return {
    category: kind.attachments?.category?.(value) ?? 'students',
    // An event has no day of issue.
    issuedOn: String(issuedOn ?? publishedAt ?? collegeDay(Date.now())).slice(0, 10),
    ...(departments !== undefined && { departments }),
    ...(only !== undefined && { only }),
  };
}

/**
 * The title of an entry for a document of it: with a number where another document has it.
 * @param own the document, if there is one
 */
export function freeTitle(content: ContentFolder, title: unknown, own?: string) {
  const others = allEntries(content, DOCUMENTS).filter(({ id }) => id !== own);
  const taken = others.map(({ id, value }) => titleOf(value, id).en);
  const words = isGroup(title) ? title : {};
  const named = (number: number): Partial<Record<Locale, string>> =>
    Object.fromEntries(
      LOCALES.filter((locale) => locale in words).map((locale) => [
        locale,
        `${words[locale]}${number > 1 ? ` (${number})` : ''}`,
      ]),
    );
  let number = 1;
  while (taken.includes(titleOf({ title: named(number) }, '').en)) number++;
  return named(number);
}

/** The documents that belong to an entry: they name it. */
export function ownDocuments(content: ContentFolder, kind: Kind, id: string): Document[] {
  const owner = kind.attachments?.owner;
  if (owner === undefined || id === '') return [];
  return allEntries(content, DOCUMENTS).flatMap(({ id: name, value }) =>
    isGroup(value) && value[owner] === id ? [{ id: name, value }] : [],
  );
}

/**
 * What happens to the documents of a deleted entry: they are deleted with it, or kept as documents
 * of their own; one that another entry uses belongs to that from then on.
 * @throws DeskError if the person may not change one of them
 */
export function removedWith(
  content: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  isKept: boolean,
  uploads: Uploads,
  person: Person,
): Changes {
  const files = new Map<string, string | Uint8Array | undefined>();
  for (const { id: name, value } of ownDocuments(content, kind, id)) {
    if (!mayWrite(person, DOCUMENTS.id, [value]))
      throw new DeskError(403, WORDS.documentsOfOthers(titleOf(value, name)));
    const { [kind.attachments?.owner ?? '']: _, ...alone } = value;
    const user = userOf(content, name, kind, id);
    const kept = isKept ? { purpose: saidBy(before), ...alone } : undefined;
    const next = user ? { ...alone, [user.owner]: user.id } : kept;
    const sofar = content.with(asTexts(files));
    const named = uploads.withFinalNames(sofar, person.user, DOCUMENTS, name, value, next);
    for (const [file, text] of [...writeEntry(sofar, DOCUMENTS, name, next), ...named.files])
      files.set(file, text);
  }
  return files;
}

/** Another entry in whose list a document is. */
export function userOf(content: ContentFolder, document: string, own: Kind, id: string) {
  return ATTACHING.flatMap((each) =>
    allEntries(content, each.kind).map((entry) => ({ ...each, ...entry })),
  ).find((entry) => {
    const list = fieldIn(entry.value, entry);
    const isOther = entry.kind !== own || entry.id !== id;
    return isOther && Array.isArray(list) && list.includes(document);
  });
}

/** For what the site says that a document of an entry is. */
function saidBy(entry: unknown): unknown {
  const { summary, body } = isGroup(entry) ? entry : {};
  if (isGroup(summary)) return summary;
  const words = isGroup(body) ? body : {};
  return Object.fromEntries(
    LOCALES.filter((locale) => locale in words).map((locale) => [
      locale,
      summaryOf(String(words[locale])),
    ]),
  );
}

/**
 * The documents of an entry that has been corrected: what they still say as it did is corrected
 * too.
 */
export function correctedWith(
  content: ContentFolder,
  kind: Kind,
  id: string,
  before: unknown,
  after: unknown,
  person: Person,
): Changes {
  const files = new Map<string, string | undefined>();
  if (!isGroup(before) || !isGroup(after)) return files;
  const [old, now] = [takenFrom(kind, before), takenFrom(kind, after)];
  const isRenamed = !isDeepStrictEqual(before.title, after.title);
  for (const { id: name, value } of ownDocuments(content, kind, id)) {
    if (!mayWrite(person, DOCUMENTS.id, [value])) continue;
    const sofar = content.with(files);
    const fields = ['category', 'issuedOn', 'departments', 'only'].filter((field) =>
      isDeepStrictEqual(value[field], old[field]),
    );
    const next = {
      ...value,
      ...Object.fromEntries(fields.map((field) => [field, now[field]])),
      ...(isRenamed &&
        isTitledAs(value.title, before.title) && {
          title: freeTitle(sofar, after.title, name),
        }),
    };
    for (const [file, text] of writeEntry(sofar, DOCUMENTS, name, next)) files.set(file, text);
  }
  return files;
}

/** Whether a document has the title of its entry, perhaps with a number. */
function isTitledAs(title: unknown, entry: unknown): boolean {
  if (!isGroup(title) || !isGroup(entry)) return false;
  return Object.entries(title).every(([locale, words]) => {
    const own = String(entry[locale] ?? '');
    return String(words).startsWith(own) && /^(?: \(\d+\))?$/.test(String(words).slice(own.length));
  });
}
