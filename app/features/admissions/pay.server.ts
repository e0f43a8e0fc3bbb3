import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  categoryGroups,
  categoryOptions,
  courseFees,
  type FeesSite,
} from '#app/content/rows/fee-rows.server.ts';
import { feeSums } from '#app/content/rows/fee-totals.server.ts';
import { markShortWords } from '#app/features/glossary/marked-words.server.ts';
import { officeOf } from '#app/features/section-page/rows.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { AdmissionTab } from '#app/lib/admission-tabs.ts';
import { COURSE_TABS, FEE_COURSES, type FeeCourse, type PaperCourse } from '#app/lib/courses.ts';
import { headsOf } from '#app/lib/fees.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { coursesOf } from './course-tabs.server.ts';
import { feeAnswer } from './fee-answer.server.ts';

type PaySite = FeesSite & Pick<Site, 'scholarships' | 'college' | 'plainWords' | 'admissions'>;

export type PayView = ReturnType<typeof payView>;

/** Address of "What do I pay?" with a course chosen. */
export function feesHref(course: FeeCourse, locale: Locale): string {
  return localisePath(`/admissions?fee=${course}#fees-${COURSE_TABS[course]}`, locale);
}

/**
 * "What do I pay?" in one language: for each course its sums and its table, and for each category its items by time; and the scholarships.
 * A course without published fees names the office to ask. All sums are calculated here; the browser only selects.
 */
export function payView(site: PaySite, locale: Locale) {
  const { fees, categories, scholarships, college } = site;
  const labels = labelsFor('fees', locale);
  const { mark, words } = markShortWords(site, locale);
  const isPublished = (course: PaperCourse): course is FeeCourse =>
    isFeeCourse(course) && headsOf(fees, course).length > 0;
  const courses = coursesOf(site).map((id) => {
    if (!isPublished(id))
      return {
        id,
        tab: COURSE_TABS[id],
        label: labelsFor('required-documents', locale).paperCourse[id],
        answers: [],
        ask: officeToAsk(site, [id], locale),
      };
    const heads = headsOf(fees, id);
    const answers = categoryGroups(categories, heads, [id]).map((group) =>
      feeAnswer(heads, id, group, { locale, mark }),
    );
    return { id, tab: COURSE_TABS[id], label: labels.feeCourse[id], answers, ask: undefined };
  });
  const help = scholarships.map(
    ({ name, href, covers, year, courses: of, categories: forSome }) => ({
      label: name[locale],
      href,
      description: `${covers[locale]} (${year})`,
      courses: of as readonly string[],
      categories: forSome ?? categories.map(({ id }) => id),
    }),
  );
  /** The tables and scholarships of a tab: those of its own courses, shown before a choice, and then the others. */
  const onTab = (tab: AdmissionTab) => {
    const isOwn = (course: string) =>
      courses.some(({ id, tab: of }) => id === course && of === tab);
    const tables = FEE_COURSES.filter((id) => coursesOf(site).includes(id) && isPublished(id)).map(
      (id) => ({
        course: id,
        label: labels.feeCourse[id],
        isOwn: isOwn(id),
        sums: feeSums(site, id, locale),
        table: courseFees(site, id, locale),
      }),
    );
    const unpublished = coursesOf(site).filter((id) => COURSE_TABS[id] === tab && !isPublished(id));
    return {
      ask: unpublished.length > 0 ? officeToAsk(site, unpublished, locale) : undefined,
      tables: ownFirst(tables),
      scholarships: ownFirst(help.map((entry) => ({ ...entry, isOwn: entry.courses.some(isOwn) }))),
    };
  };
  return {
    title: labels.whatDoIPay,
    lead: fees.length > 0 ? labels.feesLead : undefined,
    college: college.name[locale],
    /** The full address of the tabs, for what is sent. */
    address: `${college.siteUrl}${localisePath('/admissions', locale)}`,
    courses,
    tabs: { btech: onTab('btech'), mtech: onTab('mtech'), phd: onTab('phd') },
    categories: categoryOptions(categories, locale),
    words,
    sheet: { href: localisePath('/downloads/fee-sheet', locale), label: labels.feeSheetLink },
    labels: {
      course: labelsFor('departments', locale).course,
      category: labels.candidateCategoryLabel,
      allCategories: labels.allCategories,
      head: labels.feeHead,
      amount: labels.feeAmount,
      total: labels.totalOnAdmission,
      items: labels.feeItems,
      scholarships: labels.scholarshipsHelp,
      oneScholarship: labels.oneScholarship,
      print: labels.printThis,
      failed: labels.toolFailed,
    },
  };
}

function isFeeCourse(course: PaperCourse): course is FeeCourse {
  return (FEE_COURSES as readonly string[]).includes(course);
}

/** States that the fees of some courses of a tab are not published, and which office to ask. */
function officeToAsk(site: PaySite, courses: readonly PaperCourse[], locale: Locale) {
  const { page, phd } = site.admissions;
  const { title, phone, secondPhone, email } = officeOf(
    site,
    courses.includes('phd') ? phd.contact.role : page.officeRole,
    locale,
  );
  const labels = labelsFor('fees', locale);
  return {
    text: fillIn(labels.feesNotPublished, {
      course: courses
        .map((course) => labelsFor('required-documents', locale).paperCourse[course])
        .join(', '),
      office: title,
    }),
    phone,
    secondPhone,
    email,
  };
}

function ownFirst<Entry extends { isOwn: boolean }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => Number(b.isOwn) - Number(a.isOwn));
}
