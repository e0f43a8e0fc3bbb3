import { collegeFeed, type FeedView, momentOfDay } from '#app/content/feeds.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { blocksInFeed } from '#app/content/rows/album-pictures.server.ts';
import { titleAlone } from '#app/content/rows/sample.server.ts';
import { summaryOf } from '#app/content/written-text.ts';
import { pathOf } from '#app/domain/addresses.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatDate, formatMoment } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type Tender = Site['tenders'][number];

/** Feed of all tenders, without language and format. */
export const TENDERS_FEED = '/feeds/tenders';

/** Maximum number of entries. */
const ENTRY_LIMIT = 50;

/** Days on which a tender was published, corrected and ended. */
export function changesOf({ publishedAt, corrigenda = [], cancelled, awarded }: Tender): string[] {
  return [
    collegeDay(Date.parse(publishedAt)),
    ...corrigenda.map(({ issuedOn }) => issuedOn),
    ...[cancelled, awarded].flatMap((end) => (end ? [end.on] : [])),
  ].sort();
}

export const lastChangeOf = (tender: Tender) => changesOf(tender).at(-1) ?? '';

/**
 * The tenders published so far, the one that was changed last first; each begins with what was
 * corrected.
 */
export function tendersFeed(site: Site, locale: Locale, now: number): FeedView {
  const labels = labelsFor('tenders', locale);
  const tenders = site.tenders
    .filter(({ publishedAt }) => Date.parse(publishedAt) <= now)
    .toSorted((a, b) => lastChangeOf(b).localeCompare(lastChangeOf(a)));
  return collegeFeed(
    site,
    {
      path: TENDERS_FEED,
      page: pathOf('tenders'),
      name: labels.tenders,
      summary: labels.tendersLead,
      updated: momentOfDay(
        tenders[0] ? lastChangeOf(tenders[0]) : site.pageDays[pathOf('tenders')],
      ),
      entries: tenders.slice(0, ENTRY_LIMIT).map((tender) => ({
        path: pathOf('tenders', tender.id),
        title: titleAlone(tender.title[locale], tender.sample, locale),
        summary: summaryOf(tender.body[locale]),
        only: tender.only,
        text: [
          ...(tender.corrigenda ?? []).map(
            ({ issuedOn, text }) =>
              `${fillIn(labels.corrected, { date: formatDate(issuedOn, locale) })}: ${text[locale]}`,
          ),
          `${labels.closes}: ${formatMoment(tender.closesAt, locale)}`,
          ...blocksInFeed(site, tender.body[locale], tender.only ?? locale),
        ].join('\n\n'),
        kind: labels.method[tender.method],
        issued: tender.publishedAt,
        updated:
          changesOf(tender).length === 1 ? tender.publishedAt : momentOfDay(lastChangeOf(tender)),
      })),
    },
    locale,
  );
}

/** The line on the page of tenders with a link to their feed. */
export function tenderSubscription(locale: Locale) {
  const link = { label: 'Atom', href: localisePath(`${TENDERS_FEED}.atom`, locale) };
  return {
    title: labelsFor('news', locale).subscribe,
    note: labelsFor('tenders', locale).subscribeToTenders,
    link,
  };
}
