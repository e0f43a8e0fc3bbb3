import { existsSync, readFileSync } from 'node:fs';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { FEWER_WORDS, type WordsFile } from '#app/features/search/search-messages.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { type Found, searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';

/** `node tools/run.mjs search "hostel fee"`: what both languages find, with the reason of each place. */
const REASON: Record<Found['reason'], string> = {
  question: 'frequent question (bestBets in content/search.yaml)',
  title: 'title',
  'title-begins': 'title begins with the query',
  'title-word': 'word of the title',
  'keyword-begins': 'keyword begins with the query',
  'keyword-word': 'word of a keyword',
  'in-title': 'inside a word of the title',
  'in-keyword': 'inside a word of a keyword',
  category: 'category',
  close: 'close',
};
/** Results of the search page. */
const SHOWN = 20;

const query = process.argv.slice(2).join(' ');
if (query.trim() === '') throw new Error('Write what is searched: search "hostel fee"');
const site = getSite();
for (const locale of LOCALES.filter((language) => site.college.languages.includes(language))) {
  const file = `build/client${localisePath('/search', locale)}/${FEWER_WORDS}`;
  const texts = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as WordsFile)
    : undefined;
  const index = await prepareIndex(searchIndexOf(site, locale), texts, async () => undefined);
  const found = searchEntries(index, query);
  console.log(
    `\n${locale}: ${found.length} results${texts ? '' : ', without the texts of the pages, which a build adds'}`,
  );
  for (const [place, { entry, reason, words, answer }] of found.slice(0, SHOWN).entries()) {
    if (place === SEARCH_RESULT_LIMIT) console.log('    (the window ends here)');
    const why =
      reason === 'close' ? `${REASON.close}: ${[...new Set(words)].join(', ')}` : REASON[reason];
    console.log(
      `${String(place + 1).padStart(3)} ${entry.path}  ${entry.title}\n      ${why}${answer && `: ${answer}`}`,
    );
  }
}
