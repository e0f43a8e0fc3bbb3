/** The tabs of the admissions page on which courses stand: first degrees, further degrees and research. */
export const COURSE_TABS = ['btech', 'mtech', 'phd'] as const;
export type CourseTabId = (typeof COURSE_TABS)[number];

/** The four tabs of the admissions page (specification, section 2.7), in their order. */
export const ADMISSION_TABS = ['current', ...COURSE_TABS] as const;
export type AdmissionTab = (typeof ADMISSION_TABS)[number];

/** Anchors inside a tab. Only the list of anchors reads them. */
export const ADMISSION_ANCHORS: Readonly<Record<string, AdmissionTab>> = {
  barch: 'btech',
  mca: 'mtech',
};

/** Anchors of parts that several tabs have: what follows the hyphen is the tab. */
export const ADMISSION_PARTS = [
  'fees-btech',
  'fees-mtech',
  'fees-phd',
  'scholarships-btech',
  'scholarships-mtech',
  'papers-btech',
  'papers-mtech',
  'papers-phd',
  'ranks-btech',
  'seats-btech',
  'seats-mtech',
  'steps-btech',
  'steps-mtech',
  'steps-phd',
  'notes-btech',
  'notes-mtech',
  'areas-phd',
  'eligibility-phd',
  'contacts-btech',
  'contacts-mtech',
  'contacts-phd',
] as const;
