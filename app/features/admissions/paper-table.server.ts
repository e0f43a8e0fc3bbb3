import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { courseName, quotasOf } from '#app/content/rows/course-tabs.server.ts';
import { issuerOf, validityOf } from '#app/content/rows/paper-rows.server.ts';
import type { Paper, Quota } from '#app/content/schemas/required-documents.ts';
import type { Amounts } from '#app/domain/amount-table.ts';
import { limitingQuotas } from '#app/domain/papers.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type PaperSite = Pick<Site, 'papers' | 'categories' | 'degrees' | 'programmes' | 'admissions'>;

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
export function paperTable(site: PaperSite, courses: readonly string[], locale: Locale): Amounts {
  const labels = labelsFor('required-documents', locale);
  const own = site.papers.filter((paper) =>
    paper.for.courses.some((course) => courses.includes(course)),
  );
  return {
    caption: fillIn(labels.papersOf, {
      courses: courses.map((course) => courseName(site, course, locale)).join(', '),
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
      note: paper.why[locale],
      cells: [
        broughtBy(site, paper, courses, locale),
        issuerOf(paper, locale),
        validityOf(paper, locale),
        labels.paperBring[paper.bring],
      ],
    })),
  };
}

/** `SC · State merit, Spot admission`, then the condition: which candidates need a document. */
function broughtBy(
  site: PaperSite,
  paper: Paper,
  courses: readonly string[],
  locale: Locale,
): string {
  const labels = labelsFor('required-documents', locale);
  const of = courses.filter((course) => paper.for.courses.includes(course));
  const offered: Quota[] = [...new Set(of.flatMap((course) => quotasOf(site, course)))];
  const limits = [
    of.length < courses.length ? of.map((course) => courseName(site, course, locale)) : [],
    site.categories
      .filter(({ id }) => paper.for.communities?.includes(id))
      .map(({ name }) => name[locale]),
    limitingQuotas(paper.for, offered).map((quota) => labels.paperQuota[quota as Quota]),
  ];
  const named = limits.filter((part) => part.length > 0).map((part) => part.join(', '));
  if (named.length === 0) return paper.when ? capital(paper.when[locale]) : labels.everyone;
  return [named.join(' · '), ...(paper.when ? [paper.when[locale]] : [])].join(', ');
}

/** A condition without other text begins with a capital letter. */
function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
