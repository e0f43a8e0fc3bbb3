import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LOCALES, localisePath, splitAddress } from '#app/i18n/locale.ts';
import { kindOf } from '#app/site.ts';
import { PREVIEW_POLICY } from '#desk/server/access/guard.ts';
import { mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { judge } from '#desk/server/entries/entry-draft.ts';
import { pageOf } from '#desk/server/entries/entry-pages.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { whereIs } from '#desk/server/entries/where.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { checkChanges } from '#desk/server/forms/check.ts';
import { formValue } from '#desk/server/forms/form-value.ts';
import { DeskError, WORDS } from '#desk/server/forms/words.ts';
import type { Releases } from '#desk/server/publish/releases.ts';
import { type Shown, type SiteRenderer, shownWith } from '#desk/server/publish/site-renderer.ts';

const requestSchema = z.strictObject({
  kind: z.string(),
  id: z.string(),
  value: formValue,
  base: formValue,
});
const lookSchema = z.object({ theme: z.enum(['light', 'dark']).default('light') });

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
};

/** Real pages of the site with the user's draft, in frames of the desk. */
export function previewRoutes(
  app: FastifyInstance,
  store: Store,
  renderer: SiteRenderer,
  uploads: Uploads,
  releases: Releases,
): void {
  /** The site with the last draft that each person previewed. */
  const drafts = new Map<string, Shown>();
  const shownTo = ({ user }: Person): Shown | undefined => {
    const { site } = drafts.has(user) ? {} : checkChanges(store.content, new Map());
    return drafts.get(user) ?? (site && { site, files: new Map() });
  };

  app.post('/api/preview', async ({ body, person }) => {
    const { kind: name, id, value } = requestSchema.parse(body);
    const kind = kindOf(name);
    if (!kind || !mayWrite(person, name, [value])) throw new DeskError(403, WORDS.mayNotWrite);
    const { changes, site, mistakes } = judge(store.content, person, kind, id, value, uploads);
    if (!site) return { mistakes };
    drafts.set(person.user, shownWith(site, changes));
    // Bundled only after a change of the code; the form shows a waiting message.
    await renderer.prepare();
    return { path: pageOf(site, name, id) };
  });

  // The site as it is saved.
  app.delete('/api/preview', ({ person }) => {
    drafts.delete(person.user);
    return {};
  });

  app.get('/api/where', ({ query, person }) => {
    const { page, text } = z
      .object({ page: z.string().max(500), text: z.string().max(2000).default('') })
      .parse(query);
    const shown = shownTo(person);
    if (!shown) throw new DeskError(409, WORDS.contentFaulty);
    const { locale, path } = splitAddress(page);
    return whereIs(store.content, person, shown.site, path, text, locale);
  });

  // The page of visitors, found when it is asked for: reading the site takes longer than opening a form.
  app.get('/api/page', ({ query }, reply) => {
    const { kind, id, language } = z
      .object({ kind: z.string(), id: z.string().max(200), language: z.enum(LOCALES) })
      .parse(query);
    const { site } = checkChanges(store.content, new Map());
    if (!site) throw new DeskError(409, WORDS.contentFaulty);
    const path = localisePath(pageOf(site, kind, id), language);
    // Where the desk does not publish, it does not know what is public.
    if (existsSync(releases.client) && !existsSync(join(releases.client, path, 'index.html')))
      return reply.status(404).type('text/plain; charset=utf-8').send(WORDS.notPublic[language]);
    return reply.redirect(site.college.siteUrl + path);
  });

  const sitePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { theme } = lookSchema.parse(request.query);
    const path = new URL(request.url, 'http://localhost').pathname.slice('/preview'.length) || '/';
    const shown = shownTo(request.person);
    const html = shown && (await renderer.render(path, shown));
    if (!html) throw new DeskError(404, WORDS.notFound);
    reply.header('Content-Security-Policy', PREVIEW_POLICY).type('text/html; charset=utf-8');
    // Scripts would be blocked anyway; links go to the preview of other pages.
    const page = html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '');
    return page
      .replace('<html', `<html data-theme="${theme}"`)
      .replaceAll(/(<a\b[^<>]*\bhref=")(?=\/(?!\/))/g, '$1/preview');
  };
  app.get('/preview', sitePage);
  app.get('/preview/*', sitePage);

  mkdirSync(renderer.assets, { recursive: true });
  app.register(fastifyStatic, {
    root: resolve(renderer.assets),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    cacheControl: false,
  });
  app.get('/assets/pictures/:name', async ({ params, person }, reply) => {
    const { name } = z.object({ name: z.string().regex(/^[\w-]+\.\w+$/) }).parse(params);
    const made = join('public/assets/pictures', name);
    if (existsSync(made))
      return reply.type(TYPES[extname(name)] ?? 'image/jpeg').send(createReadStream(made));
    const shown = shownTo(person);
    const picture = shown && (await renderer.picture(name, shown));
    if (!picture) throw new DeskError(404, WORDS.notFound);
    return reply.type('image/jpeg').send(picture);
  });
}
