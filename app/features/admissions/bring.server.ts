import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { AmountTable } from '#app/content/rows/amount-table.ts';
import { categoryOptions } from '#app/content/rows/fee-rows.server.ts';
import { markShortWords } from '#app/features/glossary/marked-words.server.ts';
import {
  type Paper,
  type PaperQuota,
  QUOTAS_OF_COURSE,
} from '#app/features/required-documents/schema.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PaperCourse } from '#app/lib/courses.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { limitingQuotas } from '#app/lib/papers.ts';
import { coursesOf, coursesOfTab } from './course-tabs.server.ts';

export type BringView = ReturnType<typeof bringView>;

/**
 * "What do I bring?" in one language: a table of all documents for each tab, and the documents with the courses, quotas and communities from
 * which the browser chooses by the rules of `app/lib/papers.ts`. Abbreviations are marked in them.
 */
export function bringView(
  site: Pick<Site, 'admissions' | 'papers' | 'categories' | 'college' | 'plainWords'>,
  locale: Locale,
) {
  const { papers, categories, college, plainWords } = site;
  const labels = labelsFor('required-documents', locale);
  const feesLabels = labelsFor('fees', locale);
  const { mark, words } = markShortWords({ plainWords }, locale);
  return {
    title: labels.whatDoIBring,
    lead: `${papers.length > 0 ? labels.papersLead : labels.noPapers} ${labels.noticeDecides}`,
    college: college.name[locale],
    tables: {
      btech: paperTable(site, coursesOfTab('btech'), locale),
      mtech: paperTable(site, coursesOfTab('mtech'), locale),
      phd: paperTable(site, coursesOfTab('phd'), locale),
    },
    courses: coursesOf(site).map((id) => ({
      id: id as string,
      label: labels.paperCourse[id],
      quotas: QUOTAS_OF_COURSE[id].map((quota) => ({
        value: quota as string,
        label: labels.paperQuota[quota],
        marked: mark(labels.paperQuota[quota]),
      })),
    })),
    communities: categoryOptions(categories, locale).map((option, index) => ({
      ...option,
      marked: mark(categories[index]?.name[locale] ?? ''),
    })),
    papers: papers.map((paper) => ({
      id: paper.id,
      title: paper.title[locale],
      facts: mark(
        [
          issuerOf(paper, locale).replace(/^(?=.)/, `${labels.issuedBy}: `),
          labels.paperBring[paper.bring],
        ]
          .filter(Boolean)
          .join(' · '),
      ),
      why: mark(whyOf(paper, locale)),
      when: mark(paper.when?.[locale] ?? ''),
      scope: paper.for,
      ...(paper.validity && {
        validity: paper.validity,
        validFor: `${labels.validFor}: ${validityOf(paper, locale)}`,
      }),
    })),
    words,
    labels: {
      course: labelsFor('departments', locale).course,
      quota: labels.quota,
      allQuotas: labels.allQuotas,
      community: labels.community,
      allCommunities: labels.allCommunities,
      reportingDay: labels.reportingDay,
      dayOfIssue: labels.dayOfIssue,
      count: labels.paperCount,
      answer: labels.validityAnswer,
      noticeDecides: labels.noticeDecides,
      clear: labels.clearTicks,
      print: feesLabels.printThis,
      failed: feesLabels.toolFailed,
    },
  };
}

/** The certificates whose validity every tab states, by the page's list of ids. */
export function validityRows(
  { papers, admissions }: Pick<Site, 'papers' | 'admissions'>,
  locale: Locale,
) {
  return admissions.page.certificateValidity.flatMap((id) => {
    const paper = papers.find((entry) => entry.id === id);
    return paper ? [{ certificate: paper.title[locale], validity: validityOf(paper, locale) }] : [];
  });
}

/** All documents of some courses with who needs them: the version without scripts. */
function paperTable(
  { papers, categories }: Pick<Site, 'papers' | 'categories'>,
  courses: readonly PaperCourse[],
  locale: Locale,
): AmountTable {
  const labels = labelsFor('required-documents', locale);
  const own = papers.filter((paper) =>
    paper.for.courses.some((course) => courses.includes(course)),
  );
  return {
    caption: fillIn(labels.papersOf, {
      courses: courses.map((course) => labels.paperCourse[course]).join(', '),
    }),
    columns: [
      labels.paper,
      labels.broughtBy,
      labels.issuedBy,
      labels.validFor,
      labels.originalOrCopy,
    ],
    amounts: 0,
    rows: own.map((paper) => ({
      name: paper.title[locale],
      note: whyOf(paper, locale),
      cells: [
        broughtBy(categories, paper, courses, locale),
        issuerOf(paper, locale),
        validityOf(paper, locale),
        labels.paperBring[paper.bring],
      ],
    })),
    totals: [],
  };
}

/** `B.Tech · SC · State merit, Spot admission`, then the condition: which candidates need a document. */
function broughtBy(
  categories: Site['categories'],
  paper: Paper,
  courses: readonly PaperCourse[],
  locale: Locale,
): string {
  const labels = labelsFor('required-documents', locale);
  const of = courses.filter((course) => paper.for.courses.includes(course));
  const offered: PaperQuota[] = [...new Set(of.flatMap((course) => QUOTAS_OF_COURSE[course]))];
  const limits = [
    of.length < courses.length ? of.map((course) => labels.paperCourse[course]) : [],
    categories
      .filter(({ id }) => paper.for.communities?.includes(id))
      .map(({ name }) => name[locale]),
    limitingQuotas(paper.for, offered).map((quota) => labels.paperQuota[quota as PaperQuota]),
  ];
  const named = limits.filter((part) => part.length > 0).map((part) => part.join(', '));
  if (named.length === 0) return paper.when ? capital(paper.when[locale]) : labels.everyone;
  return [named.join(' · '), ...(paper.when ? [paper.when[locale]] : [])].join(', ');
}

/** A condition without other text begins with a capital letter. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Empty for what nobody issues. */
function issuerOf({ issuer, form }: Paper, locale: Locale): string {
  if (issuer[locale] === '–') return '';
  return form ? `${issuer[locale]} (${form[locale]})` : issuer[locale];
}

/** The reason, with the year of the source: `A claim needs it (2020).` */
function whyOf({ why, source }: Paper, locale: Locale): string {
  return source !== 'college' && source.year !== undefined
    ? why[locale].replace(/\.?$/, ` (${source.year}).`)
    : why[locale];
}

function validityOf({ validity }: Paper, locale: Locale): string {
  const labels = labelsFor('required-documents', locale);
  if (!validity) return '';
  return 'months' in validity
    ? counted(labels.paperMonths, { count: validity.months })
    : counted(labelsFor('programmes', locale).years, { count: validity.years });
}
