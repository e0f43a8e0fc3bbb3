import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { addressOf } from '#app/content/rows/links.server.ts';
import { type Locale, localisePath, otherOf } from '#app/i18n/locale.ts';

export type NotFoundView = ReturnType<typeof notFoundView>;

/** Parts of the menu that the not-found page offers, by id. */
const LIKELY = ['academics', 'administration', 'research', 'facilities', 'campus-life'];

/**
 * The not-found page in one language. It is shown at every wrong address, so it has no canonical
 * address and is marked noindex.
 */
export function notFoundView(site: Site, locale: Locale) {
  const labels = labelsFor('not-found', locale);
  const searchLabels = labelsFor('search', locale);
  const other = otherOf(site.college, locale);
  const at = (path: string) => localisePath(path, locale);
  return {
    headTags: [
      { title: `${labels.notFoundTitle} | ${site.college.shortName[locale]}` },
      { name: 'description', content: labels.notFoundText },
      { name: 'robots', content: 'noindex' },
    ],
    title: labels.notFoundTitle,
    lead: labels.notFoundText,
    errorLine: labels.notFoundLine,
    otherTitle: other && { lang: other, text: labelsFor('not-found', other).notFoundTitle },
    searchHref: at('/search'),
    searchLabels: { field: searchLabels.search.field, submit: searchLabels.search.submit },
    likelyLabel: labels.likelyPages,
    likely: [
      { label: site.admissions.page.title[locale], href: at('/admissions') },
      ...site.navigation.menu
        .filter(({ id }) => LIKELY.includes(id))
        .map(({ title, href }) => ({ label: title[locale], href: at(href) })),
      {
        label: labelsFor('people', locale).contact,
        href: addressOf(site, '/administrative#administrative-staffs', locale) ?? at('/contact'),
      },
    ],
  };
}
