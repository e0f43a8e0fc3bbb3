import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { dateSteps } from '#app/content/rows/date-steps.server.ts';
import { contactsOf } from '#app/content/rows/department-rows.server.ts';
import { documentRow } from '#app/content/rows/document-rows.server.ts';
import { pathOf } from '#app/domain/addresses.ts';
import type { DateStep } from '#app/domain/date-steps.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { entryPicture, writtenHtml } from '#app/features/shell/entry.server.ts';
import { headed } from '#app/features/shell/head.server.ts';
import { homeLink } from '#app/features/shell/trail.server.ts';
import { formatDate, formatMoment, formatRupees } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import {
  closingDay,
  compareTenders,
  type TenderState,
  tenderChanges,
  tenderState,
} from './tender-state.ts';

export type TendersView = Awaited<ReturnType<typeof tendersView>>;
export type TenderRow = TendersView['rows'][number];

/** All tenders by status; the visitor's clock updates it. */
export async function tendersView(site: Site, locale: Locale, now: number) {
  const labels = labelsFor('tenders', locale);
  const rows = await Promise.all(site.tenders.map((tender) => tenderRow(site, tender, locale)));
  rows.sort((a, b) => compareTenders(a, b, now));
  return {
    now: lastChange(rows.flatMap(timelineChanges), now),
    ...headed(site, pathOf('tenders'), locale, {
      title: labels.tenders,
      lead: labels.tendersLead,
      keywords: [labels.tenders, labels.tenderPortal],
    }),
    ancestors: [homeLink(locale)],
    portalHref: site.college.portals.tenders,
    rows,
    contact: contactsOf(site, ['office'], locale)[0],
  };
}

async function tenderRow(site: Site, tender: Site['tenders'][number], locale: Locale) {
  const labels = labelsFor('tenders', locale);
  const { title, body, corrigenda, cancelled, awarded } = localise(tender, locale);
  const { publishedAt, closesAt, opensAt } = tender;
  const dates = {
    publishedAt,
    closesAt,
    opensAt,
    isCancelled: cancelled !== undefined,
    isAwarded: awarded !== undefined,
  };
  return {
    ...dates,
    id: tender.id,
    picture: await entryPicture('tenders', tender, locale),
    isSample: tender.sample === true,
    title,
    body: writtenHtml(site, body, locale),
    closes: formatMoment(tender.closesAt, locale),
    timeline: tenderSteps(dates, locale),
    estimate: tender.estimate === undefined ? labels.notStated : formatRupees(tender.estimate),
    method: labels.method[tender.method],
    facts: [
      { term: labels.reference, value: tender.reference },
      { term: labels.published, value: formatMoment(tender.publishedAt, locale) },
      { term: labels.opened, value: formatMoment(tender.opensAt, locale) },
      ...(tender.deposit === undefined
        ? []
        : [{ term: labels.deposit, value: formatRupees(tender.deposit) }]),
    ],
    corrigenda: (corrigenda ?? []).map(({ issuedOn, text }) => ({
      iso: issuedOn,
      date: formatDate(issuedOn, locale),
      text,
    })),
    outcome: cancelled
      ? `${fillIn(labels.cancelledOn, { date: formatDate(cancelled.on, locale) })} ${cancelled.reason}`
      : awarded
        ? `${fillIn(labels.awardedOn, { date: formatDate(awarded.on, locale) })} ${awarded.note}`
        : undefined,
    documents: site.documents
      .filter((document) => tender.documents?.includes(document.id))
      .map((document) => documentRow(site, document, locale)),
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
