import { DATA_FORMATS, dataPath, OPEN_DATA_PAGE } from '#app/content/datasets.ts';
import { labelsFor } from '#app/content/labels.ts';
import { feedsOf, siteParts } from '#app/content/page-groups.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { admissionFeed } from '#app/content/rows/admission-dates.server.ts';
import { sectionPath } from '#app/content/rows/links.server.ts';
import { EVENTS_FEED } from '#app/features/events/events-feed.ts';
import { datasets, datasetWords } from '#app/features/open-data/open-data.server.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { menuView } from '#app/features/shell/shell.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';

export type SiteMapView = ReturnType<typeof siteMapView>;

/** All menu entries, pages and feeds of one language, by part. */
export function siteMapView(site: Site, locale: Locale) {
  const labels = labelsFor('site-map', locale);
  return {
    ...headed(site, '/sitemap', locale, {
      title: labels.siteMap,
      lead: labels.siteMapLead,
      keywords: [labels.siteMap],
    }),
    ancestors: [homeLink(locale)],
    menu: menuView(site, site.navigation.menu, locale).map(({ title, href, entries = [] }) => ({
      title,
      ...(href === '#' ? {} : { href }),
      pages: entries.flatMap((entry) => entry.children ?? [entry]),
    })),
    parts: siteParts(site, locale),
    feeds: feedParts(site, locale),
  };
}

/** Feeds and data files, by part. */
function feedParts(site: Site, locale: Locale) {
  const labels = labelsFor('events', locale);
  const data = frontMatterOf(site, OPEN_DATA_PAGE, locale);
  const feeds = Map.groupBy(feedsOf(site, locale), ({ part }) => part);
  return [
    ...[...feeds].map(([title, ofPart]) => ({
      title,
      note: ofPart[0]?.note,
      pages: ofPart.map(({ name, path }) => ({
        label: name,
        href: localisePath(`${path}.atom`, locale),
      })),
    })),
    {
      title: site.admissions.page.title[locale],
      pages: [
        {
          label: labelsFor('admissions', locale).datesFeed,
          href: admissionFeed(site, locale).href,
        },
      ],
    },
    {
      title: labels.events,
      note: labels.subscribeToEvents,
      pages: [{ label: labels.calendarFeed, href: localisePath(EVENTS_FEED, locale) }],
    },
    {
      title: data.title,
      note: data.summary,
      href: localisePath(OPEN_DATA_PAGE, locale),
      pages: datasets(site).flatMap((dataset) =>
        DATA_FORMATS.map(({ name, extension }) => ({
          label: `${datasetWords(dataset, locale).title}, ${name}`,
          href: dataPath(dataset.id, extension),
        })),
      ),
    },
  ];
}

/** The summary of a section. @throws Error if the content has no such section */
function frontMatterOf(site: Site, path: string, locale: Locale) {
  const section = site.pages.flatMap((page) =>
    page.sectionTexts.filter((each) => sectionPath(page, each) === path),
  )[0];
  if (!section) throw new Error(`The content has no section at ${path}`);
  return section.texts[locale].frontMatter;
}
