import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { type PrintedFile, printedFiles } from '#app/features/documents/document-digest.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { recallSite, showSite } from '#app/site.ts';
import { BUNDLE } from '#tools/build/places.ts';
import { loadRenderer, prepareBundle } from '#tools/build/site-bundle.ts';
import {
  type Browser,
  CHROMIUM_ARGUMENTS,
  chromium,
  findChromium,
  type Page,
} from './browser/chromium.ts';
import { joinSyllables } from './join-syllables.ts';
import { readPdf } from './pdf-access.ts';

/**
 * `npm run documents`: prints every document whose text, or a figure in it, has changed since it was last printed, from its page
 * on the site, and records sizes, pages and accessibility faults of all files. Chromium writes tagged PDF with the page's title and language.
 */
/** Answers of the site exist only inside the browser that prints. */
const SITE = 'http://localhost';
const FILES = join(contentFolder(), 'documents/files');

const content = recallSite(contentFolder());
if ('problems' in content) throw new ContentError(content.problems);
const { documents } = content.whole;
const measures: Record<string, DocumentMeasure> = {};
const printed = await printedFiles(content.whole);
const stale = printed.filter(
  (file) => recorded(file.file)?.printedFrom !== file.digest || size(file.file) === 0,
);
if (stale.length > 0) {
  await prepareBundle(BUNDLE);
  await printAll(stale).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
}
for (const { files } of documents) {
  for (const { file } of files) {
    const digest = printed.find((each) => each.file === file)?.digest;
    measures[file] = {
      bytes: size(file),
      ...(await looksOf(file)),
      ...(digest === undefined ? {} : { printedFrom: digest }),
    };
  }
}
writeFileSync(join(contentFolder(), MEASURES_FILE), `${JSON.stringify(measures, null, 2)}\n`);
console.log(`${stale.length} printed, ${Object.keys(measures).length} measured`);

function recorded(name: string): DocumentMeasure | undefined {
  return documents.flatMap(({ files }) => files).find(({ file }) => file === name)?.measure;
}

function size(file: string): number {
  return statSync(join(FILES, file), { throwIfNoEntry: false })?.size ?? 0;
}

/** Pages and accessibility faults of a file; only PDF files are examined. */
async function looksOf(file: string): Promise<Pick<DocumentMeasure, 'pages' | 'missing'>> {
  if (!file.endsWith('.pdf')) return { pages: 1 };
  const { pages, missing } = await readPdf(new Uint8Array(readFileSync(join(FILES, file))));
  return missing.length === 0 ? { pages } : { pages, missing };
}

async function printAll(files: readonly PrintedFile[]): Promise<void> {
  const paths = files.map(({ document, locale }) => localisePath(`/downloads/${document}`, locale));
  const { readPage } = await loadRenderer(resolve(BUNDLE));
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    for (const [index, file] of files.entries()) {
      showSite(contentFolder(), file.site);
      await printFile(browser, (await readPage(paths[index] ?? '')).draw(), file);
    }
  } finally {
    await browser.close();
  }
}

async function printFile(browser: Browser, html: string, { file }: PrintedFile): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 794, height: 1123 } });
  const missing: string[] = [];
  await context.route(`${SITE}/**`, (route, request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    const folders = [join(BUNDLE, 'renderer'), join(BUNDLE, 'client'), 'public'];
    const file = folders.map((folder) => join(folder, pathname)).find((path) => existsSync(path));
    if (file) return route.fulfill({ path: file });
    if (pathname.startsWith('/assets/')) missing.push(pathname);
    return route.abort();
  });
  const page = await context.newPage();
  await page.goto(SITE);
  await page.emulateMedia({ media: 'print' });
  await makeReadyForPaper(page);
  if (missing.length > 0) throw new Error(`${file} would be printed without ${missing.join(', ')}`);
  const pdf = await page.pdf({
    tagged: true,
    outline: true,
    preferCSSPageSize: true,
    printBackground: false,
  });
  writeFileSync(join(FILES, file), await joinSyllables(pdf));
  await context.close();
}

/** In print, internal links are useless: only their text is kept. */
async function makeReadyForPaper(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll('main a[href^="/"], main a[href^="#"]'))
      link.replaceWith(...link.childNodes);
    await document.fonts.ready;
  });
}
