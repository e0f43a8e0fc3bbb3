import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { valueOfEntry } from '#desk/content-files/entries.ts';
import { deskLanguageOf } from '#desk/desk-languages.ts';
import { PREVIEW_POLICY } from '#desk/server/access/guard.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { pageOf, whereIs } from '#desk/server/entries/entry-pages.ts';
import { kindSchema } from '#desk/server/entries/entry-requests.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { validateDraft } from '#desk/server/entries/validate-draft.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { formValue } from '#desk/server/forms/form-value.ts';
import type { Publisher } from '#desk/server/publish/publisher.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import type { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { pictureSchema, sendPicture, withoutScripts } from './draft-page.ts';

const requestSchema = z.strictObject({
  kind: kindSchema,
  id: z.string(),
  value: formValue,
  base: formValue,
});

/**
 * Real pages of the site in frames of the desk: with the user's draft, as visitors see them, and of
 * the publication that is prepared.
 * @param publisher with the folders of the pages that visitors see, and of the prepared ones;
 *   either may not exist yet
 */
export function previewRoutes(
  app: FastifyInstance,
  store: Store,
  renderer: SiteRenderer,
  uploads: Uploads,
  publisher: Publisher,
  readable: ReadableContent,
): void {
  /** The site with the last draft that each person previewed. */
  const drafts = new Map<string, Site>();
  const shownTo = async (person: Person): Promise<Site | undefined> =>
    drafts.get(person.user) ?? readable.shown(person);
  /**
   * Whether a folder of a build is shown to a person: the prepared one only to whom it was prepared
   * for.
   */
  const isShownTo = (person: Person, name: string) =>
    name !== 'next' || publisher.isPreparedBy(person);
  const built = { live: publisher.releases.client, next: publisher.next };

  app.post('/api/preview', async ({ body, person }) => {
    const { kind, id, value } = requestSchema.parse(body);
    const before = valueOfEntry(store.content, kind, id);
    allow(person, kind, [before, value]);
    await readable.allowOwner(person, before, value);
    const content = await readable.content(person);
    const { changes, mistakes } = validateDraft({ content, person, kind, id, value, uploads });
    const shown = await readable.shown(person, changes);
    if (!shown) return { mistakes };
    drafts.set(person.user, shown);
    // Bundled only after a change of the code; the form shows a waiting message.
    await renderer.prepare();
    return { path: pageOf(shown, kind.id, id) };
  });

  // The site as it is saved.
  app.delete('/api/preview', ({ person }) => {
    drafts.delete(person.user);
    return {};
  });

  app.get('/api/where', async ({ query, person }) => {
    const { page, text } = z
      .object({ page: z.string().max(500), text: z.string().max(2000).default('') })
      .parse(query);
    const shown = await shownTo(person);
    if (!shown) throw new DeskError(409, WORDS.contentFaulty);
    const { locale, path } = splitAddress(page);
    return whereIs(store.content, person, shown, path, text, locale);
  });

  // The page of visitors, found when it is asked for: reading the site takes longer than opening a
  // form.
  app.get('/api/page', async ({ query, person }, reply) => {
    const { kind, id, language } = z
      .object({ kind: z.string(), id: z.string().max(200), language: z.enum(LOCALES) })
      .parse(query);
    const site = await readable.shown(person);
    if (!site) throw new DeskError(409, WORDS.contentFaulty);
    const path = localisePath(pageOf(site, kind, id), language);
    // Where the desk does not publish, it does not know what is public.
    if (existsSync(built.live) && !existsSync(join(built.live, path, 'index.html')))
      return reply
        .status(404)
        .type('text/plain; charset=utf-8')
        .send(WORDS.notPublic[deskLanguageOf(language)]);
    return reply.redirect(site.college.siteUrl + path);
  });

  const pathIn = ({ url }: FastifyRequest, prefix: string) =>
    new URL(url, 'http://localhost').pathname.slice(prefix.length) || '/';
  const sendPage = (reply: FastifyReply, prefix: string, html: string) => {
    reply.header('Content-Security-Policy', PREVIEW_POLICY).type('text/html; charset=utf-8');
    // Links go to other pages of the same state.
    return withoutScripts(html).replaceAll(/(<a\b[^<>]*\bhref=")(?=\/(?!\/))/g, `$1${prefix}`);
  };
  const sitePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const shown = await shownTo(request.person);
    const html = shown && (await renderer.render(pathIn(request, '/preview'), shown));
    if (!html) throw new DeskError(404, WORDS.notFound);
    return sendPage(reply, '/preview', html);
  };
  app.get('/preview', sitePage);
  app.get('/preview/*', sitePage);

  for (const [name, folder] of Object.entries(built)) {
    app.get(`/${name}/*`, (request, reply) => {
      const file = resolve(join(folder, pathIn(request, `/${name}`), 'index.html'));
      const isThere = file.startsWith(resolve(folder) + sep) && existsSync(file);
      if (!isThere || !isShownTo(request.person, name)) throw new DeskError(404, WORDS.notPublic);
      return sendPage(reply, `/${name}`, readFileSync(file, 'utf8'));
    });
  }

  mkdirSync(renderer.assets, { recursive: true });
  app.register(fastifyStatic, {
    // What visitors see may have been built by another version.
    root: [
      renderer.assets,
      ...[built.live, built.next].map((folder) => join(folder, 'assets')),
    ].map((folder) => resolve(folder)),
    allowedPath: (_, root, { person }) =>
      root !== resolve(built.next, 'assets') || publisher.isPreparedBy(person),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
  });
  app.get('/assets/pictures/:name', async ({ params, person }, reply) => {
    const { name } = pictureSchema.parse(params);
    const folders = [...(isShownTo(person, 'next') ? [built.next] : []), built.live];
    return sendPicture(reply, renderer, name, folders, () => shownTo(person));
  });
}
