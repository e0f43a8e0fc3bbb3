import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, fastify } from 'fastify';
import { canReadScans } from '#desk/files/scan-languages.ts';
import { guard } from '#desk/server/access/guard.ts';
import type { Person, Settings } from '#desk/server/access/settings.ts';
import { deletedRoutes } from '#desk/server/entries/deleted-entries.ts';
import { Drafts } from '#desk/server/entries/drafts.ts';
import { entryHistoryRoutes } from '#desk/server/entries/entry-history.ts';
import { behindRoutes } from '#desk/server/entries/one-language.ts';
import { CLIENT } from '#desk/server/entries/places.ts';
import { Store } from '#desk/server/entries/store.ts';
import { spellingRoutes } from '#desk/server/entries/text-advice.ts';
import { LargeBodies } from '#desk/server/files/large-bodies.ts';
import { Uploads } from '#desk/server/files/uploads.ts';
import { departmentTitle } from '#desk/server/forms/entry-at.ts';
import { readGlossary } from '#desk/server/forms/translation-memory.ts';
import { Approval } from '#desk/server/publish/approval.ts';
import { Releases } from '#desk/server/publish/publication-record.ts';
import { Publisher } from '#desk/server/publish/publisher.ts';
import { SharedDrafts } from '#desk/server/publish/shared-drafts.ts';
import { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { approvalRoutes } from './approval-routes.ts';
import { changeRoutes } from './change-routes.ts';
import { entryRoutes } from './entry-routes.ts';
import { fileRoutes } from './file-routes.ts';
import { importRoutes } from './import-routes.ts';
import { listRoutes } from './list-routes.ts';
import { previewRoutes } from './preview-routes.ts';
import { publishRoutes } from './publish-routes.ts';
import { setupRoutes } from './setup-routes.ts';
import { sharedRoutes } from './shared-routes.ts';
import { urgentRoutes } from './urgent-routes.ts';
import { usedFileRoutes } from './used-file-routes.ts';

/** Maximum body size of requests with fields; files have separate routes. */
const MAX_BYTES = 512 * 1024;

/** Requests after which somebody may want to publish. */
const CHANGING = ['/api/save', '/api/remove', '/api/restore', '/api/many', '/api/order'];

type DeskOptions = {
  /** The college's folder. */
  root: string;
  content?: string;
  port: number;
  settings?: Settings | undefined;
  localKey?: string;
  renderer?: SiteRenderer;
  /** Whether what was saved is built before somebody asks for it. */
  buildsAhead?: boolean;
};

/**
 * Everything the desk works with.
 * @param work name of the folder for builds: two processes do not share one
 * @param content `content/` in the college's folder, if not another one
 */
export async function openDesk(
  root: string,
  settings: Settings | undefined,
  work = 'publishing',
  content?: string,
) {
  const store = new Store(root, content);
  const releases = new Releases(settings?.site ?? join(root, '.desk/site'), settings?.reload);
  const folder = join(root, '.desk', work);
  const publisher = new Publisher(store, releases, folder, settings);
  // Publications are tags, which go to the college's own repository with the branch; those of a
  // developer's machine stay there.
  if (settings) await store.git.run(['config', 'push.followTags', 'true']).catch(() => undefined);
  // Recovers from a crash before the first request.
  await store.alone(() => publisher.recover()).catch((error: unknown) => console.error(error));
  return { store, releases, publisher };
}

/**
 * The web team's desk over the content of one college.
 * @returns a server that does not listen yet
 */
export async function createDesk({
  root,
  content,
  port,
  settings,
  localKey,
  renderer = new SiteRenderer(),
  buildsAhead = false,
}: DeskOptions): Promise<FastifyInstance> {
  const { store, publisher, releases } = await openDesk(root, settings, undefined, content);
  // Of a desk that was killed in the middle of a publication; its process number may be that of
  // another program now.
  publisher.passing.end();
  const app = fastify({ bodyLimit: MAX_BYTES, requestTimeout: 60_000 });
  const local = await store.git.localUser();
  const localPerson: Person = { user: local.email, ...local, write: 'all', publish: true };
  guard(app, { port, settings, localPerson, localKey });
  if (buildsAhead)
    app.addHook('preHandler', async ({ url, person }, { raw }) => {
      if (!CHANGING.includes(url)) return;
      publisher.ahead.beginSaving();
      raw.once('close', () => publisher.ahead.endSaving(person));
    });
  app.get('/api/me', async ({ person }) => ({
    ...personAtDesk(store, settings, person),
    readsScans: await canReadScans(store.content.published.languages),
  }));
  const drafts = new Drafts(join(store.state, 'drafts'));
  const uploads = new Uploads(join(store.state, 'uploads'));
  const approval = new Approval(store);
  const { readable } = publisher;
  app.get('/api/glossary', async ({ person }) => readGlossary(await readable.entries(person)));
  entryRoutes(app, { store, drafts, uploads, renderer, approval, readable });
  entryHistoryRoutes(app, store, uploads, readable);
  spellingRoutes(app, store);
  listRoutes(app, store, uploads, drafts, publisher.waiting, readable);
  const large = new LargeBodies(app, join(store.state, 'received'));
  fileRoutes(app, store, uploads, large, readable);
  usedFileRoutes(app, store, uploads, readable);
  importRoutes(app, store, large);
  setupRoutes(app, store);
  approvalRoutes(app, store, approval, settings, publisher);
  publishRoutes(app, store, publisher, readable);
  urgentRoutes(app, publisher);
  behindRoutes(app, store);
  changeRoutes(app, store, publisher, releases);
  deletedRoutes(app, store);
  previewRoutes(app, store, renderer, uploads, publisher, readable);
  // Nobody else reaches the desk on somebody's own machine.
  if (settings) {
    const shared = new SharedDrafts(publisher, drafts, uploads);
    sharedRoutes(app, { settings, publisher, renderer, shared });
  }
  if (existsSync(CLIENT))
    app.register(fastifyStatic, {
      root: resolve(CLIENT),
      preCompressed: true,
      cacheControl: false,
    });
  return app;
}

/** Who works at the desk, and what the person finds there. */
function personAtDesk({ content }: Store, settings: Settings | undefined, person: Person) {
  const { name, user, publish, department, write } = person;
  return {
    ...{ name, user, publish },
    /** In which the site is published. */
    languages: content.published.languages,
    department: department && departmentTitle(content, department),
    /** May change some kinds of content only. */
    isLimited: write !== 'all',
    /** Others reach the desk, so that a link to a draft is of use. */
    canShare: settings !== undefined,
    /** Address at which the proxy signs out, and whom to ask for more permissions. */
    logOut: settings?.logOut,
    help: settings?.help,
  };
}
export type Me = ReturnType<typeof personAtDesk> & { readsScans?: boolean };
