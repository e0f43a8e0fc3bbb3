import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { type DocumentMeasure, MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { contentFolder } from '#app/content/reading/content-folder.server.ts';
import { logoSvg } from '#app/content/reading/logo.server.ts';
import { ContentError } from '#app/content/reading/problem.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { type PrintedFile, printedFiles } from '#app/features/documents/document-digest.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { scriptOf } from '#app/lib/script-of.ts';
import { readPage } from '#app/read-page.server.ts';
import { recallSite } from '#app/site.ts';
import { BUNDLE } from '#tools/build/places.ts';
import { loadDrawing, prepareBundle } from '#tools/build/site-bundle.ts';
import { endWithMessage } from '#tools/lib/end-with-message.ts';
import { joinSpaces } from './join-spaces.ts';
import { readPdf } from './pdf-access.ts';
import type { Sheet } from './typst/draw-pdf.ts';

/**
 * `npm run documents`: writes every PDF file whose text, or a figure in it, has changed since it
 * was last written, from its page on the site, and records sizes, pages and accessibility faults of
 * all files. The compiler of Typst draws the elements of the page (document.typ) as PDF/UA-1.
 */
const FILES = join(contentFolder(), 'documents/files');

const content = recallSite(contentFolder());
if ('problems' in content) endWithMessage(new ContentError(content.problems));
const { documents } = content.whole;
const measures: Record<string, DocumentMeasure> = {};
const printed = await printedFiles(content.whole);
const stale = printed.filter(
  (file) => recorded(file.file)?.printedFrom !== file.digest || size(file.file) === 0,
);
if (stale.length > 0) {
  await prepareBundle(BUNDLE);
  await printAll(stale);
}
for (const { files } of documents) {
  for (const { file } of files) {
    const digest = printed.find((each) => each.file === file)?.digest;
    measures[file] = {
      bytes: size(file),
      ...(await measureOf(file)),
      ...(digest === undefined ? {} : { printedFrom: digest }),
    };
  }
}
// A college without documents gets no file of their measures.
if (documents.length > 0)
  writeFileSync(join(contentFolder(), MEASURES_FILE), `${JSON.stringify(measures, null, 2)}\n`);
console.log(`${stale.length} printed, ${Object.keys(measures).length} measured`);

function recorded(name: string): DocumentMeasure | undefined {
  return documents.flatMap(({ files }) => files).find(({ file }) => file === name)?.measure;
}

function size(file: string): number {
  return statSync(join(FILES, file), { throwIfNoEntry: false })?.size ?? 0;
}

/** Pages and accessibility faults of a file; only PDF files are examined. */
async function measureOf(file: string): Promise<Pick<DocumentMeasure, 'pages' | 'missing'>> {
  if (!file.endsWith('.pdf')) return { pages: 1 };
  const { pages, missing } = await readPdf(new Uint8Array(readFileSync(join(FILES, file))));
  return missing.length === 0 ? { pages } : { pages, missing };
}

async function printAll(files: readonly PrintedFile[]): Promise<void> {
  const draw = await loadDrawing(resolve(BUNDLE));
  // Its packages are needed only where a file is printed.
  const { drawPdf } = await import('./typst/draw-pdf.ts');
  mkdirSync(FILES, { recursive: true });
  for (const file of files) {
    const address = localisePath(pathOf('documents', file.document), file.locale);
    const page = await readPage(file.site, address);
    writeFileSync(join(FILES, file.file), await joinSpaces(drawPdf(sheetOf(file, draw(page)))));
  }
}

function sheetOf({ locale, title, site }: PrintedFile, html: string): Sheet {
  const { college } = site;
  const languages = [locale, ...college.languages.filter((language) => language !== locale)];
  return {
    language: locale,
    title,
    names: languages.map((language) => ({
      ...{ language, script: scriptOf(language) },
      name: college.name[language],
    })),
    contact: [college.address[locale], college.phone, college.email].join(' · '),
    mark: logoSvg(site),
    main: mainOf(unified().use(rehypeParse).parse(html)),
  };
}

function mainOf(page: Root): Element {
  const mains: Element[] = [];
  visit(page, { tagName: 'main' }, (element: Element) => void mains.push(element));
  const [main] = mains;
  if (!main) throw new Error('A page without its main part');
  return main;
}
