import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { askedWords, searchIndexOf } from '#app/features/search/search-list.server.ts';
import { ALL_WORDS, FEWER_WORDS, holdingPage } from '#app/features/search/search-messages.ts';
import { type SearchedPage, searchedPages } from '#app/features/search/searched-pages.server.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { writeFile } from '#tools/lib/write-file.ts';
import type { PageText } from './page-text.ts';
import type { WordsTask } from './write-words.ts';

/** What is found of a page, under the title that tells it from others. */
type FoundPage = Omit<PageText, 'heading' | 'headTitle'> & { title: string };

/** Pages with a date, such as notices, in the index that every search loads. */
const MAX_DATED = 100;

/**
 * Writes the files of the search page of each language: `words.json`, the words of the texts,
 * `all-words.json`, those with older notices and events, and `text/<path>.txt`, the text of each
 * page, for excerpts. They are generated from the drawn pages, so that results match the pages.
 * @param client folder of the built site
 * @param drawn the texts of the pages by their addresses
 * @returns `written` when the indexes are: they are made in a thread of their own, while the build
 *   goes on
 */
export async function makeSearchIndex(
  client: string,
  drawn: ReadonlyMap<string, PageText>,
): Promise<{ written: Promise<unknown> }> {
  const site = getSite();
  const { languages } = site.college;
  const pages = searchedPages(site);
  const older = new Set(
    pages
      .filter(({ date }) => date !== undefined)
      .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
      .slice(MAX_DATED),
  );
  const texts = new Map<Locale, Map<string, FoundPage>>();
  const tasks: WordsTask[] = [];
  for (const locale of languages) texts.set(locale, titled(drawn, locale, pages));
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
      const askedOf = new Map(
        [...askedWords(site, locale)].map(([page, words]) => [numbers.get(page), words]),
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
          .flatMap(({ path, isOverview }) => {
            const { headings = [], rest = '', parts = {} } = texts.get(locale)?.get(path) ?? {};
            const whole = {
              number: numbers.get(path) ?? 0,
              headings: headings.join(' '),
              text: isOverview ? '' : rest,
            };
            const own = Object.entries(parts).flatMap(([anchor, text]) => {
              const number = numbers.get(holdingPage(`${path}#${anchor}`));
              return number === undefined ? [] : [{ number, headings: '', text }];
            });
            return [whole, ...own];
          })
          .map((text) => ({ ...text, asked: askedOf.get(text.number) ?? '' }))
          .sort((a, b) => a.number - b.number),
      });
    };
    writeWords(
      FEWER_WORDS,
      pages.filter((page) => !older.has(page)),
    );
    if (older.size > 0) writeWords(ALL_WORDS, pages);
    for (const [path, { text, parts }] of texts.get(locale) ?? []) {
      writeFile(join(folder, 'text', `${path === '/' ? '/index' : path}.txt`), text);
      for (const [anchor, part] of Object.entries(parts))
        writeFile(join(folder, 'text', `${holdingPage(`${path}#${anchor}`)}.txt`), part);
    }
  }
  const written = once(
    new Worker(new URL('./write-words.ts', import.meta.url), { workerData: tasks }),
    'exit',
  );
  // What prevents it is thrown where the build waits for it.
  written.catch(() => undefined);
  return { written };
}

/**
 * The texts of a language by path; of several pages with one heading each has the title of its
 * head.
 */
function titled(
  drawn: ReadonlyMap<string, PageText>,
  locale: Locale,
  pages: readonly SearchedPage[],
): Map<string, FoundPage> {
  const texts = pages.flatMap(({ path }) => {
    const text = drawn.get(localisePath(path, locale));
    return text ? [[path, text] as const] : [];
  });
  const pagesOf = Map.groupBy(texts, ([, { heading }]) => heading);
  const isRepeated = (heading: string) => (pagesOf.get(heading) ?? []).length > 1;
  return new Map(
    texts.map(([path, { heading, headTitle, ...text }]) => [
      path,
      { ...text, title: isRepeated(heading) ? headTitle : heading },
    ]),
  );
}
