import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import {
  lastWindowClosed,
  windowClosed,
  windowText,
} from '#app/content/rows/admission-dates.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import { stopAnchor, WAYS_PATH, type Way, type WayStop } from '#app/content/schemas/ways-in.ts';
import { type Span, seenSteps, type WindowKind } from '#app/domain/admission-timeline.ts';
import { lastChange, timelineChanges } from '#app/domain/state-changes.ts';
import { formatSpan } from '#app/i18n/format.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';

type WaySite = Pick<Site, 'ways' | 'admissions' | 'college'>;
type Stream = Site['admissions']['streams'][number];

export type WaysBlock = ReturnType<typeof waysBlock>;

/**
 * All admission routes, each with its steps in order, in one language. Throws for an unknown
 * stream, which the content check reports first.
 * @param now Unix time in milliseconds of the build; the dates of a step depend on the visitor's
 *   clock ({@link stepAt} of clock.ts)
 */
export function waysBlock(site: WaySite, locale: Locale, now: number) {
  const ways = site.ways.map((way) => {
    const stream = streamOf(site, way);
    return {
      id: way.id,
      name: stream.name[locale],
      runBy: stream.runBy[locale],
      officialLink: stream.officialLink,
      lead: way.lead[locale],
      papers: {
        label: labelsFor('required-documents', locale).whatDoIBring,
        href: localisePath(`/admissions#papers-${stream.tab}`, locale),
      },
      rules: rulesOf(way, locale),
      stops: way.stops.map((stop) => stopView(site, way, stop, stream, locale)),
    };
  });
  return {
    now: lastChange(
      ways.flatMap(({ stops }) =>
        stops.flatMap(({ when: timeline = [] }) => timelineChanges({ timeline })),
      ),
      now,
    ),
    ways,
  };
}

/** Links to the routes and the seats, for pages with little space. */
export function wayLinks(site: WaySite, locale: Locale) {
  const href = (anchor: string) => `${localisePath(WAYS_PATH, locale)}#${anchor}`;
  return site.ways.map((way) => ({
    label: fillIn(labelsFor('ways-in', locale).wayInTo, {
      course: streamOf(site, way).name[locale],
    }),
    href: href(way.id),
  }));
}

function streamOf({ admissions }: WaySite, { stream }: Way): Stream {
  const found = admissions.streams.find(({ id }) => id === stream);
  if (!found)
    throw new Error(
      `The content refers to an unknown stream: ${stream}. Run npm run check:content for the place.`,
    );
  return found;
}

/**
 * The years in which the rules of a route were published, said once: a mark at each rule hides what
 * to do.
 */
function rulesOf({ stops }: Way, locale: Locale): string | undefined {
  const years = stops
    .flatMap(({ asOf, whatIf = [] }) => [asOf, ...whatIf.map((each) => each.asOf)])
    .filter((year) => year !== undefined);
  if (years.length === 0) return undefined;
  const span = [...new Set([Math.min(...years), Math.max(...years)])].join('–');
  return fillIn(labelsFor('ways-in', locale).wayRules, { years: span });
}

function stopView(site: WaySite, way: Way, stop: WayStop, stream: Stream, locale: Locale) {
  const { title, text, inHand = [], whatIf = [] } = localise(stop, locale);
  return {
    id: stopAnchor(way, stop),
    title,
    text,
    where: placeOf(site, stop, stream, locale),
    inHand,
    when: stop.dates && datesOf(site, stop.dates, stream, locale),
    whatIf,
  };
}

function placeOf({ college }: WaySite, { where }: WayStop, stream: Stream, locale: Locale) {
  if (where === undefined) return undefined;
  if (where === 'official') return { label: stream.runBy[locale], href: stream.officialLink };
  return { label: where.label[locale], href: resolveTarget(where.href, college, locale) };
}

/**
 * The texts on the dates of a step, each with its start time: next dates, past dates, or none
 * announced.
 */
function datesOf(
  { admissions }: WaySite,
  dates: NonNullable<WayStop['dates']>,
  stream: Stream,
  locale: Locale,
): DatedStep[] {
  return 'window' in dates
    ? windowSteps(dates.window, stream, locale)
    : eventSteps(dates.event, admissions.events, locale);
}

type DatedStep = { from: number; text: string; sample: string | false | undefined };

function windowSteps(kind: WindowKind, { windows }: Stream, locale: Locale): DatedStep[] {
  const own = inOrder(windows.filter((window) => window.kind === kind));
  const last = own.at(-1);
  if (!last) return unannounced(locale);
  const sample = sampleWord(last, locale);
  return seenSteps([
    ...own.map((window, index) => ({
      from: lastClosing(own.slice(0, index)),
      text: windowText(window, locale),
      sample: sampleWord(window, locale),
    })),
    { from: lastClosing(own), text: windowClosed(last, locale), sample },
    // The next dates of the stream are known until its last period has closed.
    { from: lastClosing(windows), text: lastWindowClosed(last, locale), sample },
  ]);
}

function eventSteps(name: string, all: Site['admissions']['events'], locale: Locale): DatedStep[] {
  const own = inOrder(
    all.flatMap(({ id, title, opensAt, closesAt, sample }) =>
      id === name && opensAt && closesAt
        ? [{ title: title[locale], opensAt, closesAt, sample }]
        : [],
    ),
  );
  const last = own.at(-1);
  if (!last) return unannounced(locale);
  const span = ({ opensAt, closesAt }: Span) => formatSpan(opensAt, closesAt, locale);
  return seenSteps([
    ...own.map((event, index) => ({
      from: lastClosing(own.slice(0, index)),
      text: `${event.title}: ${span(event)}`,
      sample: sampleWord(event, locale),
    })),
    {
      from: lastClosing(own),
      text: fillIn(labelsFor('ways-in', locale).lastTime, { title: last.title, span: span(last) }),
      sample: sampleWord(last, locale),
    },
  ]);
}

function unannounced(locale: Locale): DatedStep[] {
  const labels = labelsFor('admissions', locale);
  return [
    { from: 0, text: `${labels.unannounced}. ${labels.watchOfficialSite}`, sample: undefined },
  ];
}

const inOrder = <Each extends Span>(spans: readonly Each[]) =>
  [...spans].sort((a, b) => Date.parse(a.opensAt) - Date.parse(b.opensAt));

/** The time when all of these have ended; 0 if there are none. */
const lastClosing = (spans: readonly Span[]) =>
  Math.max(0, ...spans.map(({ closesAt }) => Date.parse(closesAt)));

const sampleWord = ({ sample }: { sample?: boolean | undefined }, locale: Locale) =>
  sample && labelsFor('admissions', locale).sampleDates;
