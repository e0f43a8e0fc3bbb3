import { type CollegePart, PARTS } from '#app/content/schemas/college.ts';
import type { Degree } from '#app/content/schemas/degrees.ts';
import { formatList } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Answers } from './answers.ts';

/** A degree that a State has; it may need a part of the college. */
export type OfferedDegree = Degree & { needs?: CollegePart };
type Stream = { id: string; tab: string };
type Tab = { id: string; unless?: string };

/** What of the degrees of its State a college has, and what goes with those that it has not. */
export type Courses = {
  /** Parts that it lacks by its answers, and those of which it has no programme. */
  without: CollegePart[];
  /** The others are in no file of its own. */
  degrees: OfferedDegree[];
  /** Ids of degrees that are in no file of its own. */
  noDegrees: ReadonlySet<string>;
  /** Admissions that lead to none of its degrees. */
  noCourses: ReadonlySet<string>;
};

/** Parts that a college has only with a programme of theirs. */
const OF_DEGREES: readonly CollegePart[] = ['pg', 'architecture'];
/** Postgraduate degrees are a part by their level. */
const uses = (part: CollegePart, { needs, level }: OfferedDegree) =>
  needs === part || level === part;

/** Marks names of degrees: `[[degrees first second]]` are those to which these courses lead. */
const NAMES = /\[\[degrees ((?:[a-z0-9-]+ ?)+)\]\]/g;
/** Lists of courses in entries that make sense only for one of them. */
const OF_COURSES = ['courses', 'bundle'];

/**
 * What a college has of the degrees of its State, by its programmes. Degrees of
 * research have no programme, and those of a level stay that the college lacks as a part.
 * @param levels that the State describes
 */
export function coursesOf(
  { programmes, without = [] }: Pick<Answers, 'programmes'> & Partial<Pick<Answers, 'without'>>,
  all: readonly OfferedDegree[],
  levels: readonly Degree['level'][],
): Courses {
  const awards = Object.keys(programmes).map((id) => id.split('-')[0]);
  // Whoever enters the programmes later at the desk chooses then.
  const isOpen = awards.length === 0;
  const lacking = PARTS.filter((part) => {
    if (without.includes(part)) return true;
    if (part === 'phd') return !levels.includes('research');
    const isChosen = all.some((degree) => uses(part, degree) && awards.includes(degree.id));
    return OF_DEGREES.includes(part) && !isOpen && !isChosen;
  });
  const degrees = all.filter(
    (degree) =>
      isOpen ||
      awards.includes(degree.id) ||
      degree.level === 'research' ||
      lacking.some((part) => part === degree.level),
  );
  const leads = (course: string) => degrees.some((degree) => degree.course === course);
  const gone = all.filter((degree) => !degrees.includes(degree));
  return {
    without: lacking,
    degrees,
    noDegrees: new Set(gone.map(({ id }) => id)),
    noCourses: new Set(gone.map(({ course }) => course).filter((course) => !leads(course))),
  };
}

/**
 * The admissions of a college: without those that lead to none of its degrees, and what is left on
 * a tab of such alone, as the lateral entry to them.
 */
export function ownStreams<Each extends Stream>(streams: readonly Each[], courses: Courses) {
  const isOwn = ({ id }: Stream) => courses.degrees.some(({ course }) => course === id);
  const kept = streams.filter(({ id }) => !courses.noCourses.has(id));
  return kept.filter(
    (stream) =>
      isOwn(stream) ||
      !streams.some(({ id, tab }) => tab === stream.tab && courses.noCourses.has(id)) ||
      kept.some((other) => other.tab === stream.tab && isOwn(other)),
  );
}

/** The tabs on which an admission of the college is left, and none of another degree. */
export function ownTabs<Each extends Tab>(
  tabs: readonly Each[],
  streams: readonly Stream[],
  courses: Courses,
): Each[] {
  const left = ownStreams(streams, courses);
  const has = (of: readonly Stream[], id: string) => of.some(({ tab }) => tab === id);
  return tabs.filter(
    (tab) => !isOfOthers(tab, courses) && (has(left, tab.id) || !has(streams, tab.id)),
  );
}

/** Admissions whose tab goes with a degree, each on the tab of its own that stands in its place. */
export function withOwnTab<Each extends Stream>(
  streams: readonly Each[],
  tabs: readonly Tab[],
  courses: Courses,
): Each[] {
  const isKept = (id: string) => tabs.some((tab) => tab.id === id && !isOfOthers(tab, courses));
  return streams.map((stream) =>
    !isKept(stream.tab) && isKept(stream.id) ? { ...stream, tab: stream.id } : stream,
  );
}

/**
 * A value without what its entries say of degrees and courses that the college has not: entries
 * named by one, those for such courses alone, what `needs` such a degree, and what stands only
 * `unless` the college has one.
 */
export function withoutCourses(value: unknown, courses: Courses): unknown {
  const { noCourses, noDegrees } = courses;
  if (Array.isArray(value))
    return value
      .filter((item) => !isGroup(item) || !isOfOthers(item, courses))
      .map((item) => withoutCourses(item, courses));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, item]) =>
          name !== 'unless' && (name !== 'needs' || PARTS.some((part) => part === item)),
      )
      .map(([name, item]) => {
        if (OF_COURSES.includes(name) && Array.isArray(item))
          return [name, item.filter((course) => !noCourses.has(course))];
        if (name === 'awards' && Array.isArray(item))
          return [name, item.filter((degree) => !noDegrees.has(degree))];
        if (name === 'amounts' && isGroup(item))
          return [
            name,
            Object.fromEntries(Object.entries(item).filter(([id]) => !noCourses.has(id))),
          ];
        return [name, withoutCourses(item, courses)];
      }),
  );
}

function isOfOthers(
  entry: Record<string, unknown>,
  { degrees, noCourses, noDegrees }: Courses,
): boolean {
  const of = isGroup(entry.for) ? entry.for : entry;
  const named = [entry.id, entry.stream, entry.course].filter((id) => typeof id === 'string');
  const lists = [
    ...OF_COURSES.map((name) => of[name]).filter(Array.isArray),
    ...(isGroup(entry.amounts) ? [Object.keys(entry.amounts)] : []),
  ];
  return (
    noDegrees.has(String(entry.needs)) ||
    degrees.some(({ id }) => id === entry.unless) ||
    named.some((id) => noCourses.has(id)) ||
    lists.some((ids) => ids.length > 0 && ids.every((id) => noCourses.has(id)))
  );
}

/** A text with the names of the college's degrees; a row of a table about others is left out. */
export function withDegrees(text: string, locale: Locale, courses: Courses): string {
  if (!text.includes('[[degrees ')) return text;
  const namesIn = (degrees: readonly OfferedDegree[], ids: string) =>
    formatList(
      degrees
        .filter(({ course }) => ids.split(' ').includes(course))
        .map(({ name }) => name[locale] ?? name.en),
      locale,
    );
  const shown = courses.degrees.filter(
    (degree) => !courses.without.some((part) => uses(part, degree)),
  );
  return text
    .split('\n')
    .filter(
      (line) =>
        !line.startsWith('|') ||
        !/\| *\|/.test(line.replaceAll(NAMES, (_, ids) => namesIn(shown, ids))),
    )
    .join('\n')
    .replaceAll(NAMES, (_, ids) => namesIn(shown, ids) || namesIn(courses.degrees, ids));
}
