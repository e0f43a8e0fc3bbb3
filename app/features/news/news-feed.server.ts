import { collegeFeed, type FeedView, momentOfDay } from '#app/content/feeds.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { blocksInFeed } from '#app/content/rows/album-pictures.server.ts';
import { emergencyRow } from '#app/content/rows/emergency-rows.server.ts';
import { newestFirst } from '#app/content/rows/notice-rows.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { departmentStem } from '#languages/grammar.ts';
import { ALL_NEWS, type NewsFeed } from './feeds.server.ts';

type Notice = Site['notices'][number];

/** Maximum number of entries of a feed; older ones are in the archive. */
const ENTRY_LIMIT = 50;

/**
 * The notices of a feed, newest first. Notices without a department concern everyone, as in the
 * filter.
 */
export function newsFeedView(site: Site, feed: NewsFeed, locale: Locale): FeedView {
  const urgent = feed.path === ALL_NEWS.path ? emergencyEntries(site, locale) : [];
  const notices = newestFirst(site.notices).filter(
    ({ departments }) =>
      feed.department === undefined || (departments ?? [feed.department]).includes(feed.department),
  );
  return collegeFeed(
    site,
    {
      path: feed.path,
      page: feed.department === undefined ? pathOf('news') : pathOf('departments', feed.department),
      name: feedName(site, feed, locale),
      summary: labelsFor('news', locale).noticesLead,
      // A feed without entries has the date of the latest notice; if there is none, that of the
      // notices page.
      updated: latest([
        ...urgent.map(({ updated }) => updated),
        momentOfDay(
          lastChange(notices) ?? lastChange(site.notices) ?? site.pageDays[pathOf('news')],
        ),
      ]),
      entries: [
        ...urgent,
        ...notices.slice(0, ENTRY_LIMIT).map((notice) => ({
          path: pathOf('news', notice.id),
          title: titleAlone(notice.title[locale], notice.sample, locale),
          summary: notice.summary[locale],
          only: notice.only,
          text: textOf(site, notice, locale),
          kind: labelsFor('news', locale).noticeKind[notice.kind],
          issued: outSince(notice),
          /** The date of the last change, or of issue if it was not changed. */
          updated:
            notice.updatedOn === undefined ? outSince(notice) : momentOfDay(notice.updatedOn),
        })),
      ],
    },
    locale,
  );
}

const texts = new WeakMap<Site, Map<string, string>>();

/**
 * The words of a notice with its steps, made once for all feeds that have it: most notices are in
 * that of each department.
 */
function textOf(site: Site, notice: Notice, locale: Locale): string {
  const known = texts.get(site) ?? new Map<string, string>();
  texts.set(site, known);
  const name = `${locale} ${notice.id}`;
  const text =
    known.get(name) ??
    [
      ...blocksInFeed(site, notice.body[locale], notice.only ?? locale),
      ...(notice.steps ?? []).map((step, index) => `${index + 1}. ${step[locale]}`),
    ].join('\n\n');
  known.set(name, text);
  return text;
}

/** What was said at the top of every page, the newest first. */
function emergencyEntries({ emergencies }: Site, locale: Locale) {
  return [...emergencies]
    .sort((a, b) => Date.parse(b.from) - Date.parse(a.from))
    .map((entry) => {
      const { id, title, text } = emergencyRow(entry, locale);
      return {
        path: `/today#${id}`,
        title,
        summary: text,
        text,
        kind: labelsFor('college-year', locale).emergency,
        issued: entry.from,
        updated: entry.from,
      };
    });
}

/** The line on the notices page with a link to the feed of all notices. */
export function newsSubscription(locale: Locale) {
  const { subscribe, subscribeToNotices } = labelsFor('news', locale);
  const link = { label: 'Atom', href: localisePath(`${ALL_NEWS.path}.atom`, locale) };
  return { title: subscribe, note: subscribeToNotices, link };
}

/** The subject of a feed: all notices, or those of a department. */
export function feedName(
  { departments }: Pick<Site, 'departments'>,
  { department }: NewsFeed,
  locale: Locale,
): string {
  const labels = labelsFor('news', locale);
  const name = departments.find(({ id }) => id === department)?.name[locale];
  return name === undefined
    ? labels.notices
    : fillIn(labels.noticesOfDepartment, { department: departmentStem(name) });
}

/** The latest day on which one of the notices was issued or changed. */
function lastChange(notices: Site['notices']): string | undefined {
  return notices
    .map(({ issuedOn, updatedOn }) => updatedOn ?? issuedOn)
    .sort()
    .at(-1);
}

const latest = (moments: string[]) =>
  moments.reduce((last, moment) => (Date.parse(moment) > Date.parse(last) ? moment : last));

/**
 * When readers could see it first: one that was published later than issued is not sorted among
 * what was read before.
 */
function outSince({ issuedOn, publishFrom }: Site['notices'][number]): string {
  const issued = momentOfDay(issuedOn);
  return publishFrom !== undefined && Date.parse(publishFrom) > Date.parse(issued)
    ? publishFrom
    : issued;
}
