import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { dateSaid } from '#app/content/rows/date-steps.server.ts';
import {
  newestFirst,
  noticeRow,
  noticeUrl,
  updateFact,
} from '#app/content/rows/notice-rows.server.ts';
import { onlyIn } from '#app/content/rows/only-in.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { isNoticeCurrent } from '#app/domain/clock.ts';
import { dueFirst } from '#app/domain/date-steps.ts';
import { rowsToCome } from '#app/domain/days-to-come.ts';
import { lastChange, noticeChanges, topChanges } from '#app/domain/state-changes.ts';
import { entryPicture, entryView } from '#app/features/shell/entry.server.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { withId } from '#app/lib/with-id.ts';
import { ARCHIVE_PAGE_SIZE, archivePath, issuedIn, pageCount, yearsOfEntries } from './archive.ts';
import { newsSubscription } from './news-feed.server.ts';
import { NOTICE_KINDS, noticeCalendarId } from './schema.ts';

/** Current notices on one page; the archive by year has the rest. */
const CURRENT_LIMIT = 30;
/** Number of expired notices shown below them. */
const RECENT_LIMIT = 10;

export type NewsView = ReturnType<typeof newsView>;
export type NewsArchiveView = ReturnType<typeof newsArchiveView>;
export type NoticeView = Awaited<ReturnType<typeof noticeView>>;
/** One line of the list that the filter loads. */
export type NoticeListItem = {
  title: string;
  only?: { lang: string; words: string };
  href: string;
  /** Its dates in their order, each until its day is over (Unix time in milliseconds). */
  dates: readonly { until: number; text: string }[];
  /** Kind and day of issue. */
  about: string;
  validUntil: string;
  /** When it is kept on top no more, Unix time in milliseconds. */
  onTopUntil?: number | undefined;
  kind: string;
  departments: readonly string[];
};

/**
 * The notices valid at `now` (Unix time in milliseconds) by what is due, the latest expired ones,
 * and the years of the archive.
 */
export function newsView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('news', locale);
  const sorted = newestFirst(site.notices);
  const row = (notice: Site['notices'][number]) => noticeRow(notice, locale);
  const current = dueFirst(
    sorted.filter((notice) => isNoticeCurrent(notice, now)).map(row),
    now,
  ).slice(0, CURRENT_LIMIT);
  const past = sorted.filter((notice) => !isNoticeCurrent(notice, now)).slice(0, RECENT_LIMIT);
  const rows = newestFirst([...current, ...past.map(row)]);
  return {
    now: lastChange(rows.flatMap(noticeChanges), now),
    ...headed(site, pathOf('news'), locale, {
      title: labels.allNews,
      lead: labels.noticesLead,
      keywords: [labels.notices, labels.archive],
    }),
    ancestors: [homeLink(locale)],
    current,
    /** Each of the current ones stands among them from the moment at which it expires. */
    rows,
    years: yearLinks(site, locale),
    subscription: newsSubscription(locale),
    listUrl: localisePath('/lists/notices.json', locale),
    kinds: NOTICE_KINDS.filter((kind) => !site.college.without?.some((part) => part === kind)).map(
      (kind) => ({ value: kind, label: labels.noticeKind[kind] }),
    ),
    departments: site.departments.map(({ id, name }) => ({ id, name: name[locale] })),
  };
}

function yearLinks(site: Site, locale: Locale) {
  return yearsOfEntries(site.notices).map(({ year, count }) => ({
    year,
    label: counted(labelsFor('news', locale).yearWithCount, { year, count }),
    href: localisePath(archivePath(year, 1), locale),
  }));
}

/** A page of the archive. */
export function newsArchiveView(
  site: Site,
  year: string,
  page: number,
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('news', locale);
  const notices = newestFirst(issuedIn(year, site.notices));
  const pages = pageCount(notices.length);
  const title =
    page === 1 ? fillIn(labels.archiveOf, { year }) : fillIn(labels.archiveOfPage, { year, page });
  const description = fillIn(labels.archiveOfLead, { year, page, pages });
  const rows = notices
    .slice((page - 1) * ARCHIVE_PAGE_SIZE, page * ARCHIVE_PAGE_SIZE)
    .map((notice) => noticeRow(notice, locale));
  return {
    now: lastChange(rows.flatMap(noticeChanges), now),
    head: headOf(site, archivePath(year, page), locale, {
      title,
      description,
      keywords: [labels.archive, year],
    }),
    title,
    lead: description,
    ancestors: trailOf(pathOf('news'), labels.allNews, locale),
    rows,
    pages: Array.from({ length: pages }, (_, index) => ({
      label: String(index + 1),
      href: localisePath(archivePath(year, index + 1), locale),
      isCurrent: index + 1 === page,
    })),
    years: yearLinks(site, locale).map((link) => ({ ...link, isCurrent: link.year === year })),
  };
}

/** One notice. */
export async function noticeView(
  site: Site,
  notice: Site['notices'][number],
  locale: Locale,
  now: number,
) {
  const labels = labelsFor('news', locale);
  const messages = messagesFor(locale);
  const texts = localise(notice, locale);
  const calendar = noticeCalendarId(notice);
  const successor = withId(site.notices, notice.successor);
  return {
    ...(await entryView(site, notice, noticeRow(notice, locale), locale, now)),
    picture: await entryPicture(site, 'news', notice, locale),
    head: headOf(site, pathOf('news', notice.id), locale, {
      title: texts.title,
      description: texts.summary,
      keywords: [labels.noticeKind[notice.kind], labels.notices],
    }),
    updatedOn: notice.updatedOn,
    ancestors: trailOf(pathOf('news'), labels.allNews, locale),
    facts: [
      { term: labels.forWhom, value: texts.audience },
      { term: messages.issued, value: formatDate(notice.issuedOn, locale) },
      ...updateFact(notice, locale),
      {
        term: messages.validUntil,
        value: fillIn(labelsFor('home', locale).validTo, {
          moment: formatMoment(notice.validUntil, locale),
        }),
      },
    ],
    steps: texts.steps ?? [],
    dates: (notice.dates ?? []).map(({ date, event }) => ({
      iso: date,
      date: formatDate(date, locale),
      event: event[locale],
    })),
    calendarHref: calendar && localisePath(`/calendar/${calendar}.ics`, locale),
    successor: successor
      ? {
          ...onlyIn(successor, locale),
          title: successor.title[locale],
          href: noticeUrl(successor.id, locale),
        }
      : undefined,
  };
}

/** Every notice, newest first, for the filter. */
export function noticeList(site: Site, locale: Locale): NoticeListItem[] {
  const labels = labelsFor('news', locale);
  return newestFirst(site.notices).map(
    ({ id, title, issuedOn, validUntil, kind, dates = [], departments = [], ...notice }) => ({
      title: title[locale],
      ...onlyIn(notice, locale),
      href: noticeUrl(id, locale),
      about: `${labels.noticeKind[kind]}. ${messagesFor(locale).issued}: ${formatDate(issuedOn, locale)}.`,
      dates: rowsToCome(dates).map(({ row, until }) => ({ until, text: dateSaid(row, locale) })),
      validUntil,
      onTopUntil: topChanges(notice)[0],
      kind,
      departments,
    }),
  );
}
