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

/**
 * Of each branch of a course the last rank of the last round in each seat category, and whose seats
 * these are. Nothing where none are published here.
 */
export function ranksView(site: Site, course: string, locale: Locale) {
  const ranks = lastRanksOf(site, course);
  if (!ranks) return undefined;
  const labels = labelsFor('last-ranks', locale);
  const { year, merit, seats, programmes, rankOf, sample, isSampleAlone } = ranks;
  // What is made up says nothing of a rank but where a college is shown.
  const isSaid = !isSampleAlone || site.college.demonstrationNote !== undefined;
  const said = (words: string) =>
    titleAlone(fillIn(words, { year, all: programmes.length }), sample, locale);
  const ofCategory = (category: string) =>
    seats
      .filter((kind) => kind.category === category)
      .map(({ id, name }) => ({ value: id, label: name[locale] }));
  return {
    ...(isSaid && { summary: said(labels.summary), none: said(labels.summaryNone) }),
    source: titleAlone(fillIn(labels.source, { year }), sample, locale),
    /** All that count for every candidate; the reserved ones come after these. */
    merit: merit.map(({ id }) => id),
    names: Object.fromEntries(seats.map(({ id, name }) => [id, name[locale]])),
    categories: site.categories.map(({ id }, place) => ({
      id,
      own: ofCategory(id),
      isNoted: place > 0 && ofCategory(id).length === 0,
    })),
    branches: programmes
      .map(({ id, name }) => ({
        name: name[locale],
        ranks: seats.flatMap((kind) => {
          const rank = rankOf(id, kind.id);
          return rank === undefined ? [] : [{ seats: kind.id, rank }];
        }),
      }))
      .map((branch) => {
        const byMerit = branch.ranks.find(({ seats: kind }) => kind === merit[0]?.id)?.rank;
        return { ...branch, first: shown(byMerit), byMerit: byMerit ?? 0 };
      })
      .sort((one, other) => one.byMerit - other.byMerit),
  };
}
