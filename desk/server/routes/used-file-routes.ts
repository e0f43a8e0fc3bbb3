import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FileKind, Kind } from '#app/content/kind.server.ts';
import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { drawingAlone } from '#app/content/reading/pictures.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { KINDS } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { readableEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { freeName } from '#desk/content-files/names.ts';
import { attachedFiles, filePlace, namedFiles, printedTexts } from '#desk/files/attached-files.ts';
import { readMeasures } from '#desk/files/measures.ts';
import { thumbnail } from '#desk/files/photographs.ts';
import { allow, mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { entryPlace, known } from '#desk/server/entries/entry-requests.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { formOf } from '#desk/server/forms/field-of.ts';
import { fieldsAt } from '#desk/server/forms/form.ts';
import { listTitleOf } from '#desk/server/forms/form-words.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import { DeskError, WORDS, type Words } from '#desk/words.ts';

/** Drawings are of the sample, and a list has days and columns of its own: neither is offered. */
const USED_AGAIN: Readonly<Partial<Record<FileKind, RegExp>>> = {
  photograph: /\.(?:jpg|png)$/,
  document: /\.pdf$/,
};

/** What is taken over of a file: consent was given for its own page, and is asked for again. */
type Said = { alt?: Words; caption?: Words; languages?: Locale[] };
const SAID = ['alt', 'caption', 'languages'] as const satisfies readonly (keyof Said)[];

const ofFile = entryPlace.extend({ file: z.string().max(400) });

/** A file that the site has, as the form of another entry offers it. */
export type UsedFile = {
  /** Its path below the content, by which it is asked for. */
  file: string;
  /** The entry that has it. */
  title: Words;
} & Said;

/** The name under which an entry has the file, and what its form takes over. */
export type UsedAgain = { file: string } & Said;

/** Photographs and documents that the site has already, to be used in another entry. */
export function usedFileRoutes(
  app: FastifyInstance,
  store: Store,
  uploads: Uploads,
  readable: ReadableContent,
): void {
  const { content } = store;

  /** The files that an entry may take, as a person may read them. */
  const offered = async (person: Person, kind: Kind, id: string): Promise<UsedFile[]> => {
    const value = valueOfEntry(content, kind, id);
    allow(person, kind, value === undefined ? [] : [value]);
    const own = attachedFiles(kind.id, id, value);
    const all = kind.files ? usedFiles(await readable.entries(person), kind.files.kind) : [];
    const isUsable = USED_AGAIN[kind.files?.kind ?? 'logo'];
    return all.filter(({ file }) => isUsable?.test(file) && !own.includes(file));
  };

  app.get('/api/used-files', ({ query, person }) => {
    const { kind, id } = known(entryPlace.parse(query));
    return offered(person, kind, id);
  });

  app.get('/api/used-picture', async ({ query, person, headers }, reply) => {
    const { file } = z.object({ file: z.string() }).parse(query);
    const all = usedFiles(await readable.entries(person), 'photograph');
    const isThere = all.some((each) => each.file === file);
    const bytes = isThere ? await readable.bytes(person, file) : undefined;
    if (!bytes) throw new DeskError(404, WORDS.notFound);
    const tag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
    // Kept by a browser, which asks each time whether the person may still read it.
    reply.headers({ 'Cache-Control': 'private, no-cache', ETag: tag });
    if (headers['if-none-match'] === tag) return reply.code(304).send();
    const picture = file.endsWith('.svg') ? drawingAlone(bytes) : bytes;
    return reply.type('image/jpeg').send(await thumbnail(picture));
  });

  app.post('/api/use-file', async ({ body, person }) => {
    const { kind, id, file } = known(ofFile.parse(body));
    const found = (await offered(person, kind, id)).find((each) => each.file === file);
    const bytes = found && (await readable.bytes(person, file));
    if (!bytes) throw new DeskError(404, WORDS.notFound);
    const name = mayName(person, kind, id, file) ? basename(file) : await keep(bytes, person, kind);
    return { file: name, ...saidFor(kind, found) } satisfies UsedAgain;

    /** The same bytes as a file of its own, until the entry is saved. */
    async function keep(own: Uint8Array, { user }: Person, { id: of }: Kind): Promise<string> {
      const free = freeName(
        basename(file),
        (wanted) => content.has(filePlace(of, id, wanted)) || uploads.has(user, of, wanted),
      );
      const measures = readMeasures((await readable.content(person)).read(MEASURES_FILE));
      uploads.keep(user, of, free, own, measures[basename(file)] as DocumentMeasure | undefined);
      return free;
    }
  });

  /** Whether an entry may name a stored file, so that there is no second one. */
  function mayName(person: Person, kind: Kind, id: string, file: string): boolean {
    const name = basename(file);
    return (
      filePlace(kind.id, id, name) === file &&
      !uploads.has(person.user, kind.id, name) &&
      readableEntries(content, kind).some(
        (each) =>
          mayWrite(person, kind.id, [each.value]) &&
          attachedFiles(kind.id, each.id, each.value).includes(file),
      )
    );
  }
}

/** Each file of one sort once, with the entry that has it; those that are printed are of a text. */
function usedFiles(content: ContentFolder, sort: FileKind): UsedFile[] {
  const all = KINDS.filter(({ files }) => files?.kind === sort).flatMap((kind) =>
    readableEntries(content, kind).flatMap(({ id, value }) =>
      printedTexts(content, kind, id).length > 0
        ? []
        : namedFiles(kind.id, value).map(({ name, said }) => ({
            file: filePlace(kind.id, id, name),
            title: listTitleOf(content, kind.id, value, id),
            ...saidIn(said),
          })),
    ),
  );
  return [...new Map(all.map((each) => [each.file, each])).values()];
}

const saidIn = (said: Record<string, unknown>): Said =>
  Object.fromEntries(SAID.flatMap((name) => (said[name] ? [[name, said[name]]] : [])));

/** What the form of an entry has fields for. */
function saidFor(kind: Kind, found: UsedFile): Said {
  const [field] = fieldsAt(formOf(kind).schema, [kind.files?.field ?? '']);
  const fields = Object(Object(field?.items ?? field).properties);
  return Object.fromEntries(Object.entries(saidIn(found)).filter(([name]) => name in fields));
}
