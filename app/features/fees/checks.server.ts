import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { bundleOf, CANDIDATE_CATEGORIES, type EventFees, FEE_COURSES, type FeeHead, feeSum, headsOf } from './schema.ts';

type Report = ContentFiles['report'];

/** Checks that admission events use fee items of their course, and that no text contains a total that the site calculates. */
export function checkFees({ fees, admissions, pages, documents }: Site, files: ContentFiles): void {
  const report: Report = (problem) => files.report(problem);
  // Events in the order of their files.
  files.listIfThere('admissions/events').forEach((name, index) => {
    const event = admissions.events[index];
    if (event?.feeDetails) checkEventFees(fees, event.feeDetails, `admissions/events/${name}`, report);
  });
  const sums = typedSums(fees);
  const check = (path: string, texts: Record<(typeof LOCALES)[number], { tree: Root }> | undefined) => {
    for (const locale of LOCALES) if (texts) checkText(texts[locale].tree, sums, `${path}.${locale}.md`, report);
  };
  for (const page of pages) for (const section of page.sectionTexts) check(`pages/${page.id}/${section.id}`, section.texts);
  for (const { id, texts } of documents) check(`documents/sources/${id}`, texts);
}

function checkEventFees(fees: readonly FeeHead[], { course, heads }: EventFees, file: string, report: Report): void {
  const known = headsOf(fees, course).map(({ id }) => id);
  heads.forEach((id, index) => {
    const field = `feeDetails.heads[${index}]`;
    if (!known.includes(id)) report({ file, field, expected: `a fee item of ${course} in fees.yaml: ${known.join(', ')}`, found: `"${id}"` });
    else if (heads.indexOf(id) < index) report({ file, field, expected: 'each item once', found: `"${id}" twice` });
  });
}

/** Every total that is not also the amount of an item. */
function typedSums(fees: readonly FeeHead[]): Set<number> {
  const sums = FEE_COURSES.flatMap((course) => {
    const heads = headsOf(fees, course);
    return [heads, bundleOf(heads, course)].flatMap((part) => CANDIDATE_CATEGORIES.map((category) => feeSum(part, course, category)));
  });
  const amounts = fees.flatMap((head) => Object.values(head.amounts));
  // A sum of nothing is no total: 10:00 names none.
  return new Set(sums.filter((sum) => sum > 0 && !amounts.includes(sum)));
}

function checkText(tree: Root, sums: ReadonlySet<number>, file: string, report: Report): void {
  visit(tree, 'text', ({ value, position }) => {
    for (const [found] of value.matchAll(/(?<![\d,.])\d[\d,]*\d(?![\d,]*\d)/g)) {
      if (!sums.has(Number(found.replaceAll(',', '')))) continue;
      report({ file, field: `text, line ${position?.start.line ?? 0}`, expected: 'no typed total: ::fees{course=...} calculates it', found });
    }
  });
}
