import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Element, Root } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { getSite } from '#app/content/reading/site.server.ts';
import { type SearchedPageInfo, searchedPages } from '#app/content/views/searched-pages.server.ts';
import type { WordsFile } from '#app/features/search/search-messages.ts';
import { LOCALES, type Locale, localisePath, otherLocale } from '#app/i18n/locale.ts';
import { buildTextIndex } from '#app/lib/search/text-index.ts';

/** What a reader sees of a page, without what only leads elsewhere. */
type PageText = { title: string; headings: string[]; text: string };

const parser = unified().use(rehypeParse);

/** Parts of a page that belong to every page or repeat others. */
const SKIPPED = new Set(['nav', 'script', 'style', 'template', 'noscript', 'svg', 'form', 'button', 'select']);

/**
 * Writes what the whole-text search loads, below the search page of each language: `words.json`, the index, and `text/<path>.txt`,
 * the text of each page, for the pieces of it that are shown. Both are read from the built pages, so that what is found is what is there.
 * @param client folder of the built site
 */
export function makeSearchIndex(client: string): void {
  const site = getSite();
  const pages = { en: searchedPages(site, 'en'), ml: searchedPages(site, 'ml') };
  const texts = { en: readTexts(client, 'en', pages.en), ml: readTexts(client, 'ml', pages.ml) };
  for (const locale of LOCALES) {
    const folder = join(client, localisePath('/search', locale));
    const titleOf = (language: Locale, path: string) => texts[language].get(path)?.title ?? '';
    const documents = pages[locale].map(({ path, keywords, isOverview }, id) => {
      const { headings = [], text = '' } = texts[locale].get(path) ?? {};
      return {
        id,
        title: titleOf(locale, path),
        otherTitle: titleOf(otherLocale(locale), path),
        keywords: keywords.join(' '),
        headings: headings.join(' '),
        text: isOverview ? '' : text,
      };
    });
    const words: WordsFile = {
      pages: pages[locale].map(({ path, category, date }) => ({ path, title: titleOf(locale, path), category, ...(date === undefined ? {} : { date }) })),
      synonyms: site.search.synonyms,
      index: buildTextIndex(documents),
    };
    write(join(folder, 'words.json'), JSON.stringify(words));
    for (const [path, { text }] of texts[locale]) write(join(folder, 'text', `${path === '/' ? '/index' : path}.txt`), text);
  }
}

function readTexts(client: string, locale: Locale, pages: readonly SearchedPageInfo[]): Map<string, PageText> {
  return new Map(pages.map(({ path }) => [path, textOf(readFileSync(join(client, localisePath(path, locale), 'index.html'), 'utf8'))]));
}

/** Reads title, headings and text of a built page. */
function textOf(html: string): PageText {
  const main = findMain(parser.parse(html));
  const page: PageText = { title: '', headings: [], text: '' };
  const skipped = new Set<Element>();
  visit(main, 'element', (element, _, parent) => {
    if (SKIPPED.has(element.tagName) || element.properties.ariaHidden === 'true') {
      skipped.add(element);
      return SKIP;
    }
    if (element.tagName === 'h1') page.title ||= lineOf(element);
    else if (/^h[2-4]$/.test(element.tagName) && parent) page.headings.push(lineOf(element));
    return undefined;
  });
  visit(main, 'element', (element) => {
    element.children = element.children.filter((child) => child.type !== 'element' || !skipped.has(child));
  });
  page.text = lineOf(main);
  return page;
}

function findMain(root: Root): Element {
  let main: Element | undefined;
  visit(root, 'element', (element) => {
    if (element.tagName !== 'main') return undefined;
    main = element;
    return EXIT;
  });
  if (!main) throw new Error('A built page has no main part');
  return main;
}

/** Text in one line, words parted where a reader sees them parted. */
function lineOf(element: Element): string {
  return toText(element).replaceAll(/\s+/g, ' ').trim();
}

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
