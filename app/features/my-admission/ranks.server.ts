import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { programmesOfTab } from '#app/content/rows/course-tabs.server.ts';
import { lastRanksOf, shown } from '#app/content/rows/last-ranks.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

/** Courses whose seats are filled by rank; research has no seats and asks for no rank. */
export function coursesWithRanks(site: Site): string[] {
  return site.admissions.streams
    .filter(({ tab }) => programmesOfTab(site, tab).length > 0)
    .map(({ id }) => id);
}

/** The last ranks of a course, a table for each category; one without ranks of its own has those of the first, and a note. Nothing where none are published here. */
export function ranksView(site: Site, course: string, locale: Locale) {
  const ranks = lastRanksOf(site, course);
  if (!ranks) return undefined;
  const labels = labelsFor('last-ranks', locale);
  const { year, rounds, categories, programmes, ranksOf, sample, isSampleAlone } = ranks;
  // What is made up says nothing of a rank but where a college is shown.
  const isSaid = !isSampleAlone || site.college.demonstrationNote !== undefined;
  const said = (words: string, category: Record<Locale, string>) =>
    titleAlone(
      fillIn(words, { category: category[locale], year, all: programmes.length }),
      sample,
      locale,
    );
  const others = site.categories.filter((category) => !categories.includes(category));
  return {
    isSaid,
    source: titleAlone(fillIn(labels.source, { year }), sample, locale),
    rounds: rounds.map((round) => fillIn(labels.round, { round })),
    tables: categories.map(({ id, name }, place) => ({
      categories: [id, ...(place === 0 ? others.map((other) => other.id) : [])],
      name: name[locale],
      ...(isSaid && { summary: said(labels.summary, name), none: said(labels.summaryNone, name) }),
      note: place === 0 ? fillIn(labels.notListed, { category: name[locale] }) : '',
      rows: programmes.map((programme) => {
        const own = ranksOf(programme.id, id);
        return {
          name: programme.name[locale],
          ranks: own,
          cells: rounds.map((round) => shown(own.find((row) => row.round === round))),
        };
      }),
    })),
    without: others.map((other) => other.id),
  };
}
