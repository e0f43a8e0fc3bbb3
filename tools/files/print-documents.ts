import { readFileSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { type PrintedFile, printedFiles } from '#app/views/documents/document-digest.server.ts';
import { buildSite } from '#tools/build/build.ts';
import { BUILD, WORKPLACE } from '#tools/build/places.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '#tools/check/chromium.ts';
import { createSiteServer } from '#tools/serve/site-server.ts';
import { readPdf } from './pdf-access.ts';

/**
 * `npm run documents`: prints every document whose text, or a figure in it, has changed since it was last printed, from its page
 * on the built site, and records sizes, pages and accessibility faults of all files. Chromium writes tagged PDF with the page's title and language.
 */
const { values: build } = parseArgs({ options: { bundle: { type: 'string' }, target: { type: 'string', default: BUILD } } });
const FILES = join(contentFolder(), 'documents/files');

const measures: Record<string, DocumentMeasure> = {};
const printed = await printedFiles(getSite());
const stale = printed.filter((file) => recorded(file.file)?.printedFrom !== file.digest || size(file.file) === 0);
if (stale.length > 0) {
  await buildSite({ ...build, workplace: build.target === BUILD ? WORKPLACE : `${build.target}-workplace` });
  await printAll(stale);
}
for (const { files } of getSite().documents) {
  for (const { file } of files) {
    const digest = printed.find((each) => each.file === file)?.digest;
    measures[file] = { bytes: size(file), ...(await looksOf(file)), ...(digest === undefined ? {} : { printedFrom: digest }) };
  }
}
writeFileSync(join(contentFolder(), MEASURES_FILE), `${JSON.stringify(measures, null, 2)}\n`);
console.log(`${stale.length} printed, ${Object.keys(measures).length} measured`);

function recorded(name: string): DocumentMeasure | undefined {
  return getSite()
    .documents.flatMap(({ files }) => files)
    .find(({ file }) => file === name)?.measure;
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
  const server = (await createSiteServer(join(build.target, 'client'))).listen(0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGUMENTS });
  try {
    const { port } = server.address() as AddressInfo;
    for (const file of files) await printFile(browser, `http://localhost:${port}`, file);
  } finally {
    await browser.close();
    server.close();
  }
}

async function printFile(browser: Browser, site: string, { document, locale, file }: PrintedFile): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 794, height: 1123 } });
  const page = await context.newPage();
  await page.goto(`${site}${localisePath(`/downloads/${document}`, locale)}`);
  await page.emulateMedia({ media: 'print' });
  await makeReadyForPaper(page);
  await page.pdf({ path: join(FILES, file), tagged: true, outline: true, preferCSSPageSize: true, printBackground: false });
  await context.close();
}

/** In print, internal links and explanations are useless: only their text is kept. */
async function makeReadyForPaper(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const link of document.querySelectorAll('main a[href^="/"], main a[href^="#"]')) link.replaceWith(...link.childNodes);
    for (const meaning of document.querySelectorAll('.word-meaning')) meaning.remove();
    for (const word of document.querySelectorAll('.word')) word.replaceWith(...word.childNodes);
    await document.fonts.ready;
  });
}
