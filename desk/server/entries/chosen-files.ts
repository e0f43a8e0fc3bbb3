import { COMMON } from '#app/content/forms/common.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { kindOf } from '#app/content/kinds.server.ts';
import { inEvery, LOCALES } from '#app/i18n/locale.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, filesOf, valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { freeId } from '#desk/content-files/names.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { CHOOSE_IN, type ChosenFile, chosenFiles } from '#desk/files/attached-files.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';

/** Categories of the documents of notices; those of the others are `students`. */
const CATEGORIES: Readonly<Record<string, string>> = {
  admission: 'admission',
  examination: 'examination',
};

/** An entry with the ids of the documents that are made for its files, what is added with them, and the files that screen readers cannot read without a choice. */
type WithDocuments = { value: unknown; files: Changes; made: string[]; mistakes: Mistake[] };

/** Makes a document of each chosen file, with the title of its entry. Call it where the content cannot change before it is saved. */
export function withDocuments(
  content: ContentFolder,
  person: Person,
  kind: Kind,
  id: string,
  value: unknown,
  uploads: Uploads,
): WithDocuments {
  const chosen = chosenFiles(kind.id, value);
  const documents = kindOf('documents');
  const field = CHOOSE_IN[kind.id];
  if (chosen.length === 0 || !documents || !field || !isGroup(value))
    return { value, files: new Map(), made: [], mistakes: [] };
  const files = new Map<string, string | Uint8Array | undefined>();
  const made: string[] = [];
  const mistakes: Mistake[] = [];
  const names = new Map<object, string>();
  for (const each of chosen) {
    const sofar = content.with(asTexts(files));
    const name = freeId(sofar, documents, id || 'document');
    const isUnreadable =
      uploads.measure(person.user, documents.id, each.file)?.missing !== undefined;
    if (isUnreadable && !each.isSame)
      mistakes.push({
        words: WORDS.unreadableFile(each.file),
        field: labelOf(kind, field),
        path: [field],
      });
    const wanted = documentOf(sofar, documents, kind, id, value, { ...each, isSame: isUnreadable });
    if (!mayWrite(person, documents.id, [wanted])) throw new DeskError(403, WORDS.mayNotWrite);
    const settled = uploads.settle(sofar, person.user, documents, name, undefined, wanted);
    for (const [file, text] of [
      ...writeEntry(sofar, documents, name, settled.value),
      ...settled.files,
    ])
      files.set(file, text);
    made.push(...filesOf(documents, name));
    names.set(each, name);
  }
  const list = (value[field] as unknown[]).map((item) =>
    isGroup(item) ? (names.get(item) ?? item) : item,
  );
  return { value: { ...value, [field]: list }, files, made, mistakes };
}

/** The documents that only this entry offers, because they name its page: they are deleted with it. */
export function documentsOfPage(
  content: ContentFolder,
  kind: Kind,
  id: string,
  value: unknown,
  uploads: Uploads,
  { user }: Person,
): Changes {
  const documents = kindOf('documents');
  const page = kind.id === 'news' && kind.page?.(id);
  const list = isGroup(value) && Array.isArray(value.attachments) ? value.attachments : [];
  const files = new Map<string, string | Uint8Array | undefined>();
  for (const name of documents && page ? list : []) {
    const document = documents && valueOfEntry(content, documents, String(name));
    if (!documents || !isGroup(document) || document.page !== page) continue;
    const sofar = content.with(asTexts(files));
    const { files: gone } = uploads.settle(
      sofar,
      user,
      documents,
      String(name),
      document,
      undefined,
    );
    for (const [file, text] of [...writeEntry(sofar, documents, String(name), undefined), ...gone])
      files.set(file, text);
  }
  return files;
}

function documentOf(
  content: ContentFolder,
  documents: Kind,
  kind: Kind,
  id: string,
  value: Record<string, unknown>,
  chosen: ChosenFile,
) {
  const { title, departments, issuedOn, publishedAt, kind: category } = value;
  const titles = allEntries(content, documents).map((entry) =>
    isGroup(entry.value) && isGroup(entry.value.title) ? entry.value.title.en : undefined,
  );
  let number = 1;
  const named = (locale: string) =>
    `${isGroup(title) ? String(title[locale] ?? '') : ''}${number > 1 ? ` (${number})` : ''}`;
  while (titles.includes(named('en'))) number++;
  return {
    title: inEvery(named),
    purpose: value.summary ?? beginningIn(value.work ?? (value.body as unknown[])?.[0]),
    category: kind.id === 'tenders' ? 'tenders' : (CATEGORIES[String(category)] ?? 'students'),
    issuedOn: String(issuedOn ?? publishedAt ?? '').slice(0, 10),
    ...(departments !== undefined && { departments }),
    files: [
      {
        file: chosen.file,
        languages: chosen.languages.length > 0 ? chosen.languages : [...LOCALES],
      },
    ],
    ...(chosen.isSame && { page: kind.page?.(id), unreadable: true }),
  };
}

function beginningIn(text: unknown) {
  return inEvery((locale) => beginningOf(isGroup(text) ? String(text[locale] ?? '') : ''));
}

function labelOf({ fields }: Kind, field: string) {
  const [en = '', ml = ''] = (fields[field] ?? COMMON[field])?.title ?? [];
  return { en, ml };
}
