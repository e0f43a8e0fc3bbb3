import { labels as admissions } from '#app/features/admissions/labels.ts';
import { labels as busRoutes } from '#app/features/bus-routes/labels.ts';
import { labels as charges } from '#app/features/charges/labels.ts';
import { labels as college } from '#app/features/college/labels.ts';
import { labels as collegeYear } from '#app/features/college-year/labels.ts';
import { labels as committees } from '#app/features/committees/labels.ts';
import { labels as compare } from '#app/features/compare/labels.ts';
import { labels as departments } from '#app/features/departments/labels.ts';
import { labels as disclosures } from '#app/features/disclosures/labels.ts';
import { labels as documents } from '#app/features/documents/labels.ts';
import { labels as duties } from '#app/features/duties/labels.ts';
import { labels as events } from '#app/features/events/labels.ts';
import { labels as fees } from '#app/features/fees/labels.ts';
import { labels as gallery } from '#app/features/gallery/labels.ts';
import { labels as glossary } from '#app/features/glossary/labels.ts';
import { labels as home } from '#app/features/home/labels.ts';
import { labels as inauguration } from '#app/features/inauguration/labels.ts';
import { labels as myAdmission } from '#app/features/my-admission/labels.ts';
import { labels as news } from '#app/features/news/labels.ts';
import { labels as notFound } from '#app/features/not-found/labels.ts';
import { labels as openData } from '#app/features/open-data/labels.ts';
import { labels as partnerships } from '#app/features/partnerships/labels.ts';
import { labels as people } from '#app/features/people/labels.ts';
import { labels as placements } from '#app/features/placements/labels.ts';
import { labels as programmes } from '#app/features/programmes/labels.ts';
import { labels as questions } from '#app/features/questions/labels.ts';
import { labels as papers } from '#app/features/required-documents/labels.ts';
import { labels as search } from '#app/features/search/labels.ts';
import { labels as shell } from '#app/features/shell/labels.ts';
import { labels as siteMap } from '#app/features/site-map/labels.ts';
import { labels as tenders } from '#app/features/tenders/labels.ts';
import { labels as today } from '#app/features/today/labels.ts';
import { labels as waysIn } from '#app/features/ways-in/labels.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type Localised, localise } from './fields.ts';

/** Words of pages, of every feature. Only the build reads them: a page carries the few it needs as data. */
const words = {
  ...admissions,
  ...busRoutes,
  ...charges,
  ...college,
  ...collegeYear,
  ...committees,
  ...compare,
  ...departments,
  ...disclosures,
  ...documents,
  ...duties,
  ...events,
  ...fees,
  ...gallery,
  ...glossary,
  ...home,
  ...inauguration,
  ...myAdmission,
  ...news,
  ...notFound,
  ...openData,
  ...papers,
  ...partnerships,
  ...people,
  ...placements,
  ...programmes,
  ...questions,
  ...search,
  ...shell,
  ...siteMap,
  ...tenders,
  ...today,
  ...waysIn,
};

export type Labels = Localised<typeof words>;

const LABELS = Object.fromEntries(LOCALES.map((locale) => [locale, localise(words, locale)])) as Record<Locale, Labels>;

/** Words of pages in one language; for loaders only, so that they stay out of the browser's scripts. */
export function labelsFor(locale: Locale): Labels {
  return LABELS[locale];
}
