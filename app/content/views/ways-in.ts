import type { Site } from '#app/content/reading/read.server.ts';
import { localise } from '#app/content/schemas/fields.ts';
import { SEATS_ANCHOR, stopAnchor, WAYS_PATH, type Way, type WayStop } from '#app/content/schemas/ways-in.ts';
import { formatSpan } from '#app/i18n/format.ts';
import { labelsFor } from '#app/i18n/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import type { Span } from '#app/lib/admission-timeline.ts';
import { windowText } from './admission-dates.ts';
import { resolveTarget } from './links.ts';

type WaySite = Pick<Site, 'ways' | 'admissions' | 'college'>;
type Stream = Site['admissions']['streams'][number];

export type WaysBlock = ReturnType<typeof waysBlock>;

/**
 * All ways in, each with its stops in order, in one language. A way whose stream is not there throws: the content check says so first.
 * @param now Unix time in milliseconds of the build, by which the dates of a stop are chosen
 */
export function waysBlock(site: WaySite, locale: Locale, now: number) {
  const labels = labelsFor(locale);
  return {
    labels: {
      where: labels.stopWhere,
      inHand: labels.stopInHand,
      when: labels.stopWhen,
      whatIf: labels.stopWhatIf,
      runBy: labels.wayRunBy,
    },
    ways: site.ways.map((way) => {
      const stream = streamOf(site, way);
      const { name, runBy, officialLink, lead } = { ...localise(stream, locale), lead: way.lead[locale] };
      return { id: way.id, name, runBy, officialLink, lead, stops: way.stops.map((stop) => stopView(site, way, stop, stream, locale, now)) };
    }),
  };
}

/** Links to the ways in and the seats, for pages that have no room for them. */
export function wayLinks(site: WaySite, locale: Locale) {
  const href = (anchor: string) => `${localisePath(WAYS_PATH, locale)}#${anchor}`;
  return site.ways.map((way) => ({ label: labelsFor(locale).wayInTo(streamOf(site, way).name[locale]), href: href(way.id) }));
}

/** The same for the seats by kind. */
export function seatsLink(locale: Locale) {
  return [{ label: labelsFor(locale).seatsByKindLink, href: `${localisePath(WAYS_PATH, locale)}#${SEATS_ANCHOR}` }];
}

function streamOf({ admissions }: WaySite, { stream }: Way): Stream {
  const found = admissions.streams.find(({ id }) => id === stream);
  if (!found) throw new Error(`The content names the stream ${stream}, which is not there; the content check says where`);
  return found;
}

function stopView(site: WaySite, way: Way, stop: WayStop, stream: Stream, locale: Locale, now: number) {
  const labels = labelsFor(locale);
  const asOf = (year: number | undefined) => (year === undefined ? undefined : labels.asOf(String(year)));
  const { title, text, inHand = [], whatIf = [] } = localise(stop, locale);
  return {
    id: stopAnchor(way, stop),
    title,
    text,
    asOf: asOf(stop.asOf),
    where: placeOf(site, stop, stream, locale),
    inHand,
    when: stop.dates && datesOf(site, stop.dates, stream, locale, now),
    whatIf: whatIf.map(({ question, answer, asOf: year }) => ({ question, answer, asOf: asOf(year) })),
  };
}

function placeOf({ college }: WaySite, { where }: WayStop, stream: Stream, locale: Locale) {
  if (where === undefined) return undefined;
  if (where === 'official') return { label: stream.runBy[locale], href: stream.officialLink };
  return { label: where.label[locale], href: resolveTarget(where.href, college, locale) };
}

/** The dates of a stop in words: the next ones, or else the last and that the next are awaited, or that none are announced. */
function datesOf({ admissions }: WaySite, dates: NonNullable<WayStop['dates']>, stream: Stream, locale: Locale, now: number) {
  const labels = labelsFor(locale);
  if ('window' in dates) {
    const window = nearest(
      stream.windows.filter(({ kind }) => kind === dates.window),
      now,
    );
    return window ? { text: windowText(window, isOver(window, now), locale), sample: window.sample && labels.sampleDates } : unannounced(locale);
  }
  const events = admissions.events.flatMap(({ id, title, opensAt, closesAt, sample }) =>
    id === dates.event && opensAt && closesAt ? [{ title, opensAt, closesAt, sample }] : [],
  );
  const event = nearest(events, now);
  if (!event) return unannounced(locale);
  const title = event.title[locale];
  const text = isOver(event, now)
    ? labels.lastTime(title, formatSpan(event.opensAt, event.closesAt, locale))
    : `${title}: ${formatSpan(event.opensAt, event.closesAt, locale)}`;
  return { text, sample: event.sample && labels.sampleDates };
}

function unannounced(locale: Locale) {
  const labels = labelsFor(locale);
  return { text: `${labels.unannounced}. ${labels.watchOfficialSite}`, sample: undefined };
}

/** The span that is open or comes next, or else the one that was last. */
function nearest<Each extends Span>(spans: readonly Each[], now: number): Each | undefined {
  const inOrder = [...spans].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));
  return inOrder.find((span) => !isOver(span, now)) ?? inOrder.at(-1);
}

const isOver = ({ closesAt }: Span, now: number) => Date.parse(closesAt) <= now;
