import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyLists } from '#app/content/empty-lists.server.ts';
import { externalLinks } from '#app/content/reading/external-links.server.ts';
import {
  type Freshness,
  findStale,
  LINK_CHECK_DAYS,
  PAGE_REVIEW_MONTHS,
  type StaleEntry,
} from '#app/content/reading/freshness.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { linkTitles } from '#app/content/rows/link-titles.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import { collegeDay, dayStart } from '#app/domain/clock.ts';
import { countDisclosures, dueThoughHeld } from '#app/features/disclosures/disclosures.server.ts';
import { dutyCounts } from '#app/features/duties/duties.server.ts';
import { readDuties } from '#app/features/duties/read-duties.server.ts';
import { LANGUAGE_NAMES } from '#app/i18n/locale.ts';
import { loadSite } from '#app/site.ts';
import { laterWords } from './later-words.ts';

/**
 * Reports content (in content/ or the given folder) that needs attention, as tables.
 * `--on 2027-04-01` reports for that date. It is informative only: the exit status is always 0.
 */
const { values, positionals } = parseArgs({
  options: { on: { type: 'string' } },
  allowPositionals: true,
});
const folder = resolve(positionals[0] ?? process.env.CONTENT_DIR ?? 'content');
const now = values.on === undefined ? Date.now() : dayStart(values.on);
if (Number.isNaN(now)) throw new Error(`--on takes a day such as 2027-04-01, not ${values.on}`);

const result = loadSite(folder);
if ('problems' in result)
  console.log(
    'The content has mistakes: npm run check:content lists them. The report is available when they are corrected.',
  );
else {
  report(findStale(result.site, externalLinks(folder), now));
  empty(result.site);
  due(result.site);
  counts(result.site);
  for (const line of laterWords(result.site.college).lines) console.log(line);
}

function report(stale: Freshness): void {
  console.log(`Content that needs attention on ${collegeDay(now)}\n`);
  print(`Pages not reviewed for ${PAGE_REVIEW_MONTHS} months`, 'reviewed', stale.pagesPastReview);
  print(
    'Malayalam texts neither changed nor reviewed since the English text changed',
    'changed',
    stale.translationsBehind,
  );
  print(
    'Entries in one language only, which those who do not read it cannot use (GIGW 5.4.6, 5.4.10)',
    'issued',
    stale.inOneLanguage,
  );
  print('Committees whose term has ended', 'ended', stale.committeesPastTerm);
  print('Expired accreditations', 'ended', stale.accreditationsPastDate);
  print('Disclosures due for review', 'reviewed', stale.disclosuresPastReview);
  print(
    `Links not checked for ${LINK_CHECK_DAYS} days (node tools/run.mjs check:links)`,
    'checked',
    stale.linksUnchecked,
  );
}

/** Empty lists, with their names in both languages and what an authority requires on them. */
function empty(site: Site): void {
  const { languages } = site.college;
  const titles = languages.map((locale) => linkTitles(site, locale));
  const requiredBy = (path: string) =>
    site.disclosures.flatMap((list) =>
      disclosureItems(list).flatMap(({ id, at = [] }) =>
        at.some((target) => target === path || target.split('#')[0] === path)
          ? `${list.id}: ${id}`
          : [],
      ),
    );
  const rows = [...emptyLists(site)].map((path) => [
    path,
    ...titles.map((title) => title(path) ?? ''),
    requiredBy(path).join(', '),
  ]);
  table(`Empty lists, with a message on their pages: ${rows.length}`, [
    ['page', ...languages.map((locale) => LANGUAGE_NAMES[locale]), 'required by'],
    ...rows,
  ]);
}

/**
 * Disclosures “to be published” whose pages list something: advice to look whether the item is met.
 */
function due(site: Site): void {
  const rows = site.disclosures.flatMap((list) =>
    dueThoughHeld(site, list).map(({ id, held, college }) => [
      `${list.id}: ${id}`,
      held.join(', '),
      college.en,
    ]),
  );
  table(`To be published, though their pages list something: ${rows.length}`, [
    ['disclosure', 'page', 'left to the college'],
    ...rows,
  ]);
}

/** Numbers of requirements met, by authority and by who meets them. */
function counts(site: Site): void {
  const duties = readDuties();
  const lists = site.disclosures.map((list) => {
    const { total, met, college, notApplicable } = countDisclosures(site, list);
    return [list.name.en, total, met, college, notApplicable, 0];
  });
  const guidelines = dutyCounts(duties).map(
    ({
      name,
      counts: { total, software, content, college, 'not-applicable': notApplicable, open },
    }) => [name, total, software + content, college, notApplicable, open],
  );
  table('Requirements met, by authority', [
    ['authority', 'items', 'met', 'by the college', 'not applicable', 'open'],
    ...[...guidelines, ...lists].map((row) => row.map(String)),
  ]);
  console.log(
    `Results of the tests: ${duties.results ? `recorded on ${duties.results.on}` : 'not recorded yet (node tools/run.mjs results)'}`,
  );
}

/** A list of entries with a heading and count. */
function print(title: string, day: string, entries: readonly StaleEntry[]): void {
  table(`${title}: ${entries.length}`, [
    // The longest last: addresses would push the day out of the window.
    ['file', day, 'what'],
    ...entries.map(({ file, what, since }) => [file, since, what]),
  ]);
}

/** Rows in columns as wide as their longest cell; only the heading if there are no rows. */
function table(title: string, rows: string[][]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
  console.log([title, ...(rows.length > 1 ? lines : []), ''].join('\n'));
}
