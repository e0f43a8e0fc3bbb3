import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Person } from '#desk/server/access/settings.ts';
import { changeTitle, publicationTitle } from '#desk/server/entries/change-title.ts';
import { contentChanges } from '#desk/server/entries/entry-changes.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { GIT_WORDS } from '#desk/server/forms/git-words.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import type { Approval } from '#desk/server/publish/approval.ts';
import { listPublications } from '#desk/server/publish/publications.ts';
import type { Publisher } from '#desk/server/publish/publisher.ts';
import { careReport } from '#desk/server/publish/report.ts';
import type { approvalRoutes } from './approval-routes.ts';

type TellPublished = ReturnType<typeof approvalRoutes>;

/** What has changed, what needs care, the history, and publishing. */
export function publishRoutes(
  app: FastifyInstance,
  store: Store,
  publisher: Publisher,
  approval: Approval,
  tellPublished: TellPublished,
): void {
  const { git } = store;

  app.get('/api/changes', async () => {
    const [last] = await listPublications(store);
    // Before the first publication the history of the whole content waits: the newest of it is enough.
    const waiting = await (last ? changes([`${last.commit}..HEAD`]) : changes([], 20));
    const uncommitted = (await git.run(['status', '--porcelain', '-z', '--', git.pathOf()]))
      .split('\0')
      .filter(Boolean);
    const requests = await approval.waiting(last?.commit);
    const lacks = await publisher.record.lacks();
    return {
      last: last ? { ...last, sentence: publicationTitle(last.sentence) } : null,
      waiting,
      requests,
      uncommitted: uncommitted.map((line) => line.slice(3)),
      notes: [
        ...(git.isDetached ? [GIT_WORDS.noBranch] : []),
        ...(git.cutAt.length > 0 ? [GIT_WORDS.cut] : []),
        ...(lacks ? [lacks] : []),
      ],
    };
  });
  app.get('/api/care', () => careReport(store));
  app.get('/api/history', async () => {
    const publications = await listPublications(store);
    return Promise.all(
      publications.slice(0, 50).map(async (publication, index) => {
        const before = publications[index + 1];
        return {
          ...publication,
          sentence: publicationTitle(publication.sentence),
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

  app.get('/api/publication', () => publisher.current());
  // Both versions of a file that the prepared publication changes; never opened in the desk, but kept by the browser.
  app.get('/api/changed-file', async ({ query }, reply) => {
    const { file, side } = z
      .object({ file: z.string(), side: z.enum(['before', 'after']) })
      .parse(query);
    const { base, commit, changes } = publisher.progress;
    const isChanged = changes?.files.some((change) => change.file === file);
    const bytes = isChanged
      ? await git.file(git.at(`${side === 'before' ? base : commit}`, file))
      : undefined;
    if (!bytes) throw new DeskError(404, WORDS.notFound);
    const name = encodeURIComponent(file.split('/').at(-1) ?? '');
    return reply
      .type('application/octet-stream')
      .header('Content-Disposition', `attachment; filename*=UTF-8''${name}`)
      .send(bytes);
  });
  app.post('/api/prepare', ({ person }) => started(person, () => publisher.prepare(person)));
  app.post('/api/publish', ({ person, body }) => {
    const { sentence, commit } = z
      .strictObject({ sentence: z.string().max(200), commit: z.string().max(100) })
      .parse(body);
    return started(person, async () => {
      await publisher.publish(person, sentence, commit);
      if (publisher.progress.stage === 'published') await tellPublished(person, commit);
    });
  });
  app.post('/api/undo', ({ person, body }) => {
    const { tag } = z.strictObject({ tag: z.string().max(100) }).parse(body);
    return started(person, () => publisher.undo(person, tag));
  });

  /** Commits of a range, with titles in both languages. */
  async function changes(range: readonly string[], limit?: number) {
    const commits = await git.log(range, limit);
    return commits.map(({ subject, ...commit }) => ({
      ...commit,
      title: changeTitle(store.content, subject),
    }));
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
