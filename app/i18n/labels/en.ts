import { accessibility } from './accessibility.en.ts';
import { admissions } from './admissions.en.ts';
import { charts } from './charts.en.ts';
import { committees } from './committees.en.ts';
import { departments } from './departments.en.ts';
import { disclosure } from './disclosure.en.ts';
import { documents } from './documents.en.ts';
import { events } from './events.en.ts';
import { feeds } from './feeds.en.ts';
import { fees } from './fees.en.ts';
import { filters } from './filters.en.ts';
import { gallery } from './gallery.en.ts';
import { home } from './home.en.ts';
import { inauguration } from './inauguration.en.ts';
import { notFound } from './not-found.en.ts';
import { notices } from './notices.en.ts';
import { offline } from './offline.en.ts';
import { openData } from './open-data.en.ts';
import { pages } from './pages.en.ts';
import { papers } from './papers.en.ts';
import { people } from './people.en.ts';
import { questions } from './questions.en.ts';
import { search, searchCategory } from './search.en.ts';
import { seatMatrix } from './seat-matrix.en.ts';
import { seats } from './seats.en.ts';
import { sharing } from './sharing.en.ts';
import { siteMap } from './site-map.en.ts';
import { tenders } from './tenders.en.ts';
import { waysIn } from './ways-in.en.ts';

/** Words of pages, one file a subject. Only loaders read them: a page carries the few it needs as data. */
export const en = {
  ...disclosure,
  ...accessibility,
  ...seats,
  ...home,
  ...admissions,
  ...sharing,
  ...fees,
  ...filters,
  ...seatMatrix,
  ...waysIn,
  ...papers,
  ...feeds,
  ...openData,
  ...departments,
  ...people,
  ...notices,
  ...events,
  ...tenders,
  ...documents,
  ...committees,
  ...gallery,
  ...inauguration,
  ...charts,
  ...questions,
  ...offline,
  ...pages,
  ...siteMap,
  ...notFound,
  search,
  searchCategory,
};

/** The shape every language fills. */
export type Labels = typeof en;
