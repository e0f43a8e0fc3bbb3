import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { calendarPath } from '#app/content/page-group.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { AdmissionEvent } from '#app/content/schemas/admissions.ts';
import { WAYS_PATH } from '#app/content/schemas/ways-in.ts';
import {
  type AdmissionState,
  type Span,
  type Step,
  timelineOf,
  type WindowKind,
} from '#app/domain/admission-timeline.ts';
import { collegeDay, DAYS } from '#app/domain/clock.ts';
import { formatDate, formatEnd, formatSpan, formatTime } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { FEED_ID, streamCalendarId } from './admission-calendars.ts';
import { resolveTarget } from './links.server.ts';

/** A step of a timeline as text; {@link stepAt} finds the current one. */
export type StepText = ReturnType<typeof stepText>;

/** The admission streams in one language, each with its timeline as text. */
export function streamRows(site: Pick<Site, 'admissions' | 'college' | 'ways'>, locale: Locale) {
  const labels = labelsFor('admissions', locale);
  return site.admissions.streams.map((stream) => {
    const { id, name, runBy, officialLink, windows } = localise(stream, locale);
    return {
      id,
      name,
      href: resolveTarget(stream.href, site.college, locale),
      runBy,
      officialLink,
      stepsHref: wayHref(site, stream.id, locale),
      timeline: timelineOf(windows).map((step) => ({
        ...stepText(step, labels.open, locale),
        next: nextText(step, locale),
        isSample: step.window?.sample === true,
      })),
      /** Only with dates: an empty calendar is useless. */
      calendarHref:
        windows.length > 0 ? localisePath(calendarPath(streamCalendarId(id)), locale) : undefined,
    };
  });
}

/** Address of the steps of a stream; `undefined` for a stream without an admission route. */
function wayHref({ ways }: Pick<Site, 'ways'>, stream: string, locale: Locale): string | undefined {
  const way = ways.find((entry) => entry.stream === stream);
  return way && `${localisePath(WAYS_PATH, locale)}#${way.id}`;
}

/**
 * The timeline of an admission event as text, from its dates if both are given, otherwise from its
 * flag.
 */
export function eventTimeline(
  { isActive, havelink, opensAt, closesAt }: AdmissionEvent,
  locale: Locale,
) {
  const windows = opensAt && closesAt ? [{ opensAt, closesAt }] : [];
  return timelineOf(windows, isActive).map((step) => {
    const said = stepText(step, labelsFor('admissions', locale).active, locale);
    // An event with dates is open for registration between them; without dates its flag applies.
    return {
      ...said,
      isRegistering: havelink && (step.window === undefined || said.phase === 'open'),
    };
  });
}

/** The feed of all dates: its file, and the address by which a calendar app subscribes to it. */
export function admissionFeed({ college }: Pick<Site, 'college'>, locale: Locale) {
  const href = localisePath(calendarPath(FEED_ID), locale);
  return { href, subscribeHref: `${college.siteUrl}${href}`.replace(/^https:/, 'webcal:') };
}

/** A period of a stream; the dates of an event have no type. */
type Window = Span & { kind: WindowKind };

/** A period with its dates: `Application: 1 December 2026, 10 am – 5 January 2027, 5 pm`. */
export function windowText({ kind, opensAt, closesAt }: Window, locale: Locale): string {
  return `${labelsFor('admissions', locale).windowKind[kind]}: ${formatSpan(opensAt, closesAt, locale)}`;
}

/** The sentence on a period that has ended: `Application closed on 5 January 2027, 5 pm.` */
export function windowClosed({ kind, closesAt }: Window, locale: Locale): string {
  const labels = labelsFor('admissions', locale);
  const said = OPENS[kind] ? labels.windowClosed : labels.windowEnded;
  return fillIn(said, { kind: labels.windowKind[kind], end: formatEnd(closesAt, locale) });
}

/** The same for the last period of its stream, after which no dates are known. */
export function lastWindowClosed(window: Window, locale: Locale): string {
  return `${windowClosed(window, locale)} ${labelsFor('admissions', locale).nextNotAnnounced}`;
}

/** Periods of application or registration open and close; those of attendance begin and end. */
const OPENS: Record<WindowKind, boolean> = {
  application: true,
  examination: false,
  options: true,
  reporting: false,
  spot: false,
};

/** The line below the status of a stream: the dates, or that none are known. */
function nextText({ state, window }: Step<Window>, locale: Locale): string {
  if (!window) return labelsFor('admissions', locale).watchOfficialSite;
  return isOver(state) ? lastWindowClosed(window, locale) : windowText(window, locale);
}

const isOver = (state: AdmissionState) => state === 'closed' || state === 'archived';

function phaseOf(state: AdmissionState): 'unannounced' | 'coming' | 'open' | 'over' {
  if (state === 'unannounced') return 'unannounced';
  if (isOver(state)) return 'over';
  return state.startsWith('opens') ? 'coming' : 'open';
}

/**
 * A step as shown on a page: mark, text with {@link DAYS} and with the date instead, and whether it
 * is past, upcoming or open.
 */
function stepText(step: Step<Span>, open: string, locale: Locale) {
  const { from, state, day } = step;
  const labels = labelsFor('admissions', locale);
  return {
    from,
    day,
    mark: MARKS[state],
    text: stateText(step, open, fillIn(labels.inDays, { days: DAYS }), locale),
    ...(day !== undefined && {
      dated: stateText(
        step,
        open,
        fillIn(labels.onDate, { date: formatDate(collegeDay(day), locale) }),
        locale,
      ),
    }),
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

/** `later` is when it opens or closes if that is neither today nor tomorrow. */
function stateText(
  { state, window, previous }: Step<Span>,
  open: string,
  later: string,
  locale: Locale,
): string {
  const labels = labelsFor('admissions', locale);
  const time = (iso: string | undefined) => (iso === undefined ? '' : formatTime(iso, locale));
  const coming = (when: string) => comingText(when, window, previous, locale);
  const closing = (when: string) =>
    isOfKind(window) && !OPENS[window.kind]
      ? fillIn(labels.windowEnds, { kind: labels.windowKind[window.kind], when })
      : fillIn(labels.closesWhen, { open, when });
  switch (state) {
    case 'opens-later':
      return coming(later);
    case 'opens-tomorrow':
      return coming(fillIn(labels.tomorrowAt, { time: time(window?.opensAt) }));
    case 'opens-today':
      return coming(fillIn(labels.todayAt, { time: time(window?.opensAt) }));
    case 'open':
      return open;
    case 'closes-later':
      return closing(later);
    case 'closes-tomorrow':
      return closing(fillIn(labels.tomorrowAt, { time: time(window?.closesAt) }));
    case 'closes-today':
      return closing(fillIn(labels.todayAt, { time: time(window?.closesAt) }));
    case 'closed':
      return labels.closed;
    case 'archived':
      return labels.archived;
    case 'unannounced':
      return labels.unannounced;
  }
}

/**
 * When a period begins, after the statement that the previous one has ended, so that candidates do
 * not expect to apply later.
 */
function comingText(
  when: string,
  window: Span | undefined,
  previous: Span | undefined,
  locale: Locale,
): string {
  const labels = labelsFor('admissions', locale);
  if (!isOfKind(window)) return fillIn(labels.opensWhen, { when });
  const name = labels.windowKind[window.kind];
  const next = OPENS[window.kind]
    ? fillIn(labels.windowOpens, { kind: name, when })
    : fillIn(labels.windowBegins, { kind: name, when });
  if (isOfKind(previous)) return `${windowClosed(previous, locale)} ${next}.`;
  return OPENS[window.kind] ? fillIn(labels.opensWhen, { when }) : next;
}

const isOfKind = (span: Span | undefined): span is Window => span !== undefined && 'kind' in span;
