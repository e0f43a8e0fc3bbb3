import { accessibility } from './accessibility.ml.ts';
import { admissions } from './admissions.ml.ts';
import { charts } from './charts.ml.ts';
import { committees } from './committees.ml.ts';
import { departments } from './departments.ml.ts';
import { disclosure } from './disclosure.ml.ts';
import { documents } from './documents.ml.ts';
import type { Labels } from './en.ts';
import { events } from './events.ml.ts';
import { feeds } from './feeds.ml.ts';
import { fees } from './fees.ml.ts';
import { filters } from './filters.ml.ts';
import { gallery } from './gallery.ml.ts';
import { home } from './home.ml.ts';
import { inauguration } from './inauguration.ml.ts';
import { notFound } from './not-found.ml.ts';
import { notices } from './notices.ml.ts';
import { offline } from './offline.ml.ts';
import { openData } from './open-data.ml.ts';
import { pages } from './pages.ml.ts';
import { papers } from './papers.ml.ts';
import { people } from './people.ml.ts';
import { questions } from './questions.ml.ts';
import { search, searchCategory } from './search.ml.ts';
import { seatMatrix } from './seat-matrix.ml.ts';
import { seats } from './seats.ml.ts';
import { sharing } from './sharing.ml.ts';
import { siteMap } from './site-map.ml.ts';
import { tenders } from './tenders.ml.ts';
import { waysIn } from './ways-in.ml.ts';

export const ml: Labels = {
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
