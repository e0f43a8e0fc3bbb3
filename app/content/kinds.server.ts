import type { z } from 'zod';
import { admissionEventsKind, admissionStreamsKind, admissionsPageKind, btechKind, mtechKind, phdKind } from '#app/features/admissions/kind.server.ts';
import { busRoutesKind } from '#app/features/bus-routes/kind.server.ts';
import { campusMapKind } from '#app/features/campus-map/kind.server.ts';
import { hostelChargesKind } from '#app/features/charges/kind.server.ts';
import { collegeKind } from '#app/features/college/kind.server.ts';
import { calendarKind } from '#app/features/college-year/kind.server.ts';
import { committeesKind } from '#app/features/committees/kind.server.ts';
import { departmentsKind } from '#app/features/departments/kind.server.ts';
import { disclosuresKind } from '#app/features/disclosures/kind.server.ts';
import { categoriesKind, feesKind, scholarshipsKind } from '#app/features/fees/kind.server.ts';
import { plainWordsKind } from '#app/features/glossary/kind.server.ts';
import { homeKind } from '#app/features/home/kind.server.ts';
import { pageDaysKind } from '#app/features/last-updated/kind.server.ts';
import { navigationKind } from '#app/features/navigation/kind.server.ts';
import { partnershipsKind } from '#app/features/partnerships/kind.server.ts';
import { peopleKind } from '#app/features/people/kind.server.ts';
import { placementsKind } from '#app/features/placements/kind.server.ts';
import { programmesKind, seatKindsKind } from '#app/features/programmes/kind.server.ts';
import { faqKind } from '#app/features/questions/kind.server.ts';
import { redirectsKind } from '#app/features/redirects/kind.server.ts';
import { papersKind } from '#app/features/required-documents/kind.server.ts';
import { searchKind } from '#app/features/search/kind.server.ts';
import { documentTextsKind, pagesKind, textsKind } from '#app/features/section-page/kind.server.ts';
import { waysInKind } from '#app/features/ways-in/kind.server.ts';
import * as features from './features.server.ts';
import type { Kind } from './kind.server.ts';

/** Types of content that are no entries with pages of their own, in the order of the desk's list. */
const LISTED = [
  admissionEventsKind,
  admissionStreamsKind,
  feesKind,
  scholarshipsKind,
  categoriesKind,
  papersKind,
  programmesKind,
  peopleKind,
  departmentsKind,
  committeesKind,
  partnershipsKind,
  textsKind,
  pagesKind,
  documentTextsKind,
  homeKind,
  admissionsPageKind,
  btechKind,
  mtechKind,
  phdKind,
  waysInKind,
  hostelChargesKind,
  busRoutesKind,
  placementsKind,
  seatKindsKind,
  faqKind,
  plainWordsKind,
  calendarKind,
  campusMapKind,
  disclosuresKind,
  collegeKind,
  navigationKind,
  pageDaysKind,
  redirectsKind,
  searchKind,
] as const;

type Features = typeof features;
type OwnKind = { [Name in keyof Features]: Features[Name] extends { kind: infer Own } ? Own : never }[keyof Features];

const OWN = Object.values(features)
  .flatMap((feature) => ('kind' in feature ? [{ kind: feature.kind as OwnKind, place: feature.pages.place }] : []))
  .sort((a, b) => a.place - b.place)
  .map(({ kind }) => kind);

/** Every type of content, in the order of the desk's list, the most frequently changed first. */
const ALL = [...OWN, ...LISTED];

export const KINDS: readonly Kind[] = ALL;

/** Those that are read as collections. */
export const COLLECTIONS = ALL.flatMap((kind) => ('collection' in kind ? [kind] : []));

/** An entry of a collection: its fields, its id (the name of the file) and the file, for messages. */
export type Entry<Fields> = Fields & { id: string; file: string };

/** The entries of every collection. */
export type Collections = { [Each in (typeof COLLECTIONS)[number] as Each['collection']]: Entry<z.infer<Each['schema']>>[] };

type Scheduled = Entry<{ publishFrom?: string | undefined }>;

/** The entries of all collections, one after the other. */
export function entriesOf(collections: Collections): Scheduled[] {
  return COLLECTIONS.flatMap(({ collection }): Scheduled[] => collections[collection]);
}

/** The type with an id. */
export function kindOf(id: string): Kind | undefined {
  return KINDS.find((kind) => kind.id === id);
}
