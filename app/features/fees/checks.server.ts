import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { bundleOf, feeCourses, feeSum, headsOf } from '#app/domain/fees.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Expected } from '#app/lib/expected.ts';

const CALCULATED: Expected = {
  en: 'no typed total: ::fees{course=...} calculates it',
  ml: 'ആകെത്തുക എഴുതേണ്ട; ::fees{course=...} കണക്കാക്കും',
};

type Report = ContentFiles['report'];

/** Checks that no text contains a total that the site calculates. */
export function checkFees(site: Site, files: ContentFiles): void {
  const { college, pages, documents } = site;
  const report: Report = (problem) => files.report(problem);
  const sums = typedSums(site);
  const check = (path: string, texts: Record<Locale, { tree: Root }> | undefined) => {
    for (const locale of college.languages)
      if (texts) checkText(texts[locale].tree, sums, `${path}.${locale}.md`, report);
  };
  for (const page of pages)
    for (const section of page.sectionTexts) check(`pages/${page.id}/${section.id}`, section.texts);
  for (const { id, texts } of documents) check(`documents/sources/${id}`, texts);
}

/** Every total that is not also the amount of an item. */
function typedSums({ fees, categories }: Site): Set<number> {
  const sums = feeCourses(fees).flatMap((course) => {
    const heads = headsOf(fees, course);
    return [heads, bundleOf(heads, course)].flatMap((part) =>
      categories.map(({ id }) => feeSum(part, course, id)),
    );
  });
  const amounts = fees.flatMap((head) => Object.values(head.amounts));
  // A sum of nothing is no total: 10:00 names none.
  return new Set(sums.filter((sum) => sum > 0 && !amounts.includes(sum)));
}

function checkText(tree: Root, sums: ReadonlySet<number>, file: string, report: Report): void {
  visit(tree, 'text', ({ value, position }) => {
    for (const [found] of value.matchAll(/(?<![\d,.])\d[\d,]*\d(?![\d,]*\d)/g)) {
      if (!sums.has(Number(found.replaceAll(',', '')))) continue;
      report({
        file,
        path: ['text'],
        line: position?.start.line ?? 1,
        expected: CALCULATED,
        found,
      });
    }
  });
}
