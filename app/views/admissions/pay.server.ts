import type { Site } from '#app/content/reading/read.server.ts';
import {
  amountFor,
  CANDIDATE_CATEGORIES,
  type CandidateCategory,
  FEE_COURSES,
  FEE_TIMES,
  type FeeCourse,
  type FeeHead,
  feeSum,
  headsOf,
} from '#app/content/schemas/fees.ts';
import { formatRupees } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { AdmissionTab } from '#app/lib/admission-tabs.ts';
import { type Marker, markShortWords } from '#app/views/short-words/marked-words.server.ts';
import { categoryGroups, courseFees, refundOf } from './fees.server.ts';

export type PayView = ReturnType<typeof payView>;

/** The tab of the admissions page that tells of a course's fees, below the anchor `fees-<tab>`. */
const FEE_TABS = { btech: 'btech', mtech: 'mtech', mca: 'mtech' } as const satisfies Record<FeeCourse, AdmissionTab>;

/** Address of "What do I pay?" with a course chosen. */
export function feesHref(course: FeeCourse, locale: Locale): string {
  return localisePath(`/admissions?fee=${course}#fees-${FEE_TABS[course]}`, locale);
}

/**
 * "What do I pay?" in one language: for each course its table, and for each category its heads by time with their sums; and the
 * scholarships. All sums are made here, so that the browser only chooses.
 */
export function payView({ fees, scholarships, college, plainWords }: Pick<Site, 'fees' | 'scholarships' | 'college' | 'plainWords'>, locale: Locale) {
  const labels = labelsFor(locale);
  const { mark, words } = markShortWords({ plainWords }, locale);
  const courses = FEE_COURSES.map((id) => ({
    id,
    tab: FEE_TABS[id],
    label: labels.feeCourse[id],
    answers: categoryGroups(headsOf(fees, id), [id]).map((categories) => answer(headsOf(fees, id), id, categories, { locale, mark })),
  }));
  const help = scholarships.map(({ name, href, covers, year, courses: of, categories = CANDIDATE_CATEGORIES }) => ({
    label: name[locale],
    href,
    description: `${covers[locale]} (${year})`,
    courses: of as readonly string[],
    categories: categories as readonly string[],
  }));
  /** The tables and scholarships of a tab: those of its own courses, which it shows while nothing is chosen, and then the others. */
  const onTab = (tab: AdmissionTab) => {
    const isOwn = (course: string) => courses.some(({ id, tab: of }) => id === course && of === tab);
    const tables = FEE_COURSES.map((id) => ({ course: id, isOwn: isOwn(id), table: courseFees({ fees }, id, locale) }));
    return { tables: ownFirst(tables), scholarships: ownFirst(help.map((entry) => ({ ...entry, isOwn: entry.courses.some(isOwn) }))) };
  };
  return {
    title: labels.whatDoIPay,
    lead: labels.feesLead,
    college: college.name[locale],
    courses,
    tabs: { btech: onTab('btech'), mtech: onTab('mtech') },
    categories: CANDIDATE_CATEGORIES.map((id) => ({ value: id as string, label: labels.candidateCategoryLong[id] })),
    words,
    sheet: { href: localisePath('/downloads/fee-sheet', locale), label: labels.feeSheetLink },
    labels: {
      course: labels.course,
      category: labels.candidateCategoryLabel,
      allCategories: labels.allCategories,
      head: labels.feeHead,
      amount: labels.feeAmount,
      total: labels.totalOnAdmission,
      scholarships: labels.scholarshipsHelp,
      oneScholarship: labels.oneScholarship,
      print: labels.printThis,
      failed: labels.toolFailed,
    },
  };
}

function ownFirst<Entry extends { isOwn: boolean }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}

/** What some categories pay of a course: heads by time, each group with its sum, the total, and what comes again. */
function answer(
  heads: readonly FeeHead[],
  course: FeeCourse,
  categories: readonly [CandidateCategory, ...CandidateCategory[]],
  { locale, mark }: Pick<Marker, 'mark'> & { locale: Locale },
) {
  const labels = labelsFor(locale);
  const [category] = categories;
  const groups = FEE_TIMES.map((time) => ({ time, heads: heads.filter((head) => head.when === time) })).filter((group) => group.heads.length > 0);
  const again = groups.flatMap(({ time, heads: of }) =>
    time === 'semester' || time === 'year' ? [labels.paidAgainAt[time](formatRupees(feeSum(of, course, category)))] : [],
  );
  return {
    categories: categories as readonly string[],
    groups: groups.map((group) => ({
      time: labels.feeTime[group.time],
      sum: formatRupees(feeSum(group.heads, course, category)),
      rows: group.heads.map((head) => ({
        name: head.name[locale],
        amount: formatRupees(amountFor(head, course, category)),
        note: mark(
          [`${labels.feePaidTo}: ${head.paidTo[locale]}`, ...refundToTell(head, course, category, locale), ...(head.note ? [head.note[locale]] : [])].join(
            ' · ',
          ),
        ),
      })),
    })),
    total: formatRupees(feeSum(heads, course, category)),
    again: mark(again.length > 0 ? labels.paidAgain(again.join(', ')) : ''),
  };
}

/** What is not paid is not given back either. */
function refundToTell(head: FeeHead, course: FeeCourse, category: CandidateCategory, locale: Locale): string[] {
  return amountFor(head, course, category) > 0 ? [refundOf(head, locale)] : [];
}
