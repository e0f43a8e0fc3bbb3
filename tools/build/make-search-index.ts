import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Element, Root, RootContent } from 'hast';
import { toText } from 'hast-util-to-text';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { ALL_WORDS, FEWER_WORDS, holdingPage } from '#app/features/search/search-messages.ts';
import { type SearchedPage, searchedPages } from '#app/features/search/searched-pages.server.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { withoutInitials } from '#app/lib/head-title.ts';
import { withoutBreaks } from '#app/lib/without-breaks.ts';
import { getSite } from '#app/site.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import { kept, keptPage, readKept } from './kept.ts';
import type { WordsTask } from './write-words.ts';

/** The visible text of a page, without navigation. */
type PageText = { title: string; headings: string[]; text: string };
type FoundText = Omit<PageText, 'title'> & { heading: string; headTitle: string };

const parser = unified().use(rehypeParse, { fragment: true });
/** Classes of inline spans. */
const IN_LINE = new Set(['unbroken', 'undefined']);
const LINE_BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
/** The part of a page that is parsed; head and menus are two thirds of it. */
const READ = /<title>[\s\S]*?<\/title>|<main\b[\s\S]*<\/main>/g;

/** Pages with a date, such as notices, in the index that every search loads. */
const MAX_DATED = 100;

/** Parts common to all pages, repeated, or shown only on request. */
const SKIPPED = new Set('nav script style template noscript svg form button select'.split(' '));

/**
 * Writes the files of the search page of each language: `words.json`, the words of the texts, `all-words.json`, those with older notices
 * and events, and `text/<path>.txt`, the text of each page, for excerpts. They are generated from the built pages, so that results match the pages.
 * @param client folder of the built site
 * @param bundle folder that keeps the pages as they were drawn, and their texts for the next build
 * @returns `written` when the indexes are: they are made in a thread of their own, while the build goes on
 */
export async function makeSearchIndex(
  client: string,
  bundle: string,
): Promise<{ written: Promise<unknown> }> {
  const site = getSite();
  const { shortName, languages } = site.college;
  const pages = searchedPages(site);
  const readAll = (locale: Locale) => readTexts(bundle, locale, pages, shortName[locale]);
  const older = new Set(
    pages
      .filter(({ date }) => date !== undefined)
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
      .slice(MAX_DATED),
  );
  const texts = new Map<Locale, Map<string, PageText>>();
  const tasks: WordsTask[] = [];
  for (const locale of languages) texts.set(locale, await readAll(locale));
  for (const locale of languages) {
    const other = otherOf(site.college, locale);
    const folder = join(client, localisePath('/search', locale));
    const titleOf = (language: Locale, path: string) => texts.get(language)?.get(path)?.title ?? '';
    const listed = searchIndexOf(site, locale).entries.map(({ path }) => holdingPage(path));
    const writeWords = (name: string, chosen: readonly SearchedPage[]) => {
      const others = chosen.filter(({ path }) => !listed.includes(path));
      const numbers = new Map(
        [...listed, ...others.map(({ path }) => path)]
          .map((path, number) => [path, number] as const)
          // The first of several entries of a page has its text.
          .reverse(),
      );
      tasks.push({
        file: join(folder, name),
        words: {
          hasMore: chosen.length < pages.length,
          pages: others.map(({ path, category, date }) => ({
            title: titleOf(locale, path),
            otherTitle: other ? titleOf(other, path) : '',
            path: localisePath(path, locale),
            category,
            keywords: [],
            date,
          })),
        },
        texts: chosen
          .map(({ path, isOverview }) => {
            const { headings = [], text = '' } = texts.get(locale)?.get(path) ?? {};
            return {
              number: numbers.get(path) ?? 0,
              headings: headings.join(' '),
              text: isOverview ? '' : text,
            };
          })
          .sort((a, b) => a.number - b.number),
      });
    };
    writeWords(
      FEWER_WORDS,
      pages.filter((page) => !older.has(page)),
    );
    if (older.size > 0) writeWords(ALL_WORDS, pages);
    for (const [path, { text }] of texts.get(locale) ?? [])
      writeFile(join(folder, 'text', `${path === '/' ? '/index' : path}.txt`), text);
  }
  const written = once(
    new Worker(new URL('./write-words.ts', import.meta.url), { workerData: tasks }),
    'exit',
  );
  // What prevents it is thrown where the build waits for it.
  written.catch(() => undefined);
  return { written };
}

async function readTexts(
  bundle: string,
  locale: Locale,
  pages: readonly SearchedPage[],
  initials: string,
): Promise<Map<string, PageText>> {
  const texts: [string, FoundText][] = [];
  for (const { path } of pages) {
    const address = localisePath(path, locale);
    const page = readKept(keptPage(bundle, address)).toString();
    const html = withoutBreaks((page.match(READ) ?? []).join(''));
    const text = await kept(join(bundle, 'kept', address, 'text'), [html, path, initials], () =>
      JSON.stringify(textOf(html, path, initials)),
    );
    texts.push([path, JSON.parse(text.toString())]);
  }
  const pagesOf = Map.groupBy(texts, ([, { heading }]) => heading);
  const isRepeated = (heading: string) => (pagesOf.get(heading) ?? []).length > 1;
  return new Map(
    texts.map(([path, { heading, headTitle, ...text }]) => [
      path,
      { ...text, title: isRepeated(heading) ? headTitle : heading },
    ]),
  );
}

/** Reads headings and text of a built page, and its title from page and head. */
function textOf(html: string, path: string, initials: string): FoundText {
  const root = parser.parse(html);
  const main = find(root, ({ tagName }) => tagName === 'main');
  const head = find(root, ({ tagName }) => tagName === 'title');
  if (!main || !head) throw new Error(`The page ${path} has no main part or no title`);
  const page = {
    heading: '',
    headTitle: withoutInitials(lineOf(head), initials).replaceAll(' | ', ': '),
    headings: [] as string[],
    text: '',
  };
  const skipped = new Set<Element>();
  visit(main, 'element', (element, place, parent) => {
    if (
      isSkipped(element) ||
      isLineOfFold(element, parent) ||
      isTwinOfMenu(element, parent?.children[(place ?? 0) - 1])
    ) {
      skipped.add(element);
      return SKIP;
    }
    if (element.tagName === 'h1') page.heading ||= lineOf(element);
    else if (/^h[2-4]$/.test(element.tagName) && parent) page.headings.push(lineOf(element));
    return undefined;
  });
  visit(main, 'element', (element) => {
    const kept = element.children.filter(
      (child) => child.type !== 'element' || !skipped.has(child),
    );
    // Adjacent elements are separated by styles on the page, and by a space in the text.
    element.children = kept.flatMap((child, place) => {
      const next = kept[place + 1];
      if (child.type === 'element' && next?.type === 'element')
        return [child, { type: 'text' as const, value: ' ' }];
      return child.type === 'text' && next?.type === 'element' && isLineOfItsOwn(next)
        ? [child, LINE_BREAK]
        : [child];
    });
    if (element.tagName === 'dt' && !lineOf(element).endsWith(':'))
      element.children.push({ type: 'text', value: ':' });
  });
  // The page of a tab contains all tabs; only its own is indexed.
  const own = find(
    main,
    ({ tagName, properties }) => tagName === 'section' && path.endsWith(`/${properties.id}`),
  );
  page.text = partedTextOf(own ?? main);
  return page;
}

function isSkipped(element: Element): boolean {
  const { tagName, properties } = element;
  // A countdown would make other files every night.
  if (SKIPPED.has(tagName) || properties.ariaHidden === 'true' || 'dataMoment' in properties)
    return true;
  // What holds later (app/components/by-date), and what tools fill.
  if ('hidden' in properties) return true;
  // Text for screen readers only, such as "opens in a new tab", or for paper, and the anchor link of a heading.
  const classes = [properties.className].flat().map(String);
  return (
    classes.includes('visually-hidden') ||
    classes.includes('print-only') ||
    (tagName === 'a' && lineOf(element) === '#')
  );
}

/** Spans with a class are on a separate line, except those that only keep a line together. */
function isLineOfItsOwn({ tagName, properties }: Element): boolean {
  const classes = [properties.className].flat().map(String);
  return (
    ['span', 'small'].includes(tagName) && classes.some((name) => name !== '' && !IN_LINE.has(name))
  );
}

/** What stands for a folded section on phones (app/components/disclosure/phone-fold.tsx). */
function isLineOfFold({ tagName }: Element, parent: Root | Element | undefined): boolean {
  return (
    tagName === 'summary' && parent?.type === 'element' && 'dataPhoneFold' in parent.properties
  );
}

/** On narrow screens a disclosure right behind a menu takes its place. */
function isTwinOfMenu({ tagName }: Element, before: RootContent | undefined): boolean {
  return tagName === 'details' && before?.type === 'element' && before.tagName === 'nav';
}

function find(tree: Root | Element, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** Text on one line, with words separated as on the page. */
function lineOf(element: Element): string {
  return toText(element).replaceAll(/\s+/g, ' ').trim();
}

/** Text on one line; blocks and cells without a final stop are separated by a middle dot, so that excerpts are readable. */
function partedTextOf(element: Element): string {
  const parts = toText(element)
    .split(/[\t\n]+/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
  // The point of an initial ends a name, not a sentence.
  const isEnded = (part: string) =>
    /[.!?:;,…]["”’)]*$/.test(part) && !/(?:^|\s)\p{L}\p{M}*\.$/u.test(part);
  return parts
    .map((part, place) => (place === parts.length - 1 || isEnded(part) ? part : `${part} ·`))
    .join(' ');
}
