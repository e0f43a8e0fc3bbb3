import { z } from 'zod';
import { admissionEventSchema, admissionPageSchema, btechTabSchema, mtechTabSchema, phdTabSchema } from '#app/features/admissions/schema.ts';
import { admissionStreamSchema } from '#app/features/admissions/stream-schema.ts';
import { busRoutesSchema } from '#app/features/bus-routes/schema.ts';
import { campusMapSchema } from '#app/features/campus-map/schema.ts';
import { hostelChargesSchema } from '#app/features/charges/schema.ts';
import { collegeSchema } from '#app/features/college/schema.ts';
import { calendarSchema } from '#app/features/college-year/schema.ts';
import { committeeSchema } from '#app/features/committees/schema.ts';
import { departmentSchema } from '#app/features/departments/schema.ts';
import { disclosureListSchema } from '#app/features/disclosures/schema.ts';
import { documentSchema } from '#app/features/documents/schema.ts';
import { collegeEventSchema } from '#app/features/events/schema.ts';
import { feeHeadSchema, scholarshipSchema } from '#app/features/fees/schema.ts';
import { albumSchema } from '#app/features/gallery/schema.ts';
import { plainWordSchema } from '#app/features/glossary/schema.ts';
import { homeSchema } from '#app/features/home/schema.ts';
import { navigationSchema } from '#app/features/navigation/schema.ts';
import { noticeSchema } from '#app/features/news/schema.ts';
import { pageDaysSchema } from '#app/features/page-days/schema.ts';
import { paperSchema } from '#app/features/papers/schema.ts';
import { partnerSchema } from '#app/features/partnerships/schema.ts';
import { personSchema } from '#app/features/people/schema.ts';
import { placementsSchema } from '#app/features/placements/schema.ts';
import { programmeSchema } from '#app/features/programmes/schema.ts';
import { seatKindsSchema } from '#app/features/programmes/seat-kinds-schema.ts';
import { faqSchema } from '#app/features/questions/schema.ts';
import { redirectSchema } from '#app/features/redirects/schema.ts';
import { searchSchema } from '#app/features/search/schema.ts';
import { sectionFrontMatterSchema, sectionPageSchema } from '#app/features/section-page/schema.ts';
import { tenderSchema } from '#app/features/tenders/schema.ts';
import { waySchema } from '#app/features/ways-in/schema.ts';

/** A type of content edited in the desk. */
export type Kind = {
  id: string;
  /** Its path below content/; a star is one part of an entry's id. */
  place: string;
  /**
   * How its files store it: `file` is one file with one entry, `folder` a file for each entry, `list` one file with a list of entries, `texts` an
   * English and a Malayalam Markdown file for each entry.
   */
  form: 'file' | 'folder' | 'list' | 'texts';
  schema: z.ZodType;
  /** Field with the name of a list entry. */
  key?: 'id' | 'from';
  /** Field with the day or moment at which an entry ends: it is set to archive one. */
  end?: { path: readonly string[]; isMoment: boolean };
};

const sectionText = sectionFrontMatterSchema.extend({ text: z.string() });
const texts = z.strictObject({ en: sectionText, ml: sectionText });

const folder = (id: string, place: string, schema: z.ZodType, end?: Kind['end']): Kind => ({ id, place, form: 'folder', schema, ...(end ? { end } : {}) });
const list = (id: string, place: string, schema: z.ZodType, key: Kind['key'] = 'id'): Kind => ({ id, place, form: 'list', schema, key });
const file = (id: string, place: string, schema: z.ZodType): Kind => ({ id, place, form: 'file', schema });

const MOMENT = { path: ['validUntil'], isMoment: true };

/** Every type of content, in the order of the desk's list, the most frequently changed first. */
export const KINDS: readonly Kind[] = [
  folder('news', 'news/*.yaml', noticeSchema, MOMENT),
  folder('events', 'events/*.yaml', collegeEventSchema, { path: ['end'], isMoment: true }),
  folder('tenders', 'tenders/*.yaml', tenderSchema, { path: ['closesAt'], isMoment: true }),
  folder('documents', 'documents/*.yaml', documentSchema, MOMENT),
  folder('gallery', 'gallery/*.yaml', albumSchema),
  folder('admission-events', 'admissions/events/*.yaml', admissionEventSchema, { path: ['closesAt'], isMoment: true }),
  list('admission-streams', 'admissions/streams.yaml', admissionStreamSchema),
  list('fees', 'fees.yaml', feeHeadSchema),
  list('scholarships', 'scholarships.yaml', scholarshipSchema),
  list('papers', 'papers.yaml', paperSchema),
  list('programmes', 'programmes.yaml', programmeSchema),
  folder('people', 'people/*.yaml', personSchema),
  folder('departments', 'departments/*/department.yaml', departmentSchema),
  folder('committees', 'committees/*.yaml', committeeSchema, { path: ['term', 'to'], isMoment: false }),
  folder('partnerships', 'partnerships/*.yaml', partnerSchema, { path: ['validUntil'], isMoment: false }),
  { id: 'texts', place: 'pages/*/*', form: 'texts', schema: texts },
  folder('pages', 'pages/*/page.yaml', sectionPageSchema),
  { id: 'document-texts', place: 'documents/sources/*', form: 'texts', schema: texts },
  file('home', 'home.yaml', homeSchema),
  file('admissions-page', 'admissions/page.yaml', admissionPageSchema),
  file('btech', 'admissions/btech.yaml', btechTabSchema),
  file('mtech', 'admissions/mtech.yaml', mtechTabSchema),
  file('phd', 'admissions/phd.yaml', phdTabSchema),
  list('ways-in', 'ways-in.yaml', waySchema),
  file('hostel-charges', 'hostel-charges.yaml', hostelChargesSchema),
  file('bus-routes', 'bus-routes.yaml', busRoutesSchema),
  file('placements', 'placements.yaml', placementsSchema),
  file('seat-kinds', 'seat-kinds.yaml', seatKindsSchema),
  list('faq', 'faq.yaml', faqSchema),
  list('plain-words', 'plain-words.yaml', plainWordSchema),
  file('calendar', 'calendar.yaml', calendarSchema),
  file('campus-map', 'campus-map.yaml', campusMapSchema),
  list('disclosures', 'disclosures.yaml', disclosureListSchema),
  file('college', 'college.yaml', collegeSchema),
  file('navigation', 'navigation.yaml', navigationSchema),
  file('page-days', 'page-days.yaml', pageDaysSchema),
  list('redirects', 'redirects.yaml', redirectSchema, 'from'),
  file('search', 'search.yaml', searchSchema),
];

/** The type with an id. */
export function kindOf(id: string): Kind | undefined {
  return KINDS.find((kind) => kind.id === id);
}
