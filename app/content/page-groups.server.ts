import type { Site } from '#app/content/reading/read.server.ts';
import { admissions } from '#app/features/admissions/pages.server.ts';
import { departments } from '#app/features/departments/pages.server.ts';
import { documents } from '#app/features/documents/pages.server.ts';
import { events } from '#app/features/events/pages.server.ts';
import { gallery } from '#app/features/gallery/pages.server.ts';
import { home } from '#app/features/home/pages.server.ts';
import { notices } from '#app/features/news/pages.server.ts';
import { people } from '#app/features/people/pages.server.ts';
import { sectionPages } from '#app/features/section-page/pages.server.ts';
import { tenders } from '#app/features/tenders/pages.server.ts';
import type { Page, PageGroup } from './page-group.server.ts';
import { singlePages } from './single-pages.server.ts';

/** All page types, in list order, which prerendering, site maps, search, cards, checks and tests all follow. */
export const PAGE_GROUPS = [home, admissions, sectionPages, departments, people, notices, events, tenders, documents, gallery, ...singlePages] as const;

type KindOf<Group> = Group extends PageGroup<infer Kind> ? Kind : never;
export type PageKind = KindOf<(typeof PAGE_GROUPS)[number]>;

const known = new WeakMap<Site, ReadonlyMap<string, Page<PageKind>>>();

/** Every page of the content by its path. */
export function pagesByPath(site: Site): ReadonlyMap<string, Page<PageKind>> {
  const pages = known.get(site) ?? new Map(PAGE_GROUPS.flatMap((group): Page<PageKind>[] => group.pages(site)).map((page) => [page.path, page]));
  known.set(site, pages);
  return pages;
}
