import { labelsFor } from '#app/content/labels.ts';
import type { PageGroup } from '#app/content/page-group.server.ts';
import { pageGroups, pagesByPath } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { tabsOf } from '#app/content/rows/course-tabs.server.ts';
import { committeeUrl, FAQ_PATH, sectionPath } from '#app/content/rows/links.server.ts';
import { sortPeople } from '#app/content/rows/people-order.ts';
import { postOf } from '#app/content/rows/people-rows.server.ts';
import { summariesOf } from '#app/content/rows/summary-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { formatLanguage } from '#app/i18n/format.ts';
import { inAll, inEvery, type Locale } from '#app/i18n/locale.ts';
import type { SearchCategory } from '#app/lib/search/search-index.ts';
import { programmePath, searchTargetOf } from './search-targets.server.ts';

type Both = Record<Locale, string>;

/** Parts of a department found by its name. */
const DEPARTMENT_PLACES = ['laboratories', 'people'] as const;

/**
 * Number of notices, events and tenders that are entries: the latest of each; the search page has
 * all.
 */
const MAX_OF_EACH = 10;

/** A search entry in both languages; the path is a link target without a language. */
export type SearchPlace = {
  path: string;
  title: Both;
  category: SearchCategory;
  keywords: string[];
};

/** Category of an entry by the beginning of its path; the longest match applies. */
const categoriesByPath = (): (readonly [prefix: string, category: SearchCategory])[] => [
  ...pageGroups().flatMap(({ categories = {} }: PageGroup) => Object.entries(categories)),
  ['portal:', 'Services'],
  ['https:', 'Services'],
  ['/', 'Navigation'],
];

/**
 * All entries of the index, in its order: menu, parts of admissions, programmes, laboratories,
 * committees, documents, events, tenders, people, then all other pages and the additions of
 * search.yaml. Each path occurs once, with the keywords of all sources.
 */
export function searchPlaces(site: Site): SearchPlace[] {
  const places = new Map<string, SearchPlace>();
  const add = (
    path: string,
    title: Both,
    keywords: readonly string[] = [],
    category: SearchCategory = categoryOf(path),
  ) => {
    const known = places.get(path);
    const place = known ?? { path, title, category, keywords: [] };
    if (known && known.title.en !== title.en) place.keywords.push(...Object.values(title));
    place.keywords.push(...keywords);
    places.set(path, place);
  };
  addMenu(site, add);
  addAdmissions(site, add);
  addResources(site, add);
  addDepartments(site, add);
  addCollections(site, add);
  addPages(site, places, add);
  for (const { path, title, keywords, category } of site.search.entries) {
    const target = searchTargetOf(site, path);
    // Keywords for an anchor without its own entry are added to its page.
    const known =
      places.get(target) ?? (title ? undefined : places.get(target.split('#')[0] ?? target));
    add(
      known?.path ?? target,
      title ?? known?.title ?? inAll(site.college, () => ''),
      Object.values(keywords).flat(),
      category,
    );
    if (known && category) known.category = category;
  }
  for (const { path, title } of site.search.bestBets) {
    const target = searchTargetOf(site, path);
    if (title) add(target, title);
  }
  return [...places.values()].map((place) => ({
    ...place,
    keywords: [...new Set(place.keywords.filter((word) => word !== ''))],
  }));
}

type Add = (
  path: string,
  title: Both,
  keywords?: readonly string[],
  category?: SearchCategory,
) => void;

/** Page of a menu part. Departments only opens a list in the menu, but has a page on the site. */
export function menuPath({
  id,
  href,
}: Pick<Site['navigation']['menu'][number], 'id' | 'href'>): string {
  return id === 'departments' && href === '#' ? pathOf('departments') : href;
}

function addMenu({ navigation, departments }: Site, add: Add): void {
  for (const { id: part, title, href, entries } of navigation.menu) {
    const path = menuPath({ id: part, href });
    if (path !== '#') add(path, title);
    for (const entry of entries ?? []) {
      if (entry.href !== '#') add(entry.href, entry.label);
      for (const { id, group, name, code, keywords } of departments) {
        if (entry.children === `departments:${group}`)
          add(pathOf('departments', id), name, [code, ...Object.values(keywords).flat()]);
      }
    }
  }
}

function addAdmissions(site: Site, add: Add): void {
  const { page } = site.admissions;
  add('/admissions', page.title, Object.values(page.keywords).flat());
  for (const { id, label, level } of tabsOf(site)) {
    // Examinations that nothing but an admission names.
    const streams = site.admissions.streams.filter(({ tab }) => tab === id);
    add(
      `/admissions#${id}`,
      level === undefined
        ? inAll(site.college, (locale) => labelsFor('admissions', locale).currentAdmissions)
        : suffixed(label, page.title),
      streams.flatMap(({ name }) => site.college.languages.map((locale) => name[locale])),
    );
  }
}

/** The resources of the home page: portals and pages for students. */
function addResources({ home }: Site, add: Add): void {
  for (const { id, title, href } of home.resources)
    add(href.startsWith('/') ? `/#${id}` : href, title, [], 'Services');
}

function addDepartments({ college, departments, programmes }: Site, add: Add): void {
  for (const programme of programmes) {
    const { code, degree, name, specializations } = programme;
    const words = [
      code,
      `${degree.name.en} ${code}`,
      ...specializations.flatMap((text) => Object.values(text)),
    ];
    add(
      programmePath(programme),
      inAll(college, (locale) => `${degree.name[locale]} ${name[locale]}`),
      words,
      'Education',
    );
  }
  const peopleWords = college.languages.flatMap(
    (locale) => labelsFor('departments', locale).peopleWords,
  );
  for (const { id, code, name, laboratories } of departments) {
    for (const part of DEPARTMENT_PLACES) {
      const words = inAll(college, (locale) => labelsFor('departments', locale).part[part]);
      const others = part === 'people' ? peopleWords.map((each) => `${code} ${each}`) : [];
      add(`${pathOf('departments', id)}/${part}`, suffixed(name, words), [
        `${code} ${words.en}`,
        ...others,
      ]);
    }
    for (const laboratory of laboratories)
      add(`${pathOf('departments', id)}/laboratories#${laboratory.id}`, laboratory.name, [
        code,
        ...Object.values(name),
      ]);
  }
}

function addCollections(site: Site, add: Add): void {
  for (const committee of site.committees)
    add(committeeUrl(committee, 'en'), committee.name, [], 'Management');
  for (const { id, title, texts } of site.documents) {
    if (texts)
      add(
        pathOf('documents', id),
        title,
        Object.values(texts).flatMap(({ frontMatter }) => frontMatter.keywords),
      );
  }
  for (const { id, title, kind, dates = [] } of latestOf(site.notices, ({ issuedOn }) => issuedOn))
    add(pathOf('news', id), title, [
      ...Object.values(inAll(site.college, (locale) => labelsFor('news', locale).noticeKind[kind])),
      ...dates.flatMap(({ event }) => Object.values(event)),
    ]);
  for (const { id, title } of latestOf(site.events, ({ start }) => start))
    add(pathOf('events', id), title);
  const tenderWords = Object.values(
    inAll(site.college, (locale) => labelsFor('tenders', locale).tender),
  );
  for (const { id, title } of latestOf(site.tenders, ({ publishedAt }) => publishedAt))
    add(pathOf('tenders', id), title, tenderWords);
  // What they teach and study is sent with the texts (askedWords).
  for (const person of sortPeople(site.people)) {
    const code = site.departments.find(({ id }) => id === person.department)?.code ?? '';
    const posts = site.college.languages.map((locale) => postOf(person, locale));
    add(pathOf('people', person.id), person.name, [code, ...posts]);
  }
}

function latestOf<Item>(items: readonly Item[], moment: (item: Item) => string): Item[] {
  return [...items]
    .sort((a, b) => Date.parse(moment(b)) - Date.parse(moment(a)))
    .slice(0, MAX_OF_EACH);
}

/**
 * Pages outside the menu; a section in the menu by its anchor is not repeated, but its keywords are
 * added there.
 */
function addPages(site: Site, places: Map<string, SearchPlace>, add: Add): void {
  for (const page of site.pages) {
    const words = Object.values(page.keywords).flat();
    if (page.mount !== 'root') add(`/${page.id}`, page.title, words);
    for (const section of page.sectionTexts) {
      const anchored = `/${page.id}#${section.id}`;
      const path = places.has(anchored) ? anchored : sectionPath(page, section);
      const sectionWords = Object.values(section.texts).flatMap(
        ({ frontMatter }) => frontMatter.keywords,
      );
      add(
        path,
        inAll(site.college, (locale) => section.texts[locale].frontMatter.title),
        sectionWords,
        page.mount === 'root' ? 'Information' : categoryOf(path),
      );
    }
  }
  for (const { path, title } of pagesByPath(site).values())
    if (title) add(path, inAll(site.college, title));
  for (const { id, title, answers } of summariesOf(site)) {
    const path = pathOf('summaries', id);
    const names = [id, ...site.college.languages].map((locale) => formatLanguage(id, locale));
    add(
      path,
      inAll(site.college, () => title),
      names,
    );
    for (const answer of answers)
      add(
        `${path}#${answer.id}`,
        inAll(site.college, () => answer.title),
        answer.keywords?.split(', '),
      );
  }
  for (const { id, question } of site.faq) add(`${FAQ_PATH}#${id}`, question, [], 'Process');
}

export function categoryOf(path: string): SearchCategory {
  const fits = categoriesByPath()
    .filter(([prefix]) => path.startsWith(prefix))
    .sort(([a], [b]) => b.length - a.length);
  return fits[0]?.[1] ?? 'Navigation';
}

/** The name of a degree alone is unclear in a list of results: it stands before `: Admissions`. */
function suffixed(label: Both, title: Both): Both {
  return inEvery((locale) => `${label[locale]}: ${title[locale]}`);
}
