import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import type { PageFacts } from '#app/boot/page-facts.server.ts';
import { PAGE_START_MARK, type PrerenderedData } from '#app/boot/page-start.server.ts';
import { listDataFiles, listPages, type PageEntry } from '#app/content/pages.server.ts';
import { listDrawings, readDrawing } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { dataAddress, localisePath } from '#app/i18n/locale.ts';
import { offlineCopy } from '#tools/build/make-service-worker.ts';
import { contentHash, writeHashed } from '#tools/build/write-hashed.ts';

const APP_SCRIPT = /<script data-app=[\s\S]*?<\/script>/;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The page shown instead of one that is not cached, and the end of its text, where the cached ones are listed (app/offline). */
const OFFLINE_PAGE = '/help/offline';
const END_OF_TEXT = /<\/section>(?=<p [^>]*data-dates=)/;
/** After it the head may contain a script, because encoding and viewport are set. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * What is done to the prerendered pages of a build:
 * - the start of the app (app/boot) moves to a separate file, which is not loaded for reading only;
 * - one small script in the head applies the saved choices (app/features/theme/head-script.js) and waits (app/boot/wait.js);
 * - the not-found pages and the page on copies are copied without the app, because they are shown at other addresses than their own;
 * - drawings are copied to files, for navigation inside the app;
 * - unused files are deleted.
 * @param client folder of the built site
 * @returns metadata of each page with its own head, by address
 * @throws Error when a page is not shaped as app/entry.server.tsx and app/root.tsx shape it
 */
export function finishPages(client: string): Map<string, PageFacts> {
  const headScript = readFileSync('app/features/theme/head-script.js', 'utf8');
  const displayScript = readFileSync('app/features/theme/display-script.js', 'utf8');
  const wordScript = readFileSync('app/features/glossary/word-script.js', 'utf8');
  const waitingScript = inlineScript(headScript + readPart('search.js') + readPart('wait.js'));
  // One for all pages that start no app: the policy lists the digests of inline scripts.
  const plainScript = inlineScript(headScript + displayScript + readPart('search.js') + readPart('not-found.js'));
  const app = writeHashed(client, 'start', 'js', minified(displayScript + wordScript + readPart('start.js'), true));
  const allFacts = new Map<string, PageFacts>();
  for (const page of listPages(getSite())) {
    const file = htmlFile(client, page);
    const [html = '', data] = readFileSync(file, 'utf8').split(PAGE_START_MARK);
    if (data === undefined) throw new Error(`${page.address} does not end with the start of the app (app/entry.server.tsx)`);
    const { start, facts } = JSON.parse(data) as PrerenderedData;
    if (facts) allFacts.set(page.address, facts);
    const route = writeHashed(client, 'route', 'json', JSON.stringify(start));
    writeFileSync(
      file,
      withHeadScript(html, `<script data-app="${app}" data-route="${route}" data-state="${stateOf(client, page)}">${waitingScript}</script>`),
    );
  }
  for (const locale of getSite().college.languages) {
    const plain = (path: string) =>
      withoutApp(readFileSync(htmlFile(client, { address: localisePath(path, locale) }), 'utf8'), `<script>${plainScript}</script>`);
    writeFileSync(join(client, offlineCopy(locale)), offlinePage(plain(OFFLINE_PAGE)));
    writeFileSync(join(client, `${localisePath('/404', locale)}.html`), plain('/404'));
  }
  mkdirSync(join(client, 'drawings'), { recursive: true });
  for (const name of listDrawings()) writeFileSync(join(client, `drawings/${name}.svg`), readDrawing(name));
  // The router also writes its own version of a file, which is never requested.
  for (const file of listDataFiles(getSite())) rmSync(join(client, `${file}.data`), { force: true });
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  removeUnusedStyles(join(client, 'assets'));
  return allFacts;
}

/** The router copies the server styles in addition to those of the browser; the browser's scripts refer to all used ones. */
function removeUnusedStyles(assets: string): void {
  const files = readdirSync(assets);
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(assets, file), 'utf8'));
  for (const style of files.filter((file) => file.endsWith('.css'))) {
    if (!scripts.some((script) => script.includes(style))) rmSync(join(assets, style));
  }
}

/** File of a page in the built site. */
function htmlFile(client: string, { address }: Pick<PageEntry, 'address'>): string {
  return join(client, address, 'index.html');
}

/** The address of a page's data, as the router requests it; the hash keeps it apart from the data of another release in every cache. */
function stateOf(client: string, { address }: Pick<PageEntry, 'address'>): string {
  const file = dataAddress(address);
  const data = readFileSync(join(client, file), 'utf8');
  if (!/^\[\{"_\d+":\d+(?:,"_\d+":\d+)*\},"root",\{"_(\d+)":\d+\},.*\]\n$/s.test(data) || !data.includes('"data"')) {
    throw new Error(`React Router no longer writes ${file} as a list that begins with its routes: compare app/boot/start.js`);
  }
  return `${file}?start=${contentHash(data)}`;
}

/** The page with the script that must run before anything is painted. */
function withHeadScript(html: string, script: string): string {
  if (!VIEWPORT.test(html)) throw new Error('The head of a page has no viewport element, after which the script of theme and display is inserted');
  return html.replace(VIEWPORT, (viewport) => viewport + script);
}

/** The page shown instead of one that is not cached, without the app: it is shown at that page's address, which the router would reject. */
function offlinePage(html: string): string {
  if (!END_OF_TEXT.test(html)) throw new Error('The end of the text of the page on copies was not found');
  return html.replace(END_OF_TEXT, (end) => `<div data-saved-pages=""></div>${end}`);
}

/** A page without the app, with another script in its head. */
function withoutApp(html: string, script: string): string {
  const [head = '', body = ''] = html.split('<body');
  return `${head.replace(APP_SCRIPT, () => script)}<body${body.replaceAll(SCRIPT, '')}`;
}

function readPart(name: string): string {
  return readFileSync(`app/boot/${name}`, 'utf8');
}

function minified(code: string, isModule = false): string {
  return minifySync('script.js', code, { module: isModule }).code;
}

/** A script as inline text; an end tag inside would end it. */
function inlineScript(code: string): string {
  return minified(code).replaceAll('</', '<\\/');
}
