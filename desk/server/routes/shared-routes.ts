import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Site } from '#app/content/reading/read.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { FIRST, type Locale, localisePath, parseLocale, splitAddress } from '#app/i18n/locale.ts';
import { deskLanguageOf, inDesk } from '#desk/desk-languages.ts';
import { PREVIEW_POLICY } from '#desk/server/access/guard.ts';
import { LINK_WORDS } from '#desk/server/access/link-words.ts';
import type { Settings } from '#desk/server/access/settings.ts';
import { type SharedLink, SharedLinks } from '#desk/server/access/shared-links.ts';
import { entryPlace, known, knownDraft } from '#desk/server/entries/entry-requests.ts';
import type { Publisher } from '#desk/server/publish/publisher.ts';
import type { SharedDrafts } from '#desk/server/publish/shared-drafts.ts';
import type { SiteRenderer } from '#desk/server/publish/site-renderer.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';
import { pictureSchema, sendPicture, withoutScripts } from './draft-page.ts';

/** As a preview, in no frame. */
const POLICY = PREVIEW_POLICY.replace("frame-ancestors 'self'", "frame-ancestors 'none'");
const OPEN = { config: { isOpen: true as const } };
/** What a page loads beside its pictures. */
const STYLES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

const tokenSchema = z.object({ token: z.string().max(100) });
const fileSchema = tokenSchema.extend({ file: z.string().regex(/^[\w-]+\.(?:css|woff2)$/) });
const wantedSchema = z.strictObject({ ...entryPlace.shape, wanted: z.string().max(200) });

type Shared = {
  settings: Settings;
  publisher: Publisher;
  renderer: SiteRenderer;
  shared: SharedDrafts;
};

/**
 * Links by which somebody without an account sees the page of one draft: made and withdrawn by who
 * may read that draft, and opened by anybody, who gets nothing else of the desk.
 */
export function sharedRoutes(
  app: FastifyInstance,
  { settings, publisher, renderer, shared }: Shared,
): void {
  const { store, releases, readable } = publisher;
  const links = new SharedLinks(store.state, settings.secret);
  const { origin } = new URL(settings.address);
  const asAnswer = (link: SharedLink | undefined) =>
    link ? { address: `${origin}/shared/${links.addressOf(link)}`, until: link.until } : null;
  const ofEntry = (user: string, kind: string, id: string) =>
    links.of(user).filter((link) => link.kind === kind && shared.placeOf(link) === id);

  app.get('/api/shared-link', ({ query, person }) => {
    const { kind, id } = knownDraft(query);
    return { link: asAnswer(ofEntry(person.user, kind.id, id)[0]) };
  });

  app.post('/api/shared-link', async ({ body, person }) => {
    const asked = wantedSchema.parse(body);
    const { kind, id } = knownDraft({ kind: asked.kind.id, id: asked.id });
    const { id: wanted } = known({ kind, id: asked.wanted });
    if (wanted === '' && kind.form !== 'file') throw new DeskError(400, WORDS.noName);
    const link = { user: person.user, kind: kind.id, id, wanted };
    const { site, mistakes } = await shared.page(person, { ...link, name: '', until: '' });
    if (!site) throw new Refusal(422, { mistakes: await readable.said(person, mistakes) });
    // Bundled only after a change of the code, and not while somebody waits for the page.
    await renderer.prepare();
    return store.alone(async () => ({ link: asAnswer(links.make(link)) }));
  });

  app.delete('/api/shared-link', ({ query, person }) => {
    const { kind, id } = knownDraft(query);
    return store.alone(async () => {
      links.withdraw(ofEntry(person.user, kind.id, id).map(({ name }) => name));
      return { link: null };
    });
  });

  /** @throws DeskError if the link has ended, or its person is not at the desk */
  function linkAt(token: string) {
    const link = links.opened(token);
    const person = settings.people.find(({ user }) => user === link?.user);
    if (!link || !person) throw new DeskError(404, LINK_WORDS.ended);
    return { link, person };
  }

  /** @throws DeskError that says nothing of the entry */
  async function opened(token: string) {
    const { link, person } = linkAt(token);
    const page = await shared.page(person, link).catch((error: unknown) => {
      if (error instanceof DeskError) throw new DeskError(404, LINK_WORDS.ended);
      console.error(error);
      return undefined;
    });
    if (!page?.site) throw new DeskError(409, LINK_WORDS.notNow);
    return { ...link, site: page.site, path: page.path };
  }

  const sendPage = async (reply: FastifyReply, token: string, locale: Locale) => {
    const { site, path, until } = await opened(token);
    const isPublished = site.college.languages.includes(locale);
    const html = isPublished && (await renderer.render(localisePath(path, locale), site));
    if (!html) throw new DeskError(404, LINK_WORDS.ended);
    reply.header('Content-Security-Policy', POLICY).type('text/html; charset=utf-8');
    return asShared(html, { prefix: `/shared/${token}`, site, path, locale, until });
  };
  app.get('/shared/:token', OPEN, ({ params }, reply) =>
    sendPage(reply, tokenSchema.parse(params).token, FIRST),
  );
  app.get('/shared/:token/:locale', OPEN, ({ params }, reply) => {
    const { token } = tokenSchema.parse(params);
    const locale = parseLocale(Object(params).locale);
    if (!locale) throw new DeskError(404, LINK_WORDS.ended);
    return sendPage(reply, token, locale);
  });

  app.get('/shared/:token/assets/:file', OPEN, async ({ params }, reply) => {
    const { token, file } = fileSchema.parse(params);
    // Styles and fonts say nothing of a draft.
    linkAt(token);
    const path = join(renderer.assets, file);
    if (!existsSync(path)) throw new DeskError(404, WORDS.notFound);
    const bytes = readFileSync(path);
    reply.type(STYLES[file.split('.').at(-1) ?? ''] ?? '');
    // The fonts of a style lie beside it.
    return file.endsWith('.css') ? bytes.toString().replaceAll('url(/assets/', 'url(') : bytes;
  });
  app.get('/shared/:token/assets/pictures/:name', OPEN, async ({ params }, reply) => {
    const { token, name } = tokenSchema.extend(pictureSchema.shape).parse(params);
    linkAt(token);
    const shown = async () => (await opened(token)).site;
    return sendPicture(reply, renderer, name, [releases.client], shown);
  });
}

type SharedPlace = { prefix: string; site: Site; path: string; locale: Locale; until: string };

/**
 * A page that loads all that it needs by its own link: its other language is there too, and all
 * other links lead to the public site, so that no browser asks for a password.
 */
function asShared(html: string, { prefix, site, path, locale, until }: SharedPlace): string {
  const at = (address: string): string => {
    if (!/^\/(?!\/)/.test(address)) return address;
    if (address.startsWith('/assets/')) return prefix + address;
    const [, page = '', place = ''] = /^([^?#]*)(.*)$/.exec(address) ?? [];
    const other = splitAddress(page);
    return other.path === path
      ? `${prefix}${localisePath('/', other.locale).replace(/\/$/, '')}${place}`
      : site.college.siteUrl + address;
  };
  const language = deskLanguageOf(locale);
  const day = inDesk((each) => formatDate(until, each));
  const note = LINK_WORDS.note(day)[language];
  return withoutScripts(html)
    .replaceAll(
      /(?<=\s)(href|src|srcset|imagesrcset|poster)="([^"]*)"/gi,
      (_, name: string, addresses: string) =>
        `${name}="${addresses.split(', ').map(at).join(', ')}"`,
    )
    .replace('<title>', `<title>${LINK_WORDS.draft[language]}: `)
    .replace(
      '<body>',
      `<body><p class="page" role="note" lang="${language}"><strong>${note}</strong></p>`,
    );
}
