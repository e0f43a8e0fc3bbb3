import { DATASET_IDS, OPEN_DATA_PAGE } from '#app/content/datasets.ts';
import { drawnBy, type ListedPage, type PageGroup } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { Section, SectionPage } from '#app/content/reading/section-files.server.ts';
import { sectionPath } from '#app/content/rows/links.server.ts';
import { guideDepartments } from '#app/content/rows/people-rows.server.ts';
import { disclosureAnchor, disclosureItems } from '#app/content/schemas/disclosures.ts';
import { WAYS_PATH, wayAnchors } from '#app/content/schemas/ways-in.ts';
import { FAQ_TOPICS } from '#app/features/questions/schema.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { ownPage, wholePage } from './section-page.server.ts';
import { areListsEmpty } from './section-text.server.ts';

export { checkTexts as check } from './checks.server.ts';

type Kind = 'section-page' | 'section';

/** Pages of text: one folder of content/pages each. */
export const pages: PageGroup<Kind> = {
  place: 30,
  pages: (site) => site.pages.flatMap((page) => pagesOf(site, page)),
  listParts: (site) =>
    site.pages.flatMap((page) =>
      page.sectionTexts.flatMap((section) => {
        const isEmpty = areListsEmpty(site, section.texts.en);
        if (isEmpty === undefined) return [];
        const paths = [`/${page.id}#${section.id}`, sectionPath(page, section)];
        return paths.map((path) => [path, isEmpty] as const);
      }),
    ),
  siteMap: ({ pages }, locale) =>
    pages.map((page) => ({
      title: page.title[locale],
      ...(page.mount === 'root' ? {} : { href: localisePath(`/${page.id}`, locale) }),
      pages: page.sectionTexts.map((section) => ({
        label: section.texts[locale].frontMatter.title,
        href: localisePath(sectionPath(page, section), locale),
      })),
    })),
  categories: {
    '/about': 'Information',
    '/academics': 'Education',
    '/administrative': 'Management',
    '/pta': 'Management',
    '/careers': 'Services',
    '/alumni': 'Services',
    '/research': 'Research',
    '/partnerships': 'Research',
    '/facilities': 'Facilities',
    '/campus-life': 'Campus',
  },
};

function pagesOf(site: Site, page: SectionPage): ListedPage<Kind>[] {
  const own = page.sectionTexts.filter((section) => page.mount !== 'single' || section.isSubpage);
  const sections = own.map((section): ListedPage<Kind> => {
    const path = sectionPath(page, section);
    return {
      kind: 'section',
      path,
      namedIn: `pages/${page.id}/page.yaml`,
      ...drawnBy<typeof import('./section-page.tsx')>(
        'section-page/section-page.tsx',
        (locale, now) => ownPage(site, page, section, locale, now),
      ),
      anchors: anchorsOf(site, path),
      changes: changesOf([section]),
      ...(page.mount === 'root' && { search: { category: 'Information' } }),
    };
  });
  if (page.mount === 'root') return sections;
  const path = `/${page.id}`;
  const whole: ListedPage<Kind> = {
    kind: 'section-page',
    path,
    namedIn: `pages/${page.id}/page.yaml`,
    ...drawnBy<typeof import('./section-page.tsx')>(
      'section-page/section-page.tsx',
      (locale, now) => wholePage(site, page, locale, now),
    ),
    anchors: [...page.sections, ...anchorsOf(site, path)],
    changes: changesOf(page.sectionTexts),
    search: { isOverview: page.mount !== 'single' },
    ...(page.id === 'about' ? { subject: 'college' } : {}),
  };
  return [whole, ...sections];
}

function changesOf(sections: readonly Section[]): NonNullable<ListedPage['changes']> {
  return {
    days: (locale) => sections.map(({ texts }) => texts[locale].frontMatter.updatedOn),
    replacesPageDay: false,
  };
}

/** Anchors created by a directive of the text. */
function anchorsOf(site: Site, path: string): string[] {
  const made: Record<string, readonly string[]> = {
    [OPEN_DATA_PAGE]: DATASET_IDS,
    '/help/faq': [...FAQ_TOPICS, ...site.faq.map(({ id }) => id)],
    '/help/plain-words': site.plainWords.map(({ id }) => id),
    [WAYS_PATH]: wayAnchors(site.ways),
    '/research/guides': guideDepartments(site),
    '/facilities/transport': site.busRoutes.timetables.flatMap(({ routes }) =>
      routes.map(({ id }) => id),
    ),
  };
  const disclosures = site.disclosures.filter(({ page }) => page === path);
  return [
    ...(made[path] ?? []),
    ...disclosures.flatMap((list) =>
      disclosureItems(list).map((item) => disclosureAnchor(list, item)),
    ),
  ];
}

export { kinds } from './kind.server.ts';
