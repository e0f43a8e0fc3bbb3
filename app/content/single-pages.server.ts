import { labelsFor } from '#app/content/labels.ts';
import { localisePath } from '#app/i18n/locale.ts';
import type { PageGroup } from './page-group.server.ts';

/** Spelled as in the specification. */
const inauguration: PageGroup<'inauguration'> = {
  pages: () => [{ kind: 'inauguration', path: '/inaguration', title: (locale) => labelsFor(locale).inaugurationTitle }],
  siteMap: (_, locale) => [{ title: labelsFor(locale).inaugurationTitle, href: localisePath('/inaguration', locale), pages: [] }],
  categories: { '/inaguration': 'Events' },
};

const compare: PageGroup<'compare'> = {
  pages: ({ departments }) => [
    {
      kind: 'compare',
      path: '/academics/compare',
      title: (locale) => labelsFor(locale).compareTitle,
      changes: { days: () => departments.map(({ updatedOn }) => updatedOn), isAlone: true },
    },
  ],
  siteMap: (_, locale) => [{ title: labelsFor(locale).compareTitle, href: localisePath('/academics/compare', locale), pages: [] }],
};

const myAdmission: PageGroup<'my-admission'> = {
  pages: () => [{ kind: 'my-admission', path: '/admissions/my-admission', title: (locale) => labelsFor(locale).myAdmission }],
  siteMap: (_, locale) => [{ title: labelsFor(locale).myAdmission, href: localisePath('/admissions/my-admission', locale), pages: [] }],
};

const today: PageGroup<'today'> = {
  pages: () => [{ kind: 'today', path: '/today', title: (locale) => labelsFor(locale).todayTitle, search: { isOverview: true } }],
  siteMap: (_, locale) => [{ title: labelsFor(locale).todayTitle, href: localisePath('/today', locale), pages: [] }],
};

/** Pages that link to others, and the not-found page. */
const service: PageGroup<'search' | 'site-map' | 'not-found'> = {
  pages: () => [
    { kind: 'search', path: '/search', search: false },
    { kind: 'site-map', path: '/sitemap', title: (locale) => labelsFor(locale).siteMap, search: { isOverview: true } },
    { kind: 'not-found', path: '/404', search: false },
  ],
};

/** Single pages, each a type of its own. New ones come before the service pages. */
export const singlePages = [compare, myAdmission, today, inauguration, service] as const;
