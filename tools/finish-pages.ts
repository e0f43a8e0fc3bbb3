import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDataFiles, listPages, type PageEntry } from '#app/content/pages.server.ts';
import { listDrawings, readDrawing } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { laterModules } from './later-modules.ts';
import { offlineCopy } from './make-service-worker.ts';
import { smallScript } from './small-script.ts';
import { digestOf, startModule } from './start-module.ts';
import { writeHashed } from './write-hashed.ts';

const PRELOADS = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STATE_PART = /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\(("(?:[^"\\]|\\.)*")\)|close\(\));<\/script>/g;
const SCROLL_SCRIPT = /<script>\(\(storageKey, restoreKey\) => \{[^<]*\}\)\("react-router-scroll-positions", null\)<\/script>/;
/** What the router keeps for its start, and the place from where it does. */
const CONTEXT_SCRIPT = /<script>(window\.__reactRouterContext = [\s\S]+?)<\/script>/;
/** A mark of the router for links whose routes it would ask a server for; there is none. */
const DISCOVERED = / data-discover="true"/g;
/** Names of icons and of their language, which no style and no browser reads, and their looks, which the style sheet says (app/styles/reset.css). */
const ICON_MARKS =
  / class="lucide(?: lucide-[\w-]+)*"| xmlns="http:\/\/www\.w3\.org\/2000\/svg"|(?<= class=")lucide(?: lucide-[\w-]+)* | fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/g;
/** Ends of shapes, which hold nothing: HTML needs none in a drawing. */
const EMPTY_SHAPE = /><\/(?:path|circle|rect|line|ellipse|polyline|polygon|use)>/g;
/** Tags with attributes whose value is empty: HTML needs their names only. */
const EMPTY_VALUE = /<[a-z][^<>]*=""[^<>]*>/g;
const APP_SCRIPT = /<script data-app=[\s\S]*?<\/script>/;
const EMPTY_SCRIPT = '<script></script>';
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The lists of the site map, the last part of its page, and their empty place on the search page. */
const SITE_MAP_LISTS = /<div class="[^"]*" data-site-map>[\s\S]*<\/div>(?=<\/div><\/main>)/;
const SITE_MAP_PLACE = /<div class="[^"]*" data-site-map><\/div>/;
/** The page that stands for one that is not kept, and the end of its text, where the kept ones are listed (app/offline). */
const OFFLINE_PAGE = '/help/offline';
const END_OF_TEXT = /<\/section>(?=<p [^>]*data-dates[ >])/;
/** After it the head may hold a script: the encoding and the width of the screen are known. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;
const THEME_SWITCH = /<button[^>]*data-theme-switch[^>]*>[\s\S]*?<\/button>/g;

/**
 * What is done to the prerendered pages of a build:
 * - one small script in the head, a visitor's first packets being dear, puts in force what the visitor has chosen
 *   (app/features/theme/head-script.js) and waits (tools/start-script.js): no preload, no module in the page;
 * - what can come later stands in the module that starts a page: it keeps what the visitor chooses (app/features/theme/display-script.js), brings
 *   the face of the headings where nothing moves by it (tools/face-script.js), scrolls to where the reader was (tools/scroll-script.js), and runs
 *   the other modules when they have their digests (tools/start-module.ts);
 * - inline scripts are made small, and marks go that only a server of the router reads;
 * - the data that brings a page to life lies in a file of its own, so that a reader who only reads does not pay for it;
 * - the not-found pages are copied without the router's scripts, which would believe to be at /404 wherever they are served, and
 *   with a small one that takes words for the search from the wrong address;
 * - the page on copies is laid beside the others without the router's scripts, to stand for a page that cannot be had;
 * - the site map is put into the search page, for readers without scripts;
 * - the drawings are laid beside them, for pages that are reached in the app;
 * - files that no visitor asks for go.
 * @param client folder of the built site
 * @returns what pages with the app add as a script when they have come to life
 * @throws Error when a page is not shaped as React Router 8.4 shapes it
 */
export function finishPages(client: string): string {
  const headScript = readScript('../app/features/theme/head-script.js');
  const displayScript = readScript('../app/features/theme/display-script.js');
  const faceScript = readScript('face-script.js');
  const scrollScript = readScript('scroll-script.js');
  const waitingScript = headScript + readScript('start-script.js');
  // One for all pages that start no app, so that the header of all pages names one script; what differs is its attribute.
  const plainScript = `${headScript}{const FACE=document.currentScript.dataset.face;${faceScript}}${displayScript}${readScript('not-found-script.js')}`;
  const later = laterModules(client);
  const messages = { en: messagesFile(client, 'en'), ml: messagesFile(client, 'ml') };
  const faces = { en: headingFace(client, 'anek-latin-700'), ml: headingFace(client, 'anek-700') };
  for (const page of listPages(getSite())) {
    const file = htmlFile(client, page);
    const first = `const FACE="${faces[page.locale]}";${displayScript}${faceScript}${scrollScript}`;
    const { app, data, html } = takeStart(readFileSync(file, 'utf8'), client, first, messages[page.locale], later);
    const attributes = `data-app="${app}" data-digest="${digestOf(client, app)}" data-state="${data}"`;
    writeFileSync(file, withHeadScript(html, `<script ${attributes}>${waitingScript}</script>`));
  }
  for (const locale of LOCALES) {
    putSiteMapIntoSearch(client, locale);
    const plain = (path: string) =>
      withoutApp(
        readFileSync(htmlFile(client, { address: localisePath(path, locale) }), 'utf8'),
        `<script data-face="${faces[locale]}">${plainScript}</script>`,
      );
    writeFileSync(join(client, offlineCopy(locale)), offlinePage(plain(OFFLINE_PAGE)));
    writeFileSync(join(client, `${localisePath('/404', locale)}.html`), plain('/404'));
  }
  mkdirSync(join(client, 'drawings'), { recursive: true });
  for (const name of listDrawings()) writeFileSync(join(client, `drawings/${name}.svg`), readDrawing(name));
  // The router writes its own form of a file beside it, which nothing asks for.
  for (const file of listDataFiles(getSite())) rmSync(join(client, `${file}.data`), { force: true });
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  removeUnusedStyles(join(client, 'assets'));
  return `${later}\n`;
}

/** The router copies the styles of what rendered the pages beside those of the browser; the browser's scripts name all that are used. */
function removeUnusedStyles(assets: string): void {
  const files = readdirSync(assets);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(assets, file), 'utf8'));
  for (const style of files.filter((file) => file.endsWith('.css'))) {
    if (!scripts.some((script) => script.includes(style))) rmSync(join(assets, style));
  }
}

/** Readers without scripts find the site map on the search page; as data of that page it would be paid for by all others. */
function putSiteMapIntoSearch(client: string, locale: Locale): void {
  const read = (path: string) => readFileSync(htmlFile(client, { address: localisePath(path, locale) }), 'utf8');
  const lists = SITE_MAP_LISTS.exec(read('/sitemap'))?.[0];
  const search = read('/search');
  if (lists === undefined || !SITE_MAP_PLACE.test(search)) throw new Error('The site map or its place on the search page was not found');
  writeFileSync(
    htmlFile(client, { address: localisePath('/search', locale) }),
    search.replace(SITE_MAP_PLACE, () => `<div>${lists}</div>`),
  );
}

/** File of a page in the built site. */
function htmlFile(client: string, { address }: Pick<PageEntry, 'address'>): string {
  return join(client, address, 'index.html');
}

/** Address of the script with the texts of one language (named after its file in app/i18n/messages/). */
function messagesFile(client: string, locale: Locale): string {
  const name = readdirSync(join(client, 'assets')).find((file) => file.startsWith(`${locale}-`) && file.endsWith('.js'));
  if (!name) throw new Error(`The build has no script with the texts of ${locale}`);
  return `/assets/${name}`;
}

/** Address of a face of headings. */
function headingFace(client: string, face: string): string {
  const name = readdirSync(join(client, 'assets')).find((file) => new RegExp(`^${face}-.{8}\\.woff2$`).test(file));
  if (!name) throw new Error(`The build has no face ${face}`);
  return `/assets/${name}`;
}

/** The page with the script that must run before anything is painted. */
function withHeadScript(html: string, script: string): string {
  if (!VIEWPORT.test(html)) throw new Error('The head of a page has no viewport: the script of the theme and of the display has no place');
  return html.replace(VIEWPORT, (viewport) => viewport + script);
}

/**
 * Takes out of a page what the router starts it with.
 * @param first what the module that starts it does before anything else, as a script
 * @returns addresses of that module and of the page's data, and the page without them
 */
function takeStart(html: string, client: string, first: string, messages: string, later: string) {
  const context = CONTEXT_SCRIPT.exec(html)?.[1];
  const module = MODULE_SCRIPT.exec(html)?.[1]?.replaceAll(/\s+/g, ' ').trim();
  const state = [...html.matchAll(STATE_PART)].map(([, part]) => (part === undefined ? '' : JSON.parse(part))).join('');
  // One line, so that the start module knows by its end that it is whole.
  if (context === undefined || module === undefined || !SCROLL_SCRIPT.test(html) || !/^.+\n$/.test(state))
    throw new Error('A page lacks a script of the router or its data: has React Router changed how it starts?');
  const modules = [...html.matchAll(PRELOADS)].flatMap(([, file]) => file ?? []);
  return {
    app: writeHashed(client, 'start', 'js', startModule(client, first + context, module, [...modules, messages])),
    data: writeHashed(client, 'state', 'txt', `${later}\n${state}`),
    // The router's tags stay, empty: React looks for them.
    html: html
      .replaceAll(PRELOADS, '')
      .replaceAll(STATE_PART, '')
      .replaceAll(DISCOVERED, '')
      .replaceAll(ICON_MARKS, '')
      .replaceAll(EMPTY_SHAPE, '/>')
      .replace(SCROLL_SCRIPT, EMPTY_SCRIPT)
      .replace(CONTEXT_SCRIPT, EMPTY_SCRIPT)
      .replace(MODULE_SCRIPT, EMPTY_SCRIPT)
      .replaceAll(EMPTY_VALUE, (tag) => tag.replaceAll('=""', '')),
  };
}

/** The page on copies as it stands for a page that is not kept: it is shown at that page's address, where the router would be wrong. */
function offlinePage(html: string): string {
  if (!END_OF_TEXT.test(html)) throw new Error('The end of the text of the page on copies was not found');
  return html.replace(END_OF_TEXT, (end) => `<div data-saved-pages=""></div>${end}`);
}

/** A finished page that starts no app, with another script in its head; the switch that needs the app goes. */
function withoutApp(html: string, script: string): string {
  const [head = '', body = ''] = html.split('<body');
  return `${head.replace(APP_SCRIPT, () => script)}<body${body.replaceAll(SCRIPT, '').replaceAll(THEME_SWITCH, '')}`;
}

/** A script, named from this folder, small. */
function readScript(name: string): string {
  return smallScript(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8'));
}
