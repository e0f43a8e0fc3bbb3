import type { AdmissionTab } from './admission-tabs.ts';

/** Courses with an admission of their own, in the order of the tools. A stream of admissions/streams.yaml has the name of its course. */
export const PAPER_COURSES = ['btech', 'barch', 'lateral-entry', 'mtech', 'mca', 'phd'] as const;
export type PaperCourse = (typeof PAPER_COURSES)[number];

/** The tab of the admissions page for each course. */
export const COURSE_TABS = {
  btech: 'btech',
  barch: 'btech',
  'lateral-entry': 'btech',
  mtech: 'mtech',
  mca: 'mtech',
  phd: 'phd',
} as const satisfies Record<PaperCourse, AdmissionTab>;

export const FEE_COURSES = ['btech', 'mtech', 'mca'] as const satisfies PaperCourse[];
export type FeeCourse = (typeof FEE_COURSES)[number];
