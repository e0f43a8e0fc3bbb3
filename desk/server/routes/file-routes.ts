import { statSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Locale } from '#app/i18n/locale.ts';
import { slugOf } from '#app/lib/slug.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries, readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { freeName } from '#desk/content-files/names.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { MAX_BYTES } from '#desk/files/accepted-files.ts';
import { fieldIn, filePlace, namedFiles, printedTexts } from '#desk/files/attached-files.ts';
import type { run as prepareFile } from '#desk/files/prepare-file.ts';
import type { run as readScan } from '#desk/files/read-scan.ts';
import { canReadScans } from '#desk/files/scan-languages.ts';
import { allow, mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { entryPlace, known } from '#desk/server/entries/entry-requests.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { LargeBodies } from '#desk/server/files/large-bodies.ts';
import { runApart } from '#desk/server/files/run-apart.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { listTitleOf } from '#desk/server/forms/form-words.ts';
import { searchText } from '#desk/server/forms/titles.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';

const PREPARE = new URL('../../files/prepare-file.ts', import.meta.url);
const READ_SCAN = new URL('../../files/read-scan.ts', import.meta.url);

const querySchema = entryPlace.extend({ name: z.string().default('file') });
const scanSchema = z.strictObject({ file: z.string() });

/** Details of an accepted file, shown in the form. */
type Taken = {
  file: string;
  advice: Words[] /** Of a document. */;
  languages?: string[];
  isUnreadable?: boolean;
  /** Of a list: its columns about persons. */
  personal?: string[];
};

/**
 * Photographs, documents and logos: each is checked when it is chosen and added to the content when
 * its entry is saved; all are listed.
 */
export function fileRoutes(
  app: FastifyInstance,
  store: Store,
  uploads: Uploads,
  large: LargeBodies,
  readable: ReadableContent,
): void {
  app.get('/api/files', async ({ person }) =>
    attachedRows(store.content, person, await readable.entries(person)),
  );

  app.get('/api/attached', async ({ query, person }) => {
    const { id } = known(entryPlace.parse({ ...Object(query), kind: DOCUMENTS.id }));
    const found = attachedDocument(await readable.entries(person), person, id);
    if (!found) throw new DeskError(404, WORDS.notFound);
    return found;
  });

  const limits = { bodyLimit: MAX_BYTES.file, onRequest: large.take };
  app.post('/api/file', limits, async (request) => {
    const { query, body: path, person } = request;
    const { kind, id, name: original } = known(querySchema.parse(query));
    const { files } = kind;
    if (!files || typeof path !== 'string') throw new DeskError(400, WORDS.badRequest);
    // A new entry without a title has no name yet.
    const isNew = id === '' && kind.form !== 'file';
    const now = isNew ? undefined : readEntry(store.content, kind, id);
    allow(person, kind, now ? [now.value] : []);
    const prepared = await large.read(request, () =>
      runApart<typeof prepareFile>(
        PREPARE,
        { kind: files.kind, name: original, path },
        { user: person.user },
      ),
    );
    const { bytes, type, measure, languages, advice, personal } = prepared;
    const stem =
      (files.name ? files.name(id) : slugOf(original.replace(/\.[^.]*$/, ''))) || files.kind;
    const isStored = (file: string) => !isNew && store.content.has(filePlace(kind.id, id, file));
    const file = freeName(
      `${stem}.${type}`,
      (wanted) => isStored(wanted) || uploads.has(person.user, kind.id, wanted),
    );
    uploads.keep(person.user, kind.id, file, bytes, measure);
    return {
      file,
      advice,
      ...(personal && { personal }),
      ...(languages && { languages, isUnreadable: measure?.missing !== undefined }),
    } satisfies Taken;
  });

  // Only a file that waits, which nobody but its sender has: once it is saved, its text is there.
  app.post('/api/scan', async ({ body, person }) => {
    const path = uploads.pathOf(person.user, DOCUMENTS.id, scanSchema.parse(body).file);
    const { languages } = store.content.published;
    if (!path || !(await canReadScans(languages))) throw new DeskError(404, WORDS.notFound);
    return runApart<typeof readScan>(READ_SCAN, { path, languages }, { user: person.user });
  });
}

/**
 * Every photograph, document and logo with its entry, where it is replaced, and the entries that
 * lead to a document.
 */
function attachedRows(content: ContentFolder, person: Person, known: ContentFolder) {
  const listed = (all: ContentFolder) =>
    KINDS.flatMap((kind) =>
      readableEntries(all, kind).map(({ id, value }) => ({
        kind: kind.id,
        id,
        value,
        title: listTitleOf(all, kind.id, value, id),
      })),
    );
  const entries = listed(content).filter(({ kind, value }) => mayWrite(person, kind, [value]));
  const others = known === content ? entries : listed(known);
  const usesOf = (id: string) => {
    const isLink = new RegExp(`/downloads/${id}(?![a-z0-9-])`);
    return others.filter(
      ({ kind, value }) => isChosen(kind, value, id) || isLink.test(searchText(value)),
    );
  };
  return entries.flatMap(({ kind, id, value, title }) =>
    namedFiles(kind, value).map(({ name, said: { languages, caption, alt } }) => {
      const file = filePlace(kind, id, name);
      return {
        ...{ kind, id, title, file, languages, words: caption ?? alt },
        bytes: statSync(content.pathOf(file), { throwIfNoEntry: false })?.size ?? 0,
        ...(kind === DOCUMENTS.id && { usedIn: usesOf(id).map(({ value: _, ...entry }) => entry) }),
      };
    }),
  );
}

/** What the form of an entry shows of the documents that are attached to it. */
export type AttachedDocument = {
  id: string;
  title: Record<string, string>;
  files: { file: string; languages: Locale[] }[];
  /** Its files are printed from its texts. */
  isPrinted: boolean;
  mayChange: boolean;
};

/** The document with this name. */
function attachedDocument(
  content: ContentFolder,
  person: Person,
  id: string,
): AttachedDocument | undefined {
  const value = valueOfEntry(content, DOCUMENTS, id);
  if (!isGroup(value)) return undefined;
  return {
    id,
    title: value.title as AttachedDocument['title'],
    files: value.files as AttachedDocument['files'],
    isPrinted: printedTexts(content, DOCUMENTS, id).length > 0,
    mayChange: mayWrite(person, DOCUMENTS.id, [value]),
  };
}

/** Whether a notice or tender has a document in its list. */
function isChosen(kind: string, value: unknown, document: string): boolean {
  const list = fieldIn(value, kindOf(kind)?.attachments);
  return Array.isArray(list) && list.includes(document);
}
