import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { calendarPath } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { dateSteps } from '#app/content/rows/date-steps.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { onlyIn } from '#app/content/rows/only-in.server.ts';
import { summaryOf } from '#app/content/written-text.ts';
import { pathOf } from '#app/domain/addresses.ts';
import type { DateStep } from '#app/domain/date-steps.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { entryPicture, entryView } from '#app/features/shell/entry.server.ts';
import { headed, headOf } from '#app/features/shell/head.server.ts';
import { homeLink, trailOf } from '#app/features/shell/trail.server.ts';
import { formatDate, formatMoment, formatRupees } from '#app/i18n/format.ts';
import { inEvery, type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { tenderCalendarId } from './tender-calendar.server.ts';
import { tenderSubscription } from './tender-feed.server.ts';
import {
  closingDay,
  compareTenders,
  type TenderState,
  tenderChanges,
  tenderState,
} from './tender-state.ts';

type Tender = Site['tenders'][number];
export type TendersView = ReturnType<typeof tendersView>;
export type TenderView = Awaited<ReturnType<typeof tenderView>>;
export type TenderRow = TendersView['rows'][number];

/** All tenders by status; the visitor's clock updates it. */
export function tendersView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('tenders', locale);
  const rows = site.tenders.map((tender) => tenderRow(tender, locale));
  rows.sort((a, b) => compareTenders(a, b, now));
  return {
    now: lastChange(rows.flatMap(timelineChanges), now),
    ...headed(site, pathOf('tenders'), locale, {
      title: labels.tenders,
      lead: labels.tendersLead,
      keywords: [labels.tenders, labels.tenderPortal],
    }),
    ancestors: [homeLink(locale)],
    subscription: tenderSubscription(locale),
    portalHref: site.college.portals.tenders,
    rows,
    contact: contactsOf(site, ['office'], locale)[0],
  };
}

/** One tender. */
export async function tenderView(site: Site, tender: Tender, locale: Locale, now: number) {
  const labels = labelsFor('tenders', locale);
  const { title, corrigenda = [], cancelled, awarded } = localise(tender, locale);
  const { body, documents, estimate, deposit, reference, publishedAt, opensAt } = tender;
  const summary = inEvery((of) => summaryOf(body[of]));
  const entry = { summary, body, attachments: documents, contact: 'office' };
  const outcome = cancelled
    ? { words: labels.cancelledOn, on: cancelled.on, text: cancelled.reason }
    : awarded && { words: labels.awardedOn, on: awarded.on, text: awarded.note };
  // Bids are sent there.
  const portal = tender.method === 'e-tender' && { href: site.college.portals.tenders };
  const rupees = (term: string, amount: number | undefined) =>
    amount === undefined ? [] : [{ term, value: formatRupees(amount) }];
  return {
    ...(await entryView(site, entry, tenderRow(tender, locale), locale, now)),
    picture: await entryPicture(site, 'tenders', tender, locale),
    head: headOf(site, pathOf('tenders', tender.id), locale, {
      title: `${title} | ${labels.tenders}`,
      description: summary[locale],
      keywords: [labels.tenders, reference],
    }),
    ancestors: trailOf(pathOf('tenders'), labels.tenders, locale),
    facts: [
      { term: labels.opened, value: formatMoment(opensAt, locale) },
      { term: labels.methodLabel, items: [{ text: labels.method[tender.method], ...portal }] },
      ...rupees(labels.estimate, estimate),
      ...rupees(labels.deposit, deposit),
      { term: labels.reference, value: reference },
      { term: labels.published, value: formatMoment(publishedAt, locale) },
    ],
    /** How it ended, and what was corrected, the latest first. */
    above: [
      ...(outcome
        ? [
            {
              title: fillIn(outcome.words, { date: formatDate(outcome.on, locale) }),
              text: outcome.text,
            },
          ]
        : []),
      ...corrigenda.toSorted(byIssue).map(({ issuedOn, text }) => ({
        title: `${fillIn(labels.corrected, { date: formatDate(issuedOn, locale) })}.`,
        text,
      })),
    ],
    calendarHref: localisePath(calendarPath(tenderCalendarId(tender)), locale),
  };
}

const byIssue = (a: { issuedOn: string }, b: { issuedOn: string }) =>
  b.issuedOn.localeCompare(a.issuedOn);

/** A tender as in lists. */
function tenderRow(tender: Tender, locale: Locale) {
  const labels = labelsFor('tenders', locale);
  const { publishedAt, closesAt, opensAt, corrigenda = [] } = tender;
  const dates = {
    publishedAt,
    closesAt,
    opensAt,
    isCancelled: tender.cancelled !== undefined,
    isAwarded: tender.awarded !== undefined,
  };
  const [last] = corrigenda.toSorted(byIssue);
  const moved = corrigenda.toSorted(byIssue).find(({ closedAt }) => closedAt !== undefined);
  const title = tender.title[locale];
  const closes = formatMoment(closesAt, locale);
  const corrected = last && fillIn(labels.corrected, { date: formatDate(last.issuedOn, locale) });
  const closedBefore = moved?.closedAt && formatMoment(moved.closedAt, locale);
  return {
    ...dates,
    id: tender.id,
    href: localisePath(pathOf('tenders', tender.id), locale),
    isSample: tender.sample === true,
    ...onlyIn(tender, locale),
    title,
    closes,
    corrected,
    /** The last time for bids before it was moved. */
    closedBefore,
    /** What is sent. */
    said: [
      title,
      `${labels.closes}: ${closes}`,
      ...(corrected ? [corrected] : []),
      ...(closedBefore ? [`${labels.before}: ${closedBefore}`] : []),
    ].join('; '),
    timeline: tenderSteps(dates, locale),
    estimate: tender.estimate === undefined ? labels.notStated : formatRupees(tender.estimate),
    method: labels.method[tender.method],
  };
}

const MARKS = {
  planned: 'soon',
  open: 'active',
  'last-day': 'last-day',
  closed: 'closed',
  evaluation: 'closed',
  awarded: 'closed',
  cancelled: 'closed',
} as const satisfies Record<TenderState, DateStep['mark']>;

/** The states of a tender in their order, with the days until it closes while it is open. */
function tenderSteps(dates: Parameters<typeof tenderState>[0], locale: Locale): DateStep[] {
  const labels = labelsFor('tenders', locale);
  const near = { later: labels.closesIn, tomorrow: labels.closesTomorrow, today: '' };
  const moments = [0, ...tenderChanges(dates)].sort((a, b) => a - b);
  return moments.flatMap((from) => {
    const state = tenderState(dates, from);
    const [said, mark] = [labels.tenderState[state], MARKS[state]];
    return state === 'open'
      ? dateSteps({ said, day: closingDay(dates), from, mark }, near)
      : [{ from, mark, text: said }];
  });
}
