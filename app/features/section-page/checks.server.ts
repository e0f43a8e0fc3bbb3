import type { ContentFiles } from '#app/content/reading/files.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionText } from '#app/content/reading/section-files.server.ts';
import { findTextFaults, linksOf } from '#app/content/reading/text-faults.server.ts';
import { PICTURE } from '#app/content/rows/album-pictures.server.ts';
import { figuresInTexts, identifiers } from '#app/content/rows/figures.server.ts';
import { checkTarget, type Report, targetsOf } from '#app/content/target-check.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { givenTwice } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { checkDirective, LEAF_DIRECTIVES, PRINTED_DIRECTIVES } from './section-text.server.ts';

/** Checks every text of pages/ and documents/sources/: directives, links, titles. */
export function checkTexts(site: Site, files: ContentFiles): void {
  const { report } = files;
  const targets = targetsOf(site);
  for (const page of site.pages) {
    const folder = `pages/${page.id}`;
    for (const locale of site.college.languages) {
      const titles = page.sectionTexts.map((section) => section.texts[locale].frontMatter.title);
      for (const title of repeated(titles)) {
        report({ file: folder, path: [locale, 'title'], ...givenTwice(title) });
      }
    }
    for (const section of page.sectionTexts)
      checkPair(site, targets, `${folder}/${section.id}`, section.texts, LEAF_DIRECTIVES, report);
  }
  for (const { id, texts } of site.documents)
    if (texts)
      checkPair(site, targets, `documents/sources/${id}`, texts, PRINTED_DIRECTIVES, report);
  for (const { file, body, only } of [...site.notices, ...site.events, ...site.tenders])
    for (const locale of site.college.languages)
      if (only === undefined || body[locale] !== body[only] || locale === only)
        checkBody(site, targets, file, locale, body[locale], files);
}

/** The text of a notice, event or tender, which shows no data of the site but pictures. */
function checkBody(
  site: Site,
  targets: ReturnType<typeof targetsOf>,
  file: string,
  locale: Locale,
  text: string,
  files: ContentFiles,
): void {
  const path = ['body', locale];
  const named = files.asBefore(`names in ${file} ${locale}`, text, () => {
    const tree = parseText(text);
    const faults = findTextFaults(tree, { leafDirectives: [PICTURE], textValue: () => undefined });
    for (const { expected, found } of faults) files.report({ file, path, expected, found });
    return {
      links: linksOf(tree),
      pictures: tree.children
        .filter((node) => node.type === 'leafDirective')
        .filter(({ name }) => name === PICTURE),
    };
  });
  for (const href of named?.links ?? []) checkTarget(targets, file, path, href, files.report);
  for (const node of named?.pictures ?? [])
    checkDirective(site, node, { file, path }, files.report);
}

function checkPair(
  site: Site,
  targets: ReturnType<typeof targetsOf>,
  path: string,
  texts: Record<Locale, SectionText>,
  leafDirectives: readonly string[],
  report: Report,
): void {
  for (const locale of site.college.languages) {
    const values: Record<string, Record<string, string>> = {
      figure: figuresInTexts(site, locale),
      id: identifiers(site),
    };
    const textValue = (name: string, key: string) => values[name]?.[key];
    const file = `${path}.${locale}.md`;
    const { tree } = texts[locale];
    for (const fault of findTextFaults(tree, { leafDirectives, textValue }))
      report({ file, ...fault });
    for (const node of tree.children)
      if (node.type === 'leafDirective') {
        const line = node.position?.start.line ?? 1;
        checkDirective(site, node, { file, path: ['text'], line }, report);
      }
    for (const href of linksOf(tree)) checkTarget(targets, file, ['text'], href, report);
  }
}
