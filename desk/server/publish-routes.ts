import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { kindOf } from '#app/content/kinds.server.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { changeTitle } from './change-title.ts';
import { contentChanges } from './entry-changes.ts';
import { mayWrite } from './permissions.ts';
import { listPublications, oneLine } from './publications.ts';
import type { Publisher } from './publisher.ts';
import { careReport } from './report.ts';
import { Requests } from './requests.ts';
import type { Person } from './settings.ts';
import type { Store } from './store.ts';
import { DeskError, WORDS } from './words.ts';

/** What has changed, what needs care, the history, and publishing. */
export function publishRoutes(app: FastifyInstance, store: Store, publisher: Publisher): void {
  const { git } = store;
  const requests = new Requests(store);

  app.get('/api/changes', async () => {
    const [last] = await listPublications(store);
    const waiting = await changes(last ? [`${last.commit}..HEAD`] : []);
    const uncommitted = (await git.run(['status', '--porcelain', '-z', '--', git.pathOf()])).split('\0').filter(Boolean);
    return { last: last ?? null, waiting, requests: await requests.waiting(last?.commit), uncommitted: uncommitted.map((line) => line.slice(3)) };
  });
  app.post('/api/request', async ({ body, person }) => {
    const { reason, ...place } = z.strictObject({ kind: z.string(), id: z.string().max(200), reason: z.string().trim().min(1).max(200) }).parse(body);
    const kind = kindOf(place.kind);
    const value = kind && valueOfEntry(store.content, kind, place.id);
    if (!kind || value === undefined) throw new DeskError(404, WORDS.notFound);
    if (!mayWrite(person, kind.id, [value])) throw new DeskError(403, WORDS.mayNotWrite);
    await store.alone(() => requests.add({ ...place, reason: oneLine(reason), by: person.name }));
    return {};
  });
  app.get('/api/care', () => careReport(store));
  app.get('/api/history', async () => {
    const publications = await listPublications(store);
    return Promise.all(
      publications.slice(0, 50).map(async (publication, index) => {
        const before = publications[index + 1];
        return {
          ...publication,
          canUndo: before !== undefined,
          changes: before ? await changes([`${before.commit}..${publication.commit}`], 50) : [],
        };
      }),
    );
  });

  app.get('/api/change', async ({ query }) => {
    const { id } = z.object({ id: z.string().regex(/^[0-9a-f]{7,64}$/) }).parse(query);
    // A commit without a parent is the beginning of the history.
    const isKnown = await git.run(['merge-base', '--is-ancestor', `${id}^`, 'HEAD']).then(
      () => true,
      () => false,
    );
    if (!isKnown) throw new DeskError(404, WORDS.notFound);
    return contentChanges(git, `${id}^`, id);
  });

  app.get('/api/publication', () => publisher.progress);
  // Both versions of a file that the prepared publication changes; never opened in the desk, but kept by the browser.
  app.get('/api/changed-file', async ({ query }, reply) => {
    const { file, side } = z.object({ file: z.string(), side: z.enum(['before', 'after']) }).parse(query);
    const { base, commit, changes } = publisher.progress;
    const isChanged = changes?.files.some((change) => change.file === file);
    const bytes = isChanged ? await git.file(git.at(`${side === 'before' ? base : commit}`, file)) : undefined;
    if (!bytes) throw new DeskError(404, WORDS.notFound);
    const name = encodeURIComponent(file.split('/').at(-1) ?? '');
    return reply.type('application/octet-stream').header('Content-Disposition', `attachment; filename*=UTF-8''${name}`).send(bytes);
  });
  app.post('/api/prepare', ({ person }) => started(person, () => publisher.prepare(person)));
  app.post('/api/publish', ({ person, body }) => {
    const { sentence, commit } = z.strictObject({ sentence: z.string().max(200), commit: z.string().max(100) }).parse(body);
    return started(person, () => publisher.publish(person, sentence, commit));
  });
  app.post('/api/undo', ({ person, body }) => {
    const { tag } = z.strictObject({ tag: z.string().max(100) }).parse(body);
    return started(person, () => publisher.undo(person, tag));
  });

  /** Commits of a range, with titles in both languages. */
  async function changes(range: readonly string[], limit?: number) {
    const commits = await git.log(range, limit);
    return commits.map(({ subject, ...commit }) => ({ ...commit, title: changeTitle(store.content, subject) }));
  }

  /** Starts a long task, whose progress is polled. Immediate rejections are returned directly. */
  async function started(person: Person, step: () => Promise<void>) {
    if (!person.publish) throw new DeskError(403, WORDS.mayNotPublish);
    const work = step();
    await Promise.race([work, Promise.resolve()]);
    work.catch((error: unknown) => console.error(error));
    return publisher.progress;
  }
}
