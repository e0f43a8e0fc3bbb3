import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { PAGE_START_MARK, type PrerenderedData } from '#app/boot/page-start.server.ts';
import { listDataFiles, listPages, type PageEntry } from '#app/content/pages.server.ts';
import { listDrawings, readDrawing } from '#app/content/reading/drawings.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { dataAddress, localisePath } from '#app/i18n/locale.ts';
import { keptPage, readKept } from '#tools/build/kept.ts';
import { offlineCopy } from '#tools/build/make-service-worker.ts';
import { contentHash, writeHashed } from '#tools/build/write-hashed.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import type { Describe } from './describe-pages.ts';

const APP_SCRIPT = /<script data-app=[\s\S]*?<\/script>/;
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
/** The page shown instead of one that is not cached, and the end of its text, where the cached ones are listed (app/offline). */
const OFFLINE_PAGE = '/help/offline';
const NOT_FOUND = '/404';
const END_OF_TEXT = /<\/section>(?=(?:(?!<\/section>).)*<\/main>)/s;
/** After it the head may contain a script, because encoding and viewport are set. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Writes the pages of a build, each once. What is done to the prerendered ones:
 * - the start of the app (app/boot) moves to a separate file, which is not loaded for reading only;
 * - one small script in the head applies the saved choices (app/features/theme/head-script.js) and waits (app/boot/wait.js);
 * - the not-found pages and the page on copies are copied without the app, because they are shown at other addresses than their own;
 * - `describe` adds what is for machines only;
 * - sheets to print, which are no pages, lose their scripts;
 * - drawings are copied to files, for navigation inside the app;
 * - unused files are deleted.
 * @param client folder of the built site
 * @param bundle folder that keeps the pages as they were drawn
 * @throws Error when a page is not shaped as app/entry.server.tsx and app/root.tsx shape it
 */
export function finishPages(client: string, bundle: string, describe: Describe): void {
  const headScript = readFileSync('app/features/theme/head-script.js', 'utf8');
  const displayScript = readFileSync('app/features/theme/display-script.js', 'utf8');
  const wordScript = readFileSync('app/features/glossary/word-script.js', 'utf8');
  const waitingScript = inlineScript(headScript + readPart('search.js') + readPart('wait.js'));
  // One for all pages that start no app: the policy lists the digests of inline scripts.
  const plainScript = inlineScript(
    headScript + displayScript + readPart('search.js') + readPart('not-found.js'),
  );
  const app = writeHashed(
    client,
    'start',
    'js',
    minified(displayScript + wordScript + readPart('start.js'), true),
  );
  const finished = new Map<string, string>();
  for (const page of listPages(getSite())) {
    const [html = '', data] = readKept(keptPage(bundle, page.address))
      .toString()
      .split(PAGE_START_MARK);
    if (data === undefined)
      throw new Error(
        `${page.address} does not end with the start of the app (app/entry.server.tsx)`,
      );
    const { start, facts } = JSON.parse(data) as PrerenderedData;
    const route = writeHashed(client, 'route', 'json', JSON.stringify(start));
    const script = `<script data-app="${app}" data-route="${route}" data-state="${stateOf(client, page)}">${waitingScript}</script>`;
    const withScript = withHeadScript(html, script);
    if ([OFFLINE_PAGE, NOT_FOUND].includes(page.path)) finished.set(page.address, withScript);
    writeFile(join(client, page.address, 'index.html'), describe(page, withScript, facts));
  }
  for (const locale of getSite().college.languages) {
    const plain = (path: string) =>
      withoutApp(finished.get(localisePath(path, locale)) ?? '', `<script>${plainScript}</script>`);
    writeFile(join(client, offlineCopy(locale)), offlinePage(plain(OFFLINE_PAGE)));
    writeFile(join(client, `${localisePath(NOT_FOUND, locale)}.html`), plain(NOT_FOUND));
  }
  mkdirSync(join(client, 'drawings'), { recursive: true });
  for (const name of listDrawings())
    writeFileSync(join(client, `drawings/${name}.svg`), readDrawing(name));
  for (const sheet of listDataFiles(getSite()).filter((file) => file.endsWith('.html'))) {
    const [html = ''] = readFileSync(join(client, sheet), 'utf8').split(PAGE_START_MARK);
    writeFile(join(client, sheet), withoutApp(html, ''));
  }
  rmSync(join(client, '__spa-fallback.html'), { force: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
  removeUnusedStyles(join(client, 'assets'));
}

/** The router copies the server styles in addition to those of the browser; the browser's scripts refer to all used ones. */
function removeUnusedStyles(assets: string): void {
  const files = readdirSync(assets);
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(assets, file), 'utf8'));
  for (const style of files.filter((file) => file.endsWith('.css'))) {
    if (!scripts.some((script) => script.includes(style))) rmSync(join(assets, style));
  }
}

/** The address of a page's data, as the router requests it; the hash keeps it apart from the data of another release in every cache. */
function stateOf(client: string, { address }: Pick<PageEntry, 'address'>): string {
  const file = dataAddress(address);
  const data = readFileSync(join(client, file), 'utf8');
  if (
    !/^\[\{"_\d+":\d+(?:,"_\d+":\d+)*\},"root",\{"_(\d+)":\d+\},.*\]\n$/s.test(data) ||
    !data.includes('"data"')
  ) {
    throw new Error(
      `React Router no longer writes ${file} as a list that begins with its routes: compare app/boot/start.js`,
    );
  }
  return `${file}?start=${contentHash(data)}`;
}

/** The page with the script that must run before anything is painted. */
function withHeadScript(html: string, script: string): string {
  if (!VIEWPORT.test(html))
    throw new Error(
      'The head of a page has no viewport element, after which the script of theme and display is inserted',
    );
  return html.replace(VIEWPORT, (viewport) => viewport + script);
}

/** The page shown instead of one that is not cached, without the app: it is shown at that page's address, which the router would reject. */
function offlinePage(html: string): string {
  if (!END_OF_TEXT.test(html))
    throw new Error('The end of the text of the page on copies was not found');
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
