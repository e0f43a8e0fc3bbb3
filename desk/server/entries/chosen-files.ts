import { fieldWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { inEvery, LOCALES } from '#app/i18n/locale.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, writeEntry } from '#desk/content-files/entries.ts';
import { freeId } from '#desk/content-files/names.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { CHOOSE_IN, type ChosenFile, chosenFiles, OWNER_IN } from '#desk/files/attached-files.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import { freeTitle, takenFrom } from './own-documents.ts';

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

function documentOf(
  content: ContentFolder,
  documents: Kind,
  kind: Kind,
  id: string,
  value: Record<string, unknown>,
  { file, languages, isSame }: ChosenFile,
) {
  return {
    title: freeTitle(content, documents, value.title),
    ...takenFrom(kind, value),
    ...(OWNER_IN[kind.id] && { [OWNER_IN[kind.id] ?? '']: id }),
    files: [{ file, languages: languages.length > 0 ? languages : [...LOCALES] }],
    ...(isSame && { unreadable: true }),
  };
}

function labelOf(kind: Kind, field: string) {
  return inEvery((locale) => fieldWords(kind, field, locale)?.title ?? '');
}
