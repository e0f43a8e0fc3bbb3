import { existsSync, readFileSync } from 'node:fs';
import { searchIndexOf } from '#app/features/search/search-list.server.ts';
import { FEWER_WORDS, type WordsFile } from '#app/features/search/search-messages.ts';
import { LOCALES, localisePath } from '#app/i18n/locale.ts';
import { SEARCH_RESULT_LIMIT } from '#app/lib/limits.ts';
import { searchEntries } from '#app/lib/search/entry-search.ts';
import { prepareIndex } from '#app/lib/search/search-index.ts';
import { getSite } from '#app/site.ts';

/**
 * `node tools/run.mjs search "hostel fee"`: what both languages find, with the reason of each
 * place; `question` is one of bestBets in content/search.yaml.
 */

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
    const why = reason === 'close' ? `close: ${[...new Set(words)].join(', ')}` : reason;
    console.log(
      `${String(place + 1).padStart(3)} ${entry.path}  ${entry.title}\n      ${why}${answer && `: ${answer}`}`,
    );
  }
}
