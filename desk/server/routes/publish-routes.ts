import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { externalLinks } from '#app/content/reading/external-links.server.ts';
import { kindOf } from '#app/site.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { mayWrite, mayWriteAll } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { NamedEntry } from '#desk/server/forms/entry-at.ts';
import { GIT_WORDS } from '#desk/server/forms/system-words.ts';
import { checkLink } from '#desk/server/publish/checked-links.ts';
import { PastPublications } from '#desk/server/publish/past-publications.ts';
import { refuseSentence } from '#desk/server/publish/publications.ts';
import type { Publisher } from '#desk/server/publish/publisher.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import { attentionReport } from '#desk/server/publish/report.ts';
import { DeskError, WORDS } from '#desk/words.ts';

/** The saved change that was looked at. Git 3 takes SHA-256 for new repositories. */
const seenSchema = z.union([z.hash('sha1'), z.hash('sha256')]).optional();

/** Parts of an entry, by their places. */
const partsSchema = z
  .array(
    z
      .array(z.union([z.string().max(100), z.int()]))
      .min(1)
      .max(50),
  )
  .min(1)
  .max(500)
  .optional();

/** What waits, what needs attention, the history, and publishing. */
export function publishRoutes(
  app: FastifyInstance,
  store: Store,
  publisher: Publisher,
  readable: ReadableContent,
): void {
  const past = new PastPublications(store, publisher.record);
  app.get('/api/changes', ({ person }) => unpublishedContent(store, publisher, past, person));
  // Of the lists, what the person may mend.
  app.get('/api/attention', ({ person }) => {
    const { lists, mistakes } = attentionReport(store);
    const isMine = ({ entry }: { entry?: NamedEntry | undefined }) =>
      entry ? mayWriteNamed(store, person, entry) : mayWriteAll(person);
    return {
      mistakes: mistakes.filter(isMine),
      lists: lists.map(({ name, rows }) => ({ name, rows: rows.filter(isMine) })),
    };
  });
  // Only addresses that stand in the saved content are asked, and of these what the person may
  // read.
  app.post('/api/check-link', async ({ body, person }) => {
    const { address } = z.strictObject({ address: z.string().max(2000) }).parse(body);
    const known = await readable.entries(person);
    const links = externalLinks(known.root, [], (file) => known.read(file));
    if (!links.has(address)) throw new DeskError(404, WORDS.notFound);
    return checkLink(store, address);
  });
  app.get('/api/history', ({ person }) => past.list(person));
  app.get('/api/publication', ({ person }) => publisher.current(person));
  app.post('/api/prepare', async ({ person, body }) => {
    const { entries, seen } = z
      .strictObject({
        entries: z.array(z.string().max(300)).max(10_000).optional(),
        seen: seenSchema,
      })
      .parse(body);
    await publisher.refuse(person, entries);
    return started(person, () => publisher.prepare(person, entries, seen));
  });
  app.post('/api/publish-alone', async ({ person, body }) => {
    const { sentence, entries, seen, parts } = z
      .strictObject({
        sentence: z.string().max(200),
        entries: z.array(z.string().max(300)).min(1).max(100),
        seen: seenSchema,
        parts: partsSchema,
      })
      .refine((asked) => !asked.parts || asked.entries.length === 1)
      .parse(body);
    refuseSentence(sentence);
    await publisher.refuse(person, entries);
    return started(person, () => publisher.publishAlone(person, sentence, entries, seen, parts));
  });

  app.post('/api/publish', async ({ person, body }) => {
    const { sentence, commit } = z
      .strictObject({ sentence: z.string().max(200), commit: z.string().max(100) })
      .parse(body);
    await publisher.refuseShown(person, sentence, commit);
    return started(person, () => publisher.publish(person, sentence, commit));
  });
  app.post('/api/publish-on', async ({ person, body }) => {
    const { sentence, commit, day } = z
      .strictObject({
        sentence: z.string().max(200),
        commit: z.string().max(100),
        day: z.iso.date(),
      })
      .parse(body);
    if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    await publisher.refuseShown(person, sentence, commit);
    await publisher.publishOn(person, sentence, commit, day);
    return publisher.progress.of(person);
  });
  app.post('/api/undo', async ({ person, body }) => {
    const { tag } = z.strictObject({ tag: z.string().max(100) }).parse(body);
    await publisher.refuseUndo(person, tag);
    return started(person, () => publisher.undo(person, tag));
  });

  /** Starts a long task, whose progress is polled. Immediate rejections are returned directly. */
  async function started(person: Person, step: () => Promise<void>) {
    if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    const work = step();
    await Promise.race([work, Promise.resolve()]);
    work.catch((error: unknown) => console.error(error));
    return publisher.progress.of(person);
  }
}

function mayWriteNamed({ content }: Store, person: Person, { kind: name, id = '' }: NamedEntry) {
  const kind = kindOf(name);
  return kind !== undefined && mayWrite(person, name, [valueOfEntry(content, kind, id)]);
}

/** What is saved and not published, as far as a person may read it. */
async function unpublishedContent(
  store: Store,
  { record, waiting }: Publisher,
  past: PastPublications,
  person: Person,
) {
  const { git } = store;
  const uncommitted = (await git.run(['status', '--porcelain', '-z', '--', git.pathOf()]))
    .split('\0')
    .filter(Boolean);
  const lacks = await record.lacks();
  return {
    last: await past.last(person),
    waiting: await waiting.seenBy(person),
    requests: await waiting.requestsFor(person),
    uncommitted: mayWriteAll(person) ? uncommitted.map((line) => line.slice(3)) : [],
    /** What is wrong with the repository. */
    notes: [
      ...((await git.isDetached()) ? [GIT_WORDS.noBranch] : []),
      ...(git.cutAt.length > 0 ? [GIT_WORDS.cut] : []),
      ...(lacks ? [lacks] : []),
      ...(await waiting.failuresFor(person)),
    ],
  };
}
export type UnpublishedContent = Awaited<ReturnType<typeof unpublishedContent>>;
