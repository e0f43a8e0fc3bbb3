import encodeQR from 'qr';
import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { lastModified } from '#app/content/last-modified.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import { eventTimeline } from '#app/content/rows/admission-dates.server.ts';
import { contactsOf, eventContact } from '#app/content/rows/department-rows.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';
import { collegeDay, stepAt } from '#app/domain/clock.ts';
import { lastChange } from '#app/domain/state-changes.ts';
import { formatDate, formatEnd, formatMoment } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { headTitle } from '#app/lib/head-title.ts';
import { eventAnchor, eventName, sheetPath } from './admission-addresses.ts';
import { eventFees } from './event-fees.server.ts';

/** Width of the quiet zone around a QR code in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

export type AdmissionSheetView = ReturnType<typeof admissionSheet>;

/** The sheets of all events for the notice board, in one language; `now` (Unix time in milliseconds) is the time of generation. */
export function admissionSheets(site: Site, locale: Locale, now: number): AdmissionSheetView[] {
  return site.admissions.events.map((event, index) =>
    admissionSheet(site, event, index, locale, now),
  );
}

function admissionSheet(
  site: Site,
  event: AdmissionEvent,
  index: number,
  locale: Locale,
  now: number,
) {
  const { college } = site;
  const labels = labelsFor('admissions', locale);
  const messages = messagesFor(locale);
  const texts = localise(event, locale);
  const name = eventName(event, index);
  // The sub-tab, not the card: browsers open a closed card for a target inside it.
  const href = localisePath(`/admissions#${eventAnchor(name)}-details`, locale);
  const office = contactsOf(site, [site.admissions.page.officeRole], locale)[0];
  const fees = eventFees(site, event, locale);
  const own = eventContact(site, event, locale);
  const { contactPerson = office?.title, contactEmail = office?.email } = own;
  const phones = own.contactPhone
    ? [own.contactPhone, own.contactSecondPhone]
    : [office?.phone, office?.secondPhone];
  // Dates instead of remaining days, because print does not change.
  const state = stateInDates(event, locale, now);
  return {
    locale,
    path: localisePath(sheetPath(name), locale),
    headTitle: headTitle(
      [fillIn(labels.sheetTitle, { title: texts.title }), texts.title],
      college.shortName[locale],
    ),
    college: college.name[locale],
    address: college.address[locale],
    title: texts.title,
    notes: event.sample ? [messages.sampleNote] : [],
    state:
      state === undefined
        ? undefined
        : {
            term: fillIn(labels.stateOn, {
              date: formatDate(statusDay(site, event, locale, now), locale),
            }),
            value: state,
          },
    facts: [
      { term: labels.date, value: texts.date },
      { term: labels.reportingTime, value: texts.reportingTime },
      { term: labelsFor('events', locale).venue, value: texts.venue },
    ],
    description: texts.description,
    eligibility: { title: labels.eligibility, text: texts.eligibility },
    documents: { title: labels.requiredDocuments, items: texts.requiredDocuments ?? [] },
    dates: { title: labels.tabDates, rows: texts.importantDates ?? [] },
    fees: { title: labels.tabFees, table: fees?.table },
    contact: {
      title: labels.contactInformation,
      name: contactPerson,
      lines: [
        { term: messages.phone, value: phones.filter(Boolean).join(', ') },
        { term: messages.email, value: contactEmail ?? '' },
      ].filter(({ value }) => value !== ''),
    },
    code: {
      ...qrCode(`${college.siteUrl}${href}`),
      lead: labels.scanCode,
      label: fillIn(labels.codeOf, { title: texts.title }),
    },
    screen: { back: { href, label: labels.sheetBack }, hint: labels.sheetHint },
  };
}

/** The dark squares of a code, and how many it has on a side. */
function qrCode(url: string) {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const squares = rows
    .flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { url, squares, size: rows.length };
}

/** The date of the last change of a sheet: publication of its dates or change of its status, whichever is later. */
function statusDay(
  site: Site,
  { opensAt, closesAt }: AdmissionEvent,
  locale: Locale,
  now: number,
): string {
  const turns = opensAt && closesAt ? [Date.parse(opensAt), Date.parse(closesAt)] : [];
  const published = lastModified(site, '/admissions', locale, now) ?? '';
  return [published, collegeDay(lastChange(turns, now))].sort().at(-1) ?? published;
}

/** The status of an event, with dates; without dates from its flag. A closed admission has none: its sheet gives the dates of that year. */
function stateInDates(event: AdmissionEvent, locale: Locale, now: number): string | undefined {
  const labels = labelsFor('admissions', locale);
  const { phase } = stepAt(eventTimeline(event, locale), now);
  const { opensAt, closesAt } = event;
  if (!opensAt || !closesAt) return phase === 'open' ? labels.active : undefined;
  if (phase === 'coming') return fillIn(labels.opensOn, { moment: formatMoment(opensAt, locale) });
  return phase === 'open'
    ? fillIn(labels.openUntil, { moment: formatEnd(closesAt, locale) })
    : undefined;
}
