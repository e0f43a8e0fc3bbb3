import { z } from 'zod';
import { admissionEventSchema, admissionPageSchema, btechTabSchema, mtechTabSchema, phdTabSchema } from '#app/features/admissions/schema.ts';
import { admissionStreamSchema } from '#app/features/admissions/stream-schema.ts';
import { busRoutesSchema } from '#app/features/bus-routes/schema.ts';
import { campusMapSchema } from '#app/features/campus-map/schema.ts';
import { hostelChargesSchema } from '#app/features/charges/schema.ts';
import { collegeSchema } from '#app/features/college/schema.ts';
import { calendarSchema } from '#app/features/college-year/schema.ts';
import { type Department, departmentSchema } from '#app/features/departments/schema.ts';
import { disclosureListSchema } from '#app/features/disclosures/schema.ts';
import { categorySchema, feesSchema, scholarshipSchema } from '#app/features/fees/schema.ts';
import { plainWordSchema } from '#app/features/glossary/schema.ts';
import { homeSchema } from '#app/features/home/schema.ts';
import { pageDaysSchema } from '#app/features/last-updated/schema.ts';
import { navigationSchema } from '#app/features/navigation/schema.ts';
import { placementsSchema } from '#app/features/placements/schema.ts';
import { programmeSchema } from '#app/features/programmes/schema.ts';
import { seatKindsSchema } from '#app/features/programmes/seat-kinds-schema.ts';
import { faqSchema } from '#app/features/questions/schema.ts';
import { redirectsSchema } from '#app/features/redirects/schema.ts';
import { papersSchema } from '#app/features/required-documents/schema.ts';
import { searchSchema } from '#app/features/search/schema.ts';
import { waySchema } from '#app/features/ways-in/schema.ts';
import { readCollections } from './collections.server.ts';
import { CHECKED_LINKS_FILE, checkedLinksSchema } from './external-links.server.ts';
import type { ContentFiles } from './files.server.ts';
import { readPages } from './section-files.server.ts';

const PROGRAMMES = z.array(programmeSchema);
const FAQ = z.array(faqSchema);
const PLAIN_WORDS = z.array(plainWordSchema);
const DISCLOSURES = z.array(disclosureListSchema);
const STREAMS = z.array(admissionStreamSchema);
const CATEGORIES = z.array(categorySchema).min(1);
const SCHOLARSHIPS = z.array(scholarshipSchema);
const WAYS = z.array(waySchema);

/** Everything in content/, valid file by file. */
export type Site = NonNullable<ReturnType<typeof readSite>>;

/** Reads all files; `undefined` if one is invalid. Every mistake is reported to `files`. */
export function readSite(files: ContentFiles) {
  const before = files.problems.length;
  const singles = readSingles(files);
  const admissions = readAdmissions(files);
  const departments = readDepartments(files);
  const pages = readPages(files);
  const collections = readCollections(files);
  if (files.problems.length > before || !singles || !admissions) return undefined;
  return { ...singles, admissions, departments, pages, ...collections };
}

/** Single files. */
function readSingles(files: ContentFiles) {
  const singles = {
    college: files.readYaml('college.yaml', collegeSchema),
    navigation: files.readYaml('navigation.yaml', navigationSchema),
    programmes: files.readYaml('programmes.yaml', PROGRAMMES),
    fees: files.readYaml('fees.yaml', feesSchema),
    scholarships: files.readYaml('scholarships.yaml', SCHOLARSHIPS),
    categories: files.readYaml('categories.yaml', CATEGORIES),
    papers: files.readYaml('papers.yaml', papersSchema),
    ways: files.readYaml('ways-in.yaml', WAYS),
    home: files.readYaml('home.yaml', homeSchema),
    calendar: files.readYaml('calendar.yaml', calendarSchema),
    seatKinds: files.readYaml('seat-kinds.yaml', seatKindsSchema),
    busRoutes: files.readYaml('bus-routes.yaml', busRoutesSchema),
    hostelCharges: files.readYaml('hostel-charges.yaml', hostelChargesSchema),
    placements: files.readYaml('placements.yaml', placementsSchema),
    campusMap: files.readYaml('campus-map.yaml', campusMapSchema),
    pageDays: files.readYaml('page-days.yaml', pageDaysSchema),
    redirects: files.readYaml('redirects.yaml', redirectsSchema),
    faq: files.readYaml('faq.yaml', FAQ),
    plainWords: files.readYaml('plain-words.yaml', PLAIN_WORDS),
    search: files.readYaml('search.yaml', searchSchema),
    disclosures: files.readYaml('disclosures.yaml', DISCLOSURES),
    // Written by a command that may not have run yet.
    checkedLinks: files.exists(CHECKED_LINKS_FILE) ? files.readYaml(CHECKED_LINKS_FILE, checkedLinksSchema) : {},
  };
  return areAllRead(singles) ? singles : undefined;
}

function areAllRead<Files extends Record<string, unknown>>(files: Files): files is Files & { [Name in keyof Files]: NonNullable<Files[Name]> } {
  return Object.values(files).every((file) => file !== undefined);
}

function readAdmissions(files: ContentFiles) {
  const page = files.readYaml('admissions/page.yaml', admissionPageSchema);
  const btech = files.readYaml('admissions/btech.yaml', btechTabSchema);
  const mtech = files.readYaml('admissions/mtech.yaml', mtechTabSchema);
  const phd = files.readYaml('admissions/phd.yaml', phdTabSchema);
  const streams = files.readYaml('admissions/streams.yaml', STREAMS);
  // Ids may repeat across events (specification, section 3): that of the file's text counts, not the file's name.
  const events = files.listIfThere('admissions/events').flatMap((name) => files.readYaml(`admissions/events/${name}`, admissionEventSchema) ?? []);
  return page && btech && mtech && phd && streams ? { page, btech, mtech, phd, streams, events } : undefined;
}

function readDepartments(files: ContentFiles): Department[] {
  const departments = files.list('departments').flatMap((id) => {
    const file = `departments/${id}/department.yaml`;
    const department = files.readYaml(file, departmentSchema);
    if (!department) return [];
    if (department.id !== id)
      files.report({ file, path: ['id'], expected: { en: `the name in the address, “${id}”`, ml: `വിലാസത്തിലെ പേര്: “${id}”` }, found: department.id });
    return [department];
  });
  return departments.sort((a, b) => a.order - b.order);
}
