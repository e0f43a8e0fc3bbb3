import { z } from 'zod';
import { isoDate, isoMoment, keywords, linkTarget, path, slug, summary, text } from './fields.ts';

/** Figures kept in one place: two are stated by the college, the rest are counted from the rows. */
export const FIGURES = [
  'btech-seats',
  'mtech-seats',
  'ug-programmes',
  'pg-programmes',
  'departments',
  'engineering-departments',
  'barch-seats',
  'mca-seats',
] as const;
export type FigureName = (typeof FIGURES)[number];

/** home.yaml */
export const homeSchema = z.strictObject({
  title: text,
  /** For the browser's tab; the college's name is added. */
  metaTitle: text,
  summary,
  keywords,
  lead: text,
  /** The five bays of the house: the ways in. */
  ways: z.array(z.strictObject({ id: slug, name: text, figure: z.enum(FIGURES).optional(), length: text, route: text, href: linkTarget })).length(5),
  figures: z.array(z.strictObject({ figure: z.enum(FIGURES), caption: text })),
  life: z.array(z.strictObject({ drawing: slug, title: text, text, href: linkTarget })),
  /** The five resources; each id is an anchor of the home page that the footer links to. */
  resources: z
    .array(
      z.strictObject({
        id: slug,
        title: text,
        text,
        href: linkTarget,
        icon: z.enum(['user', 'book', 'calendar', 'clipboard', 'hand']),
      }),
    )
    .length(5),
});

const NOTICE_CATEGORIES = ['Education', 'Departments', 'Research', 'Facilities', 'Campus', 'Management'] as const;

/** news/<slug>.yaml */
export const noticeSchema = z.strictObject({
  title: text,
  issuedOn: isoDate,
  /** The notice leaves the home page at this moment. */
  validUntil: isoMoment,
  category: z.enum(NOTICE_CATEGORIES),
  sample: z.literal(true).optional(),
  href: linkTarget,
});

/** events/<slug>.yaml */
export const collegeEventSchema = z.strictObject({
  title: text,
  start: isoMoment,
  venue: text,
  sample: z.literal(true).optional(),
  href: linkTarget,
});

/** redirects.yaml: old or misspelt addresses. */
export const redirectsSchema = z.array(z.strictObject({ from: path, to: path }));
