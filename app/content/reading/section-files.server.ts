import type { Root } from 'mdast';
import {
  type SectionFrontMatter,
  type SectionPageFile,
  sectionFrontMatterSchema,
  sectionPageSchema,
} from '#app/content/schemas/section-page.ts';
import { FIRST, LOCALES, type Locale } from '#app/i18n/locale.ts';
import { mayLack } from '#app/i18n/published.ts';
import { type Expected, givenTwice, NOTHING, notIn, STRAY_FILE } from '#app/lib/expected.ts';
import { repeated } from '#app/lib/file-names.ts';
import { findLost } from '#app/lib/garbled-text.ts';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { findDepthFault } from '#app/lib/markdown/text-limits.ts';
import { findEncodingFaults } from '#languages/encoding.ts';
import type { ContentFiles } from './files.server.ts';
import { findWordFaults } from './text-faults.server.ts';

/** A section's text in one language: its front matter and its parsed Markdown. */
export type SectionText = { frontMatter: SectionFrontMatter; tree: Root };
/**
 * A section of a page; `isSubpage` if it is not shown on the page itself, with the section it is
 * listed under, if any.
 */
export type Section = {
  id: string;
  isSubpage: boolean;
  under?: string;
  texts: Record<Locale, SectionText>;
};
/** A page with its sections, in the order of page.yaml. */
export type SectionPage = SectionPageFile & { id: string; sectionTexts: Section[] };

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/;

const THIS_SECTION: Expected = {
  en: 'the text of this section in this language',
  ml: 'ഈ ഭാഗത്തിന്റെ ഈ ഭാഷയിലെ ഉള്ളടക്കം',
};

/** Every page of pages/ with its sections. */
export function readSectionPages(files: ContentFiles): SectionPage[] {
  return files.list('pages').flatMap((id) => {
    const file = `pages/${id}/page.yaml`;
    const whole = files.isLeftOut(file) ? undefined : files.readYaml(file, sectionPageSchema);
    if (!whole) return [];
    const page = withoutLeftOut(files, id, whole);
    const subpages = page.subpages.map((subpage) =>
      typeof subpage === 'string' ? { id: subpage } : { id: subpage.id, under: subpage.section },
    );
    const ids = [...page.sections, ...subpages.map((subpage) => subpage.id)];
    for (const section of repeated(ids))
      files.report({ file, path: ['sections'], ...givenTwice(section) });
    for (const { under } of subpages) {
      if (under !== undefined && !page.sections.includes(under))
        files.report({ file, path: ['subpages'], ...notIn(page.sections, under) });
    }
    const places = [
      ...page.sections.map((section) => ({ id: section, isSubpage: false })),
      ...subpages.map((subpage) => ({ ...subpage, isSubpage: true })),
    ];
    const sectionTexts = places.flatMap((place) => {
      const texts = readSectionTexts(files, `pages/${id}/${place.id}`, THIS_SECTION);
      return texts ? [{ ...place, texts }] : [];
    });
    reportStrays(files, `pages/${id}`, ids);
    // A new page is on the site as soon as it has a text, with the day of that text.
    if (ids.length === 0) return [];
    return [{ ...page, id, sectionTexts }];
  });
}

/**
 * A page without the sections that need a part which the college lacks, and without what is said of
 * these.
 */
function withoutLeftOut(files: ContentFiles, page: string, whole: SectionPageFile) {
  const { sections, subpages = [], drawings = {}, contacts = [] } = whole;
  const isOut = (section: string) => files.isLeftOut(`pages/${page}/${section}.${FIRST}.md`);
  return {
    ...whole,
    sections: sections.filter((section) => !isOut(section)),
    subpages: subpages.filter((subpage) =>
      typeof subpage === 'string' ? !isOut(subpage) : !isOut(subpage.id) && !isOut(subpage.section),
    ),
    ...(whole.drawings && {
      drawings: Object.fromEntries(Object.entries(drawings).filter(([section]) => !isOut(section))),
    }),
    ...(whole.contacts && {
      contacts: contacts.filter(({ section }) => section === undefined || !isOut(section)),
    }),
  };
}

/** A text that page.yaml does not list would never be shown, so it is reported. */
function reportStrays(files: ContentFiles, folder: string, ids: string[]): void {
  const known = new Set([
    'page.yaml',
    ...ids.flatMap((id) => LOCALES.map((locale) => `${id}.${locale}.md`)),
  ]);
  for (const name of files.list(folder).filter((name) => !known.has(name))) {
    files.report({
      file: `${folder}/${name}`,
      path: [],
      expected: { en: 'a section that the page lists', ml: 'പേജിൽ പേരുള്ള ഭാഗം' },
      found: STRAY_FILE,
    });
  }
}

/**
 * The text of `<path>.en.md` and `<path>.ml.md`; `undefined` and a problem if one is missing or
 * invalid. In place of a language that is not published, or may be lacking, stands the first.
 */
export function readSectionTexts(
  files: ContentFiles,
  path: string,
  what: Expected,
): Record<Locale, SectionText> | undefined {
  const languages = files.published.languages.filter(
    (locale) => !mayLack(locale) || files.exists(`${path}.${locale}.md`),
  );
  const texts = languages.map(
    (locale) => [locale, readText(files, locale, `${path}.${locale}.md`, what)] as const,
  );
  const [first] = texts;
  if (!first?.[1] || texts.some(([, text]) => !text)) return undefined;
  return Object.fromEntries([
    ...LOCALES.map((locale) => [locale, first[1]] as const),
    ...texts,
  ]) as Record<Locale, SectionText>;
}

function readText(
  files: ContentFiles,
  locale: Locale,
  file: string,
  why: Expected,
): SectionText | undefined {
  const source = files.read(file, why);
  return source === undefined
    ? undefined
    : files.asBefore(`${file} ${locale}`, source, () => checkedText(files, locale, file, source));
}

function checkedText(
  files: ContentFiles,
  locale: Locale,
  file: string,
  source: string,
): SectionText | undefined {
  const [, head, body] = FRONT_MATTER.exec(source) ?? [];
  if (head === undefined || body === undefined) {
    files.report({
      file,
      path: [],
      expected: {
        en: 'front matter between two lines of ---',
        ml: 'ഫയലിന്റെ തുടക്കത്തിൽ, --- എന്ന രണ്ടു വരികൾക്കിടയിൽ പേജിന്റെ വിവരങ്ങൾ',
      },
      found: JSON.stringify(source.slice(0, 40)),
    });
    return undefined;
  }
  // Empty lines replace what was above, so that messages have the line number of the file.
  const linesAbove = source.slice(0, source.length - body.length).replaceAll(/[^\n]/g, '');
  // Before any other rule.
  const depthFault = findDepthFault(linesAbove + body);
  if (depthFault) {
    files.report({ file, ...depthFault });
    return undefined;
  }
  for (const fault of findEncodingFaults(body))
    files.report({ file, path: ['text'], expected: fault.rule, found: fault.found });
  if (body.trim() === '')
    files.report({
      file,
      path: ['text'],
      expected: { en: 'text below the front matter', ml: '--- വരികൾക്കു താഴെ ഉള്ളടക്കം' },
      found: NOTHING,
    });
  const frontMatter = files.parseYaml(file, `\n${head}`, sectionFrontMatterSchema);
  if (frontMatter) reportLost(files, file, frontMatter, locale);
  const tree = parseText(linesAbove + body);
  for (const fault of findWordFaults(tree, locale)) files.report({ file, ...fault });
  return frontMatter && { frontMatter, tree };
}

/** Keywords are left out, because visitors also type English words. */
function reportLost(
  files: ContentFiles,
  file: string,
  { title, summary }: SectionFrontMatter,
  locale: Locale,
): void {
  for (const [field, words = ''] of Object.entries({ title, summary }))
    for (const { rule, found } of findLost(words, locale))
      files.report({ file, path: [field], expected: rule, found });
}
