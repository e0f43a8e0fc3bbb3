import { eventCalendarId, FEED_ID, streamCalendarId } from '#app/content/admission-calendars.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admission.ts';
import type { WindowKind } from '#app/content/schemas/admission-stream.ts';
import { localise } from '#app/content/schemas/fields.ts';
import { formatMoment, formatSpan, formatTime } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { type AdmissionState, type Span, type Step, timelineOf } from '#app/lib/admission-timeline.ts';
import { DAYS } from '#app/lib/clock.ts';
import { resolveTarget } from './links.ts';

/** A step of a timeline in words; {@link stepAt} finds the one that holds. */
export type SaidStep = ReturnType<typeof saidStep>;

/** The admission streams in one language, each with its timeline in words. */
export function streamRows(site: Pick<Site, 'admissions' | 'college'>, locale: Locale) {
  const labels = labelsFor(locale);
  return site.admissions.streams.map((stream) => {
    const { id, name, runBy, officialLink, windows } = localise(stream, locale);
    return {
      id,
      name,
      href: resolveTarget(stream.href, site.college, locale),
      runBy,
      officialLink,
      timeline: timelineOf(windows).map((step) => ({
        ...saidStep(step, labels.open, locale),
        next: step.window ? windowText(step.window, isOver(step.state), locale) : labels.watchOfficialSite,
        isSample: step.window?.sample === true,
      })),
      /** Only where there are dates: an empty calendar helps nobody. */
      calendarHref: windows.length > 0 ? calendarPath(streamCalendarId(id), locale) : undefined,
    };
  });
}

/** The timeline of an admission event in words; where both its dates are given they decide, else its flag. */
export function eventTimeline({ isActive, havelink, opensAt, closesAt }: AdmissionEvent, locale: Locale) {
  const windows = opensAt && closesAt ? [{ opensAt, closesAt }] : [];
  return timelineOf(windows, isActive).map((step) => {
    const said = saidStep(step, labelsFor(locale).active, locale);
    // An event with dates takes registrations while it is open; without dates the flag alone says so.
    return { ...said, isRegistering: havelink && (step.window === undefined || said.phase === 'open') };
  });
}

/** Address of the calendar file of an event; `undefined` where it has no dates. */
export function eventCalendarPath({ calendarId, opensAt, closesAt }: AdmissionEvent, locale: Locale): string | undefined {
  return calendarId && opensAt && closesAt ? calendarPath(eventCalendarId(calendarId), locale) : undefined;
}

/** The feed of all dates: its file, and the address by which a calendar app subscribes to it. */
export function admissionFeed({ college }: Pick<Site, 'college'>, locale: Locale) {
  const href = calendarPath(FEED_ID, locale);
  return { href, subscribeHref: `${college.siteUrl}${href}`.replace(/^https:/, 'webcal:') };
}

/** What a window is called before it is over, and after. */
export function windowText({ kind, opensAt, closesAt }: Span & { kind: WindowKind }, over: boolean, locale: Locale): string {
  const labels = labelsFor(locale);
  const name = labels.windowKind[kind];
  return over ? labels.windowOver(name, formatMoment(closesAt, locale)) : `${name}: ${formatSpan(opensAt, closesAt, locale)}`;
}

function calendarPath(id: string, locale: Locale): string {
  return localisePath(`/calendar/${id}.ics`, locale);
}

const isOver = (state: AdmissionState) => state === 'closed' || state === 'archived';

function phaseOf(state: AdmissionState): 'unannounced' | 'coming' | 'open' | 'over' {
  if (state === 'unannounced') return 'unannounced';
  if (isOver(state)) return 'over';
  return state.startsWith('opens') ? 'coming' : 'open';
}

/** A step as a page shows it: mark, words with {@link DAYS}, and whether it is over, to come or open. */
function saidStep({ from, state, day, window }: Step<Span>, open: string, locale: Locale) {
  return {
    from,
    day,
    mark: MARKS[state],
    text: stateText(state, window, open, locale),
    phase: phaseOf(state),
  };
}

const MARKS = {
  unannounced: 'unannounced',
  'opens-later': 'soon',
  'opens-tomorrow': 'soon',
  'opens-today': 'soon',
  open: 'active',
  'closes-later': 'active',
  'closes-tomorrow': 'active',
  'closes-today': 'last-day',
  closed: 'closed',
  archived: 'closed',
} as const satisfies Record<AdmissionState, string>;

function stateText(state: AdmissionState, window: Span | undefined, open: string, locale: Locale): string {
  const labels = labelsFor(locale);
  const time = (iso: string | undefined) => (iso === undefined ? '' : formatTime(iso, locale));
  switch (state) {
    case 'opens-later':
      return labels.opensLater(DAYS);
    case 'opens-tomorrow':
      return labels.opensTomorrow(time(window?.opensAt));
    case 'opens-today':
      return labels.opensToday(time(window?.opensAt));
    case 'open':
      return open;
    case 'closes-later':
      return labels.closesLater(open, DAYS);
    case 'closes-tomorrow':
      return labels.closesTomorrow(open, time(window?.closesAt));
    case 'closes-today':
      return labels.closesToday(open, time(window?.closesAt));
    case 'closed':
      return labels.closed;
    case 'archived':
      return labels.archived;
    case 'unannounced':
      return labels.unannounced;
  }
}
