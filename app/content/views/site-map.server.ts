import { archivePath, yearsOf } from '#app/content/archive.ts';
import { EVENTS_FEED, listNewsFeeds } from '#app/content/feeds.ts';
import { DATA_FORMATS, DATASET_IDS, dataPath, OPEN_DATA_PAGE } from '#app/content/open-data.ts';
import { sectionPath } from '#app/content/pages.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { localise } from '#app/content/schemas/fields.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { admissionFeed } from './admission-dates.ts';
import { explainEach } from './explained.ts';
import { headOf } from './head.server.ts';
import { feedName } from './news-feed.server.ts';
import { newestFirst } from './notice-rows.ts';
import { sortPeople } from './people-rows.ts';
import { menuView } from './shell.server.ts';
import { explainShortWords } from './short-words.ts';
import { homeLink } from './trail.ts';

/** Notices named on the site map; the archive by year leads to all. */
const NOTICE_LIMIT = 40;

export type SiteMapView = ReturnType<typeof siteMapView>;

/** Every entry of the menu, every page and every feed of one language, by part. */
export function siteMapView(site: Site, locale: Locale) {
  const labels = labelsFor(locale);
  const { html } = explainShortWords(site, locale);
  return {
    head: headOf(site, '/sitemap', locale, { title: labels.siteMap, description: labels.siteMapLead, keywords: [labels.siteMap] }),
    title: labels.siteMap,
    lead: html(labels.siteMapLead),
    ancestors: [homeLink(locale)],
    menu: menuView(site, site.navigation.menu, locale).map(({ title, href, entries = [] }) => ({
      title,
      ...(href === '#' ? {} : { href }),
      pages: explainEach(
        entries.flatMap((entry) => entry.children ?? [entry]),
        html,
        'description',
      ),
    })),
    parts: siteParts(site, locale),
    feeds: explainEach(feedParts(site, locale), html, 'note'),
    labels: { menuEntries: labels.menuEntries, allPages: labels.allPages, feeds: labels.feedsAndData },
  };
}

/** Every page of one language, by part; needs no menu, so that the content check can ask for titles. */
export function siteParts(site: Site, locale: Locale) {
  const at = (path: string) => localisePath(path, locale);
  const { page } = site.admissions;
  const parts = site.pages.map((part) => ({
    title: part.title[locale],
    ...(part.mount === 'root' ? {} : { href: at(`/${part.id}`) }),
    pages: part.sectionTexts.map((section) => ({ label: section.texts[locale].frontMatter.title, href: at(sectionPath(part, section)) })),
  }));
  const admissions = {
    title: page.title[locale],
    href: at('/admissions'),
    pages: localise(page.tabs, locale).map(({ id, label }) => ({ label, href: at(`/admissions/${id}`) })),
  };
  return [admissions, ...parts, ...collections(site, locale)];
}

type FeedPart = { title: string; note?: string; href?: string; pages: { label: string; href: string; isFile: true }[] };

/** What can be subscribed to, each in one format, of which pages announce the other, and the data, by part. */
function feedParts(site: Site, locale: Locale): FeedPart[] {
  const labels = labelsFor(locale);
  const feeds = listNewsFeeds(site);
  const data = frontMatterOf(site, OPEN_DATA_PAGE, locale);
  const links = (chosen: typeof feeds) =>
    chosen.map((feed) => ({ label: feedName(site, feed, locale), href: localisePath(`${feed.path}.atom`, locale), isFile: true as const }));
  return [
    { title: labels.notices, note: labels.subscribeToNotices, pages: links(feeds.filter(({ department }) => department === undefined)) },
    { title: labels.departments, pages: links(feeds.filter(({ department }) => department !== undefined)) },
    { title: site.admissions.page.title[locale], pages: [{ label: labels.datesFeed, href: admissionFeed(site, locale).href, isFile: true }] },
    {
      title: labels.events,
      note: labels.subscribeToEvents,
      pages: [{ label: labels.calendarFeed, href: localisePath(EVENTS_FEED.path, locale), isFile: true }],
    },
    {
      title: data.title,
      note: data.summary,
      href: localisePath(OPEN_DATA_PAGE, locale),
      pages: DATASET_IDS.flatMap((id) =>
        DATA_FORMATS.map(({ name, extension }) => ({
          label: `${labels.openData.datasets[id].title}, ${name}`,
          href: dataPath(id, extension),
          isFile: true as const,
        })),
      ),
    },
  ];
}

/** What a section says of itself. @throws Error when the content has no such section */
function frontMatterOf(site: Site, path: string, locale: Locale) {
  const section = site.pages.flatMap((page) => page.sectionTexts.filter((each) => sectionPath(page, each) === path))[0];
  if (!section) throw new Error(`The content has no section at ${path}`);
  return section.texts[locale].frontMatter;
}

/** The pages made from collections, by part. */
function collections(site: Site, locale: Locale) {
  const labels = labelsFor(locale);
  const at = (path: string) => localisePath(path, locale);
  const part = (title: string, path: string, pages: readonly { label: string; href: string }[] = []) => ({ title, href: at(path), pages: [...pages] });
  const titled = (path: string, entries: readonly { id: string; title: Record<Locale, string> }[]) =>
    entries.map(({ id, title }) => ({ label: title[locale], href: at(`${path}/${id}`) }));
  const departments = site.departments.map(({ id, name }) => ({ label: name[locale], href: at(`/department/${id}`) }));
  const people = sortPeople(site.people).map(({ id, name }) => ({ label: name[locale], href: at(`/faculty/${id}`) }));
  const archive = yearsOf(site.notices).map(({ year }) => ({ label: labels.archiveOf(year), href: at(archivePath(year, 1)) }));
  return [
    part(labels.departments, '/department', departments),
    part(labels.peopleTitle, '/faculty', people),
    part(labels.allNews, '/all-news', [...titled('/all-news', newestFirst(site.notices).slice(0, NOTICE_LIMIT)), ...archive]),
    part(labels.events, '/events', titled('/events', site.events)),
    part(labels.tenders, '/tenders'),
    part(
      labels.downloads,
      '/downloads',
      titled(
        '/downloads',
        site.documents.filter(({ texts }) => texts),
      ),
    ),
    part(labels.gallery, '/gallery', titled('/gallery', site.albums)),
    part(labels.inaugurationTitle, '/inaguration'),
  ];
}
