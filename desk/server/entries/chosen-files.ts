import { fieldWords } from '#app/content/forms/kind-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { isList } from '#app/content/reading/lists.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, valueOfEntry, writeEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { freeId } from '#desk/content-files/names.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import {
  type ChangedDocument,
  type ChosenFile,
  changedDocuments,
  chosenFiles,
  namedFiles,
} from '#desk/files/attached-files.ts';
import { personalColumns } from '#desk/files/document-words.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Changes } from '#desk/server/files/safe-files.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { namedEntry } from '#desk/server/forms/entry-at.ts';
import { WORDS } from '#desk/words.ts';
import { refuseFilesOfOthers } from './files-of-others.ts';
import { freeTitle, takenFrom, userOf } from './own-documents.ts';

/**
 * An entry with the ids of the documents that are made for its files, what is added with them, and
 * the files that screen readers cannot read without a choice.
 */
type WithDocuments = { value: unknown; files: Changes; made: string[]; mistakes: Mistake[] };

/** How long a list is shown if nobody says otherwise. */
const LIST_DAYS = 90;
const lastDayOfList = () => collegeDay(Date.now() + LIST_DAYS * DAY_MS);

/** What the person says of a scan, and of columns about persons. */
type Answer = Pick<ChosenFile, 'isSame' | 'readableFrom'>;
type Persons = Pick<ChosenFile, 'personal' | 'isPersonalPublic'>;

/**
 * Makes a document of each chosen file, with the title of its entry, and changes or deletes those
 * that are changed in its form. Call it where the content cannot change before it is saved.
 */
export function withDocuments(
  content: ContentFolder,
  person: Person,
  kind: Kind,
  id: string,
  value: unknown,
  uploads: Uploads,
): WithDocuments {
  const field = kind.attachments?.field;
  const list = field && isGroup(value) ? value[field] : undefined;
  if (!field || !isGroup(value) || !Array.isArray(list) || !list.some(isGroup))
    return { value, files: new Map(), made: [], mistakes: [] };
  const files = new Map<string, string | Uint8Array | undefined>();
  const made: string[] = [];
  const mistakes: Mistake[] = [];
  const say = (words: Mistake['words'], place: Pick<Mistake, 'path' | 'entry'>) =>
    mistakes.push({ words, field: labelOf(kind, field), ...place });

  /**
   * Whether screen readers cannot read one of the files; of a file that is new the person says what
   * is done about it.
   */
  const isUnreadable = (chosen: readonly { file: string }[], { isSame, readableFrom }: Answer) => {
    const stored = JSON.parse(content.read(MEASURES_FILE) ?? '{}');
    const lacking = chosen.filter(({ file }) => {
      const coming = uploads.measure(person.user, DOCUMENTS.id, file);
      if (coming?.missing && !isSame && !readableFrom)
        say(WORDS.unreadableFile(file), { path: [field] });
      return (coming ?? stored[file])?.missing;
    });
    return lacking.length > 0;
  };
  const askAboutPersons = (file: string, { personal = [], isPersonalPublic }: Persons) => {
    if (personal.length > 0 && !isPersonalPublic)
      say(personalColumns(file, personal.join(', ')), { path: [field] });
  };
  const put = (name: string, before: unknown, next: unknown) => {
    allow(person, DOCUMENTS, [before, next].filter(isGroup));
    const sofar = content.with(asTexts(files));
    refuseFilesOfOthers(content, uploads, person, {
      kind: DOCUMENTS,
      id: name,
      before,
      after: next,
    });
    const named = uploads.withFinalNames(sofar, person.user, DOCUMENTS, name, before, next);
    const written = writeEntry(sofar, DOCUMENTS, name, named.value);
    for (const [file, text] of [...written, ...named.files]) files.set(file, text);
    made.push(...filesOf(DOCUMENTS, name));
    return name;
  };

  const add = (chosen: ChosenFile) => {
    const sofar = content.with(asTexts(files));
    const name = freeId(sofar, DOCUMENTS, id || 'document');
    const unreadable = isUnreadable([chosen], chosen);
    askAboutPersons(chosen.file, chosen);
    return put(name, undefined, documentOf(sofar, kind, id, value, chosen, unreadable));
  };

  const change = (changed: ChangedDocument) => {
    const { document: name, title, files: sent, isDeleted } = changed;
    const before = valueOfEntry(content, DOCUMENTS, name);
    if (!isGroup(before)) return [];
    if (isDeleted) {
      const user = userOf(content, name, kind, id);
      if (user) say(WORDS.namesDeleted, { entry: namedEntry(content, user.kind, user.id) });
      else put(name, before, undefined);
      return [];
    }
    const { unreadable, readableFrom, personal, ...rest }: Record<string, unknown> = before;
    const stored = namedFiles(DOCUMENTS.id, before).map(({ name: file }) => file);
    const lists = (sent ?? []).filter(({ file }) => isList(file));
    const list = lists.find(({ file }) => !stored.includes(file));
    if (list) askAboutPersons(list.file, changed);
    const isListed = !sent || lists.length > 0;
    const columns = list ? changed.personal : isListed ? personal : undefined;
    const scan = sent ? scanOf(isUnreadable(sent, changed), changed) : { unreadable, readableFrom };
    const next = {
      ...rest,
      ...(title && { title }),
      ...(sent && { files: sent.map(({ file, languages }) => ({ file, languages })) }),
      ...(list && !('shownUntil' in rest) && { shownUntil: lastDayOfList() }),
      ...(columns !== undefined && { personal: columns }),
      ...Object.fromEntries(Object.entries(scan).filter(([, said]) => said !== undefined)),
    };
    return [put(name, before, next)];
  };

  const next = list.flatMap((item: unknown) => {
    if (!isGroup(item)) return [item];
    const [[chosen], [changed]] = [
      chosenFiles(kind.id, { [field]: [item] }),
      changedDocuments(kind.id, { [field]: [item] }),
    ];
    return chosen ? [add(chosen)] : changed ? change(changed) : [item];
  });
  const { [field]: _, ...rest } = value;
  return { value: next.length > 0 ? { ...value, [field]: next } : rest, files, made, mistakes };
}

function documentOf(
  content: ContentFolder,
  kind: Kind,
  id: string,
  value: Record<string, unknown>,
  chosen: ChosenFile,
  unreadable: boolean,
) {
  const { file, languages, title, personal } = chosen;
  const usual = value.only === undefined ? [...content.published.languages] : [value.only];
  return {
    title: title ?? freeTitle(content, value.title),
    ...takenFrom(kind, value),
    ...(kind.attachments && { [kind.attachments.owner]: id }),
    files: [{ file, languages: languages.length > 0 ? languages : usual }],
    ...scanOf(unreadable, chosen),
    ...(isList(file) && { shownUntil: chosen.shownUntil ?? lastDayOfList() }),
    ...(personal && { personal }),
  };
}

/** What a document says of files that screen readers cannot read. */
function scanOf(unreadable: boolean, { isSame, readableFrom }: Answer) {
  if (!unreadable) return {};
  return { unreadable, ...(readableFrom && !isSame && { readableFrom }) };
}

function labelOf(kind: Kind, field: string) {
  return inDesk((locale) => fieldWords(kind, field, locale)?.title ?? '');
}
