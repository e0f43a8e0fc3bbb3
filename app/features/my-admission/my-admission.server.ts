import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { streamRows } from '#app/content/rows/admission-dates.server.ts';
import { admissionDayLink } from '#app/content/rows/admission-day.server.ts';
import { hostelSums } from '#app/content/rows/charge-rows.server.ts';
import {
  courseName,
  coursesOf,
  coursesOfTab,
  courseTabsOf,
  officeRoleOf,
  quotasOf,
  tabOf,
} from '#app/content/rows/course-tabs.server.ts';
import { officeOf } from '#app/content/rows/department-rows.server.ts';
import {
  categoryGroups,
  categoryOptions,
  type FeeHead,
  totalName,
} from '#app/content/rows/fee-rows.server.ts';
import { issuerOf, validityOf } from '#app/content/rows/paper-rows.server.ts';
import type { Paper } from '#app/content/schemas/required-documents.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { feeSum, headsOf } from '#app/domain/fees.ts';
import { monthsOf } from '#app/domain/papers.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { trailOf } from '#app/features/shell/trail.server.ts';
import { formatRupees } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { feeAnswer } from './fee-answer.server.ts';
import { coursesWithRanks, ranksView } from './ranks.server.ts';

export type MyAdmissionView = ReturnType<typeof myAdmissionView>;
/** All answers in one language. */
export type MyAdmissionTool = MyAdmissionView['tool'];

/**
 * "My admission" in one language: for each course and category what a candidate asks. `now` is a
 * Unix time in milliseconds.
 */
export function myAdmissionView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('my-admission', locale);
  const { admissions } = site;
  return {
    ...headed(site, '/admissions/my-admission', locale, {
      title: labels.myAdmission,
      lead: labels.myAdmissionLead,
      keywords: labels.myAdmissionWords,
    }),
    ancestors: trailOf('/admissions', admissions.page.title[locale], locale),
    tool: toolOf(site, locale, now),
    links: courseTabsOf(site).flatMap(({ id: tab }) =>
      coursesOfTab(site, tab)
        .slice(0, 1)
        .flatMap((course) =>
          [
            labelsFor('fees', locale).whatDoIPay,
            labelsFor('required-documents', locale).whatDoIBring,
          ].map((question, place) => ({
            label: `${courseName(site, course, locale)}: ${question}`,
            href: localisePath(`/admissions#${['fees', 'papers'][place]}-${tab}`, locale),
          })),
        ),
    ),
  };
}

function toolOf(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('my-admission', locale);
  const documentLabels = labelsFor('required-documents', locale);
  const feesLabels = labelsFor('fees', locale);
  const { college } = site;
  const streams = streamRows(site, locale);
  return {
    now: lastChange(streams.flatMap(timelineChanges), now),
    title: labels.myAdmission,
    college: college.name[locale],
    address: `${college.siteUrl}${localisePath('/admissions/my-admission', locale)}`,
    categories: categoryOptions(site.categories, locale).map((option, place) => ({
      ...option,
      short: site.categories[place]?.name[locale] ?? option.label,
    })),
    courses: coursesOf(site).map((id) => {
      const [first] = site.ways.find((way) => way.stream === id)?.stops ?? [];
      const office = officeOf(site, officeRoleOf(site, id), locale);
      const { title, phone, secondPhone, email, hours, night } = office;
      return {
        value: id,
        label: courseName(site, id, locale),
        stream: streams.find((row) => row.id === id),
        costs: costsOf(site, id, locale),
        ranks: ranksView(site, id, locale),
        hasRanks: coursesWithRanks(site).includes(id),
        ranksHref: localisePath(`/admissions#ranks-${tabOf(site, id)}`, locale),
        scholarships: site.scholarships
          .filter(({ courses }) => courses.includes(id))
          .map(({ name, href, covers, year, categories }) => ({
            label: name[locale],
            href,
            description: `${covers[locale]} (${year})`,
            categories: categories ?? site.categories.map((category) => category.id),
          })),
        mayApply:
          first && first.text[locale] + (first.asOf === undefined ? '' : ` (${first.asOf})`),
        papers: site.papers
          .filter((paper) => paper.for.courses.includes(id))
          .map((paper) => paperView(paper, locale)),
        office: { title, phone, secondPhone, email, hours, night },
        askFees: fillIn(feesLabels.feesNotPublished, {
          course: courseName(site, id, locale),
          office: title,
        }),
        quotas: quotasOf(site, id).map((quota) => ({
          value: quota as string,
          label: documentLabels.paperQuota[quota],
        })),
      };
    }),
    admissionDay: admissionDayLink(site, locale),
    sheet: site.documents.some(({ id }) => id === 'fee-sheet') && {
      href: localisePath(pathOf('documents', 'fee-sheet'), locale),
      label: feesLabels.feeSheetLink,
    },
  };
}

function paperView(paper: Paper & { id: string }, locale: Locale) {
  const labels = labelsFor('required-documents', locale);
  return {
    id: paper.id,
    title: paper.title[locale],
    when: paper.when?.[locale] ?? '',
    facts: [issuerOf(paper, locale), labels.paperBring[paper.bring]].filter(Boolean).join(' · '),
    scope: paper.for,
    ...(paper.validity && {
      months: monthsOf(paper.validity),
      validFor: `${labels.validFor}: ${validityOf(paper, locale)}`,
    }),
  };
}

/**
 * For the categories that pay alike: what is paid on allotment, at the college and to the hostel,
 * and the fees by item; none where fees are not published.
 */
function costsOf(site: Site, course: string, locale: Locale) {
  const { fees, categories, hostelCharges } = site;
  const labels = labelsFor('my-admission', locale);
  const feesLabels = labelsFor('fees', locale);
  const heads = headsOf(fees, course);
  if (heads.length === 0) return undefined;
  const hostel = hostelSums({ hostelCharges }, locale);
  const sample = hostelCharges.sample ? ` (${messagesFor(locale).sampleNote})` : '';
  return categoryGroups(categories, heads, [course]).map((group) => {
    const answer = feeAnswer(site, course, group, locale);
    const onAllotment = heads.filter((head) => head.when === 'allotment');
    const atCollege = heads.filter((head) => head.when !== 'allotment');
    const [payee] = onAllotment.map(({ paidTo }) => paidTo[locale]);
    const sum = (of: readonly FeeHead[]) => formatRupees(feeSum(of, course, group[0].id));
    const lines: [string, string][] = [
      payee === undefined
        ? [feesLabels.feeTime.allotment, feesLabels.memoAmount]
        : [fillIn(labels.myAllotment, { payee }), sum(onAllotment)],
      [labels.myFees, sum(atCollege)],
      ...hostel.map(({ period, value }): [string, string] => [
        labels.hostelDue[period] + sample,
        value,
      ]),
    ];
    return {
      ...answer,
      total: formatRupees(answer.due),
      totalName: totalName(heads, locale),
      lines: lines.map(([term, value]) => ({ term, value })),
    };
  });
}
