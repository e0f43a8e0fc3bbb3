import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { streamRows } from '#app/content/rows/admission-dates.server.ts';
import { categoryOptions } from '#app/content/rows/fee-rows.server.ts';
import { contactLabels, officeOf } from '#app/features/section-page/rows.server.ts';
import { headOf } from '#app/features/shell/head.server.ts';
import { trailOf } from '#app/features/shell/trail.server.ts';
import { formatRupees } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { COURSE_TABS, FEE_COURSES, PAPER_COURSES, type PaperCourse } from '#app/lib/courses.ts';
import { feeSum, headsOf } from '#app/lib/fees.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { escapeText } from '#app/lib/html.server.ts';
import { sumOf } from '#app/lib/seat-shares.ts';
import { lastChange, timelineChanges } from '#app/lib/state-changes.ts';

export type MyAdmissionView = ReturnType<typeof myAdmissionView>;

/** "My admission" in one language: for each course and category what a candidate asks. `now` is a Unix time in milliseconds. */
export function myAdmissionView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('my-admission', locale);
  const requiredDocumentsLabels = labelsFor('required-documents', locale);
  const feesLabels = labelsFor('fees', locale);
  const admissionsLabels = labelsFor('admissions', locale);
  const { admissions } = site;
  const streams = streamRows(site, locale);
  const { title, phone, secondPhone, email, hours } = officeOf(
    site,
    admissions.page.officeRole,
    locale,
  );
  return {
    now: lastChange(streams.flatMap(timelineChanges), now),
    head: headOf(site, '/admissions/my-admission', locale, {
      title: labels.myAdmission,
      description: labels.myAdmissionLead,
      keywords: labels.myAdmissionWords,
    }),
    title: labels.myAdmission,
    college: site.college.name[locale],
    lead: escapeText(labels.myAdmissionLead),
    address: `${site.college.siteUrl}${localisePath('/admissions/my-admission', locale)}`,
    ancestors: trailOf('/admissions', admissions.page.title[locale], locale),
    categories: categoryOptions(site.categories, locale),
    courses: PAPER_COURSES.map((id) => {
      const stream = streams.find((row) => row.id === id);
      const [first] = site.ways.find((way) => way.stream === id)?.stops ?? [];
      return {
        value: id as string,
        label: requiredDocumentsLabels.paperCourse[id],
        mayApply: first && { text: first.text[locale], year: first.asOf },
        stream,
        costs: costsOf(site, id, locale),
        tools: [
          {
            label: feesLabels.whatDoIPay,
            href: localisePath('/admissions', locale),
            name: 'fee',
            place: `fees-${COURSE_TABS[id]}`,
          },
          {
            label: requiredDocumentsLabels.whatDoIBring,
            href: localisePath('/admissions', locale),
            name: 'papers',
            place: `papers-${COURSE_TABS[id]}`,
          },
        ],
        askFees: fillIn(feesLabels.feesNotPublished, {
          course: requiredDocumentsLabels.paperCourse[id],
          office: title,
        }),
      };
    }),
    papers: site.papers.map(({ id, title: name, validity, when, for: scope }) => ({
      id,
      scope,
      text: [name[locale], ...(when ? [when[locale]] : [])].join(', '),
      validFor:
        validity &&
        `${requiredDocumentsLabels.validFor}: ${'months' in validity ? counted(requiredDocumentsLabels.paperMonths, { count: validity.months }) : counted(labelsFor('programmes', locale).years, { count: validity.years })}`,
    })),
    office: { title, phone, secondPhone, email, hours },
    links: [
      { label: feesLabels.whatDoIPay, href: localisePath('/admissions#fees-btech', locale) },
      {
        label: requiredDocumentsLabels.whatDoIBring,
        href: localisePath('/admissions#papers-btech', locale),
      },
      { label: admissionsLabels.streams, href: localisePath('/admissions#current', locale) },
    ],
    labels: {
      ...contactLabels(locale),
      course: labelsFor('departments', locale).course,
      category: feesLabels.candidateCategoryLabel,
      choose: labels.myChoose,
      withoutScripts: labels.myWithoutScripts,
      mayI: labels.myMayI,
      how: labelsFor('home', locale).howAdmissionWorks,
      next: labels.myNext,
      sampleDates: admissionsLabels.sampleDates,
      ranks: labels.myRanks,
      ranksNote: labels.myRanksNote,
      cost: labels.myCost,
      bring: labels.myBring,
      noPapers: requiredDocumentsLabels.noPapers,
      call: labels.myCall,
      print: feesLabels.printThis,
      code: labels.myCode,
    },
  };
}

/** For each category the fees on admission, the hostel and their sums; none where fees are not published. */
function costsOf({ fees, categories, hostelCharges }: Site, id: PaperCourse, locale: Locale) {
  const labels = labelsFor('my-admission', locale);
  const course = FEE_COURSES.find((known) => known === id);
  if (!course || headsOf(fees, course).length === 0) return undefined;
  const charges = (period: 'joining' | 'month') =>
    sumOf(hostelCharges.rows.filter((row) => row.period === period).map(({ rupees }) => rupees));
  return categories.map(({ id: category }) => {
    const due = feeSum(headsOf(fees, course), course, category);
    const lines: [string, number][] = [
      [labels.myFees, due],
      [labels.myHostel, charges('joining')],
      [labels.myTotal, due + charges('joining')],
      [labels.myMonthly, charges('month')],
    ];
    return {
      category,
      tab: COURSE_TABS[id],
      lines: lines.map(([term, amount]) => ({ term, value: escapeText(formatRupees(amount)) })),
    };
  });
}
