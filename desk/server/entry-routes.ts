import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { allEntries, filesOf, isId, readEntry, writeEntry } from '#desk/content-files/entries.ts';
import { KINDS, type Kind, kindOf } from '#desk/content-files/kinds.ts';
import { UnusableFile } from '#desk/content-files/patch-yaml.ts';
import { commitSubject } from './change-title.ts';
import { checkChanges, tellMistakes } from './check.ts';
import type { Drafts } from './drafts.ts';
import { formChoices, formSchema } from './form.ts';
import { formWords, kindTitles } from './form-words.ts';
import { mergeVersions } from './merge.ts';
import { mayWrite, mayWriteKind } from './permissions.ts';
import type { Changes } from './safe-files.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { dayOf, searchText, titleOf } from './titles.ts';
import { asTexts, type Uploads } from './uploads.ts';
import { DeskError, WORDS } from './words.ts';

const placeSchema = z.strictObject({ kind: z.string(), id: z.string().max(200) });
const draftSchema = placeSchema.extend({ value: z.json(), base: z.json() });

/** Lists, forms, drafts, checks and saving of entries. */
export function entryRoutes(app: FastifyInstance, store: Store, drafts: Drafts, uploads: Uploads): void {
  const { content } = store;

  app.get('/api/kinds', ({ person }) => KINDS.filter(({ id }) => mayWriteKind(person, id)).map(({ id, form }) => ({ id, form, ...kindTitles(id) })));

  app.get('/api/entries', ({ query, person }) => {
    const { kind: wanted, q } = z.object({ kind: z.string().optional(), q: z.string().max(200).default('') }).parse(query);
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = KINDS.filter(({ id }) => (wanted === undefined || id === wanted) && mayWriteKind(person, id));
    return kinds
      .flatMap((kind) => listRows(content, kind, words))
      .filter(({ value, kind }) => mayWrite(person, kind, [value]))
      .map(({ value: _, ...row }) => row);
  });

  app.get('/api/entry', ({ query, person }) => {
    const { kind, id } = known(query);
    const entry = readEntry(content, kind, id);
    const draft = drafts.find(person.user, kind.id, id);
    allow(person, kind, [entry?.value]);
    if (!entry && !draft && id !== '' && kind.form !== 'file') throw new DeskError(404, WORDS.notFound);
    const schema = formSchema(kind);
    return {
      ...{ kind: kind.id, id, form: kind.form, end: kind.end ?? null, key: keyOf(kind), titles: kindTitles(kind.id) },
      ...{ value: entry?.value ?? null, draft: draft ?? null },
      ...{ schema, ui: formWords(kind.id, schema), choices: formChoices(content, schema) },
    };
  });

  app.post('/api/check', ({ body, person }) => {
    const { kind, id, value } = { ...draftSchema.parse(body), kind: known(body).kind };
    allow(person, kind, [value]);
    return { mistakes: mistakesOf(content, person, kind, id, value, uploads) };
  });

  app.get('/api/drafts', ({ person }) => drafts.list(person.user).map(({ kind, id, value, savedAt }) => ({ kind, id, savedAt, title: titleOf(value, id) })));
  app.put('/api/draft', ({ body, person }) => {
    const { kind, id, value, base } = draftSchema.parse(body);
    allow(person, known(body).kind, [value]);
    const savedAt = new Date().toISOString();
    drafts.keep(person.user, { kind, id, value, base, savedAt });
    return { savedAt };
  });
  app.delete('/api/draft', ({ query, person }) => {
    const { kind, id } = known(query);
    uploads.forget(person.user, kind.id, drafts.find(person.user, kind.id, id)?.value);
    drafts.remove(person.user, kind.id, id);
    return {};
  });

  app.post('/api/save', async ({ body, person }, reply) => {
    const { id, value, base } = draftSchema.parse(body);
    const { kind } = known(body);
    if (id === '' && kind.form !== 'file') throw new DeskError(400, WORDS.noName);
    if (!isId(kind, id)) throw new DeskError(400, WORDS.badId);
    const outcome = await store.alone(async () => {
      const now = readEntry(content, kind, id);
      allow(person, kind, [now?.value, value]);
      const theirs = now?.value ?? null;
      if (base === null && now) throw new DeskError(409, WORDS.exists);
      // The entry has changed since this person began editing.
      if (!isDeepStrictEqual(base, theirs)) return { status: 409, answer: { ...mergeVersions(base, value, now?.value), theirs } };
      const changes = changesOf(content, person, kind, id, value, uploads);
      const mistakes = mistakesOf(content, person, kind, id, value, uploads);
      if (mistakes.length > 0) return { status: 422, answer: { mistakes } };
      if (changes.size > 0) await store.commit(changes, person, commitSubject(now ? 'Change' : 'Add', kind.id, id, value));
      uploads.forget(person.user, kind.id, value);
      drafts.remove(person.user, kind.id, id);
      return { status: 200, answer: { value: readEntry(content, kind, id)?.value } };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });

  app.post('/api/remove', async ({ body, person }, reply) => {
    const { kind, id } = known(body);
    const outcome = await store.alone(async () => {
      const now = readEntry(content, kind, id);
      if (!now) throw new DeskError(404, WORDS.notFound);
      allow(person, kind, [now.value]);
      const changes = changesOf(content, person, kind, id, undefined, uploads);
      const { problems } = checkChanges(content, asTexts(changes));
      if (problems.length > 0) return { status: 422, answer: { mistakes: tellMistakes(content, problems, { kind, id }) } };
      await store.commit(changes, person, commitSubject('Remove', kind.id, id, now.value));
      drafts.remove(person.user, kind.id, id);
      return { status: 200, answer: {} };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });
}

/** The changed files of a draft with those that it carries, for its check and its preview. */
export function changesOf(content: ContentFolder, person: Person, kind: Kind, id: string, value: unknown, uploads: Uploads): Changes {
  const settled = uploads.settle(content, person.user, kind, id, readEntry(content, kind, id)?.value, value);
  return new Map<string, string | Uint8Array | undefined>([...changed(content, writeEntry(content, kind, id, settled.value)), ...settled.files]);
}

function mistakesOf(content: ContentFolder, person: Person, kind: Kind, id: string, value: unknown, uploads: Uploads) {
  const changes = asTexts(changesOf(content, person, kind, id, value, uploads));
  return tellMistakes(content.with(changes), checkChanges(content, changes).problems, { kind, id });
}

/** Files that are written as they were count as no change. */
function changed(content: ContentFolder, files: Overlay): Overlay {
  return new Map([...files].filter(([file, text]) => content.read(file) !== text));
}

function known(value: unknown): { kind: Kind; id: string } {
  const { kind: name, id } = z.object({ kind: z.string(), id: z.string().max(200).default('') }).parse(value);
  const kind = kindOf(name);
  if (!kind || (id !== '' && !isId(kind, id))) throw new DeskError(kind ? 400 : 404, kind ? WORDS.badId : WORDS.notFound);
  return { kind, id };
}

/** The field that holds the name of an entry, if any: the form does not ask for it twice. */
function keyOf({ id, key }: Kind): string | null {
  return key ?? (id === 'departments' ? 'id' : null);
}

function allow(person: Person, kind: Kind, values: readonly unknown[]): void {
  if (!mayWrite(person, kind.id, values)) throw new DeskError(403, WORDS.mayNotWrite);
}

function listRows(content: ContentFolder, kind: Kind, words: readonly string[]) {
  const { entry } = kindTitles(kind.id);
  return entriesOf(content, kind).flatMap(({ id, value, isDamaged }) => {
    // A damaged file has no title but remains in the list, with a link to its faults.
    const text = words.length > 0 ? `${id.toLowerCase()} ${searchText(value)}` : '';
    const title = titleOf(value, id);
    const row = { kind: kind.id, id, title: title.en || title.ml ? title : entry, kindTitle: entry, day: dayOf(value), value };
    return isDamaged || words.every((word) => text.includes(word)) ? [{ ...row, ...(isDamaged && { damaged: filesOf(kind, id)[0] ?? kind.place }) }] : [];
  });
}

/** A list that cannot be read is one row, whatever is searched, so that the others are still found. */
function entriesOf(content: ContentFolder, kind: Kind): { id: string; value: unknown; isDamaged: boolean }[] {
  try {
    return allEntries(content, kind).map((entry) => ({ ...entry, isDamaged: entry.value === undefined }));
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    return [{ id: '', value: undefined, isDamaged: true }];
  }
}
