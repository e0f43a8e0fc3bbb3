import { z } from 'zod';
import { isoDate } from './fields.ts';

/** Pages that hold no text with a day of its own: home, admissions, the lists of collections, search and site map. */
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
] as const;

/** page-days.yaml: the day on which each was last brought up to date (GIGW 3.0, 5.1.5: home and every important page say it). */
export const pageDaysSchema = z.strictObject(Object.fromEntries(PATHS.map((path) => [path, isoDate])) as Record<(typeof PATHS)[number], typeof isoDate>);
