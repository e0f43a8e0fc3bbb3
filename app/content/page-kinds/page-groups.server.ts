import type { Site } from '#app/content/reading/read.server.ts';
import { admissions } from './admissions.server.ts';
import { departments } from './departments.server.ts';
import { documents } from './documents.server.ts';
import { events } from './events.server.ts';
import { gallery } from './gallery.server.ts';
import { home } from './home.server.ts';
import { notices } from './notices.server.ts';
import type { Page, PageGroup } from './page-group.server.ts';
import { people } from './people.server.ts';
import { sectionPages } from './section-pages.server.ts';
import { singlePages } from './single-pages.server.ts';
import { tenders } from './tenders.server.ts';

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
