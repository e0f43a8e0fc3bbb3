import { z } from 'zod';
import { isoDate } from '#app/content/fields.ts';

/** Pages without a dated text: home, admissions, the lists of collections, search and site map. */
const PATHS = [
  '/',
  '/admissions',
  '/department',
  '/faculty',
  '/all-news',
  '/events',
  '/tenders',
  '/downloads',
  '/gallery',
  '/inaguration',
  '/search',
  '/sitemap',
  '/today',
] as const;

/**
 * page-days.yaml: the date of the last update of each (GIGW 3.0, 5.1.5: required on the home page
 * and every important page).
 */
export const pageDaysSchema = z.strictObject(
  Object.fromEntries(PATHS.map((path) => [path, isoDate])) as Record<
    (typeof PATHS)[number],
    typeof isoDate
  >,
);
