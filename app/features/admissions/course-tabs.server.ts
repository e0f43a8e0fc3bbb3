import { PAPER_COURSES, type PaperCourse } from '#app/features/papers/schema.ts';
import type { AdmissionTab } from '#app/lib/admission-tabs.ts';

/** The tab of the admissions page for each course. A stream has the name of its course. */
export const COURSE_TABS = {
  btech: 'btech',
  barch: 'btech',
  'lateral-entry': 'btech',
  mtech: 'mtech',
  mca: 'mtech',
  phd: 'phd',
} as const satisfies Record<PaperCourse, AdmissionTab>;

/** The courses of a tab, in their order. */
export function coursesOfTab(tab: AdmissionTab): PaperCourse[] {
  return PAPER_COURSES.filter((course) => COURSE_TABS[course] === tab);
}
