import { findEndedTerms } from '#app/content/collection-checks.server.ts';
import { sectionPath } from '#app/content/rows/links.server.ts';
import { disclosureItems } from '#app/content/schemas/disclosures.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import { FIRST } from '#app/i18n/locale.ts';
import type { CheckedLinks } from './external-links.server.ts';
import { placeOf } from './problem.server.ts';
import type { Site } from './read.server.ts';

/**
 * One item that needs attention: its place, its name, and the date since which it is due (or
 * `never`).
 */
export type StaleEntry = { file: string; what: string; since: string };

/** Lists of outdated content, each in file order. */
export type Freshness = Record<
  | 'pagesPastReview'
  | 'translationsBehind'
  | 'inOneLanguage'
  | 'committeesPastTerm'
  | 'accreditationsPastDate'
  | 'disclosuresPastReview'
  | 'linksUnchecked',
  StaleEntry[]
>;

/**
 * Months after which a page must be reviewed (GIGW 3.0, 5.1.9, requires a mechanism; the period is
 * this site's).
 */
export const PAGE_REVIEW_MONTHS = 12;
/** Days for which a link check is valid (GIGW 3.0, 5.4.4). */
export const LINK_CHECK_DAYS = 90;

/**
 * The content outdated on a day.
 * @param links external addresses, each with the first file that contains it
 * @param now Unix time in milliseconds; days are those of the college
 */
export function findStale(site: Site, links: ReadonlyMap<string, string>, now: number): Freshness {
  const today = collegeDay(now);
  const ended = findEndedTerms(site, now).map((problem) => ({
    file: problem.file,
    what: placeOf(problem),
    since: problem.found,
  }));
  const isAccreditation = ({ file }: StaleEntry) => file === 'programmes.yaml';
  return {
    ...pages(site, today),
    inOneLanguage: [...site.notices, ...site.events, ...site.tenders, ...site.documents].flatMap(
      ({ file, only, ...entry }) =>
        only === undefined ? [] : [{ file, what: only, since: outOn(entry) }],
    ),
    committeesPastTerm: ended.filter((entry) => !isAccreditation(entry)),
    accreditationsPastDate: ended.filter(isAccreditation),
    disclosuresPastReview: disclosures(site, today),
    linksUnchecked: uncheckedLinks(
      links,
      site.checkedLinks,
      collegeDay(now - LINK_CHECK_DAYS * DAY_MS),
    ),
  };
}

const outOn = (entry: { issuedOn?: string; start?: string; publishedAt?: string }) =>
  (entry.issuedOn ?? entry.start ?? entry.publishedAt ?? '').slice(0, 10);

/** In place of a day. */
const NEVER = 'never';

/**
 * Texts not reviewed for too long, and Malayalam texts neither changed nor reviewed since the
 * English text changed.
 */
function pages(
  site: Site,
  today: string,
): Pick<Freshness, 'pagesPastReview' | 'translationsBehind'> {
  const texts = site.pages.flatMap((page) =>
    page.sectionTexts.map((section) => ({
      file: `pages/${page.id}/${section.id}`,
      what: sectionPath(page, section),
      texts: section.texts,
    })),
  );
  const documents = site.documents.flatMap(({ id, texts }) =>
    texts ? [{ file: `documents/sources/${id}`, what: pathOf('documents', id), texts }] : [],
  );
  const { languages } = site.college;
  const reviewed = texts.map(({ file, what, texts }) => ({
    file,
    what,
    since: languages.map((locale) => texts[locale].frontMatter.reviewedOn ?? '').sort()[0] || NEVER,
  }));
  // Pages without their own text are reviewed when their date is set.
  const places = Object.entries(site.pageDays).map(([what, since]) => ({
    file: 'page-days.yaml',
    what,
    since,
  }));
  return {
    pagesPastReview: [...reviewed, ...places].filter(
      ({ since }) => since === NEVER || monthsLater(since, PAGE_REVIEW_MONTHS) < today,
    ),
    translationsBehind: [...texts, ...documents].flatMap(({ file, what, texts }) => {
      const since = texts[FIRST].frontMatter.updatedOn;
      return languages
        .filter(
          (locale) =>
            locale !== FIRST &&
            (texts[locale].frontMatter.reviewedOn ?? '') < since &&
            texts[locale].frontMatter.updatedOn < since,
        )
        .map((locale) => ({ file: `${file}.${locale}.md`, what, since }));
    }),
  };
}

function disclosures(site: Site, today: string): StaleEntry[] {
  return site.disclosures.flatMap((list) =>
    disclosureItems(list).flatMap(({ id, reviewedOn = list.reviewedOn ?? NEVER }) =>
      reviewedOn === NEVER || monthsLater(reviewedOn, list.reviewMonths) < today
        ? [{ file: 'disclosures.yaml', what: `${list.id}: ${id}`, since: reviewedOn }]
        : [],
    ),
  );
}

function uncheckedLinks(
  links: ReadonlyMap<string, string>,
  checked: CheckedLinks,
  oldest: string,
): StaleEntry[] {
  return [...links].flatMap(([what, file]) => {
    const since = checked[what];
    return since === undefined || since < oldest ? [{ file, what, since: since ?? NEVER }] : [];
  });
}

/** The same day some months later, or the first day of the next month if the month is too short. */
function monthsLater(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}
