import { readFileSync, statSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { AdmissionTab } from '#app/content/schemas/admissions.ts';
import type { Degree } from '#app/content/schemas/degrees.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { formatHours } from '#app/i18n/format.ts';
import { FIRST, type Locale, languageOfFile, parseLocale } from '#app/i18n/locale.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup, printFile } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { patchTextFile, readTextFile } from '#desk/content-files/text-file.ts';
import type { Answers } from './answers.ts';
import {
  type Courses,
  coursesOf,
  type OfferedDegree,
  ownStreams,
  ownTabs,
  withDegrees,
  withOwnTab,
  withoutCourses,
} from './courses.ts';
import { newDepartment, newProgramme, programmesFor, USUAL_DEPARTMENTS } from './departments.ts';
import { without } from './without-languages.ts';

/** The small college of which every college begins as a copy. */
const STARTER = 'content-starter';
/**
 * What belongs to a State: a folder for each, with files in the places of `content/`, here or in
 * the folder of the college, whose files go first.
 */
const STATES = 'states';
const statesFolders = () => [
  STATES,
  ...(process.env.COLLEGE_DIR ? [join(process.env.COLLEGE_DIR, STATES)] : []),
];

/** A name, with the short form in brackets after it. */
const UNIVERSITY = /\b((?!The )(?:[A-Z][\w.]+ )+University)\b(?: \(([A-Z]+)\))?/g;

type Stream = { id: string; name: Degree['name']; tab: string; href: string };

/** The name of the folder of a State. */
export const stateId = ({ en }: Answers['state']) => en.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** States that have such a folder. */
export function statesKnown(): string[] {
  return statesFolders()
    .flatMap((cwd) => namesLike('*', cwd))
    .sort();
}

/** A text without its language; any other file alone. */
const textOf = (file: string) => (languageOfFile(file) ? file.replace(/\.[^.]+\.md$/, '') : file);

/**
 * Where each file of the content of a new college comes from: a file of the State takes the place
 * of one of the starter, and its English text that of the starter in every language, as the starter
 * would say something else in a language that the State lacks.
 */
function filesFor({ state }: Pick<Answers, 'state'>): ReadonlyMap<string, string> {
  const id = stateId(state);
  const files = new Map<string, string>();
  for (const folder of [STARTER, ...statesFolders().map((each) => join(each, id))]) {
    const here = namesLike('**/*', folder).filter((file) => statSync(join(folder, file)).isFile());
    const own = new Set(here.filter((file) => languageOfFile(file) === FIRST).map(textOf));
    for (const file of [...files.keys()]) if (own.has(textOf(file))) files.delete(file);
    for (const file of here) files.set(file, join(folder, file));
  }
  return files;
}

/** A list that the starter or the State has. */
function listIn(answers: Pick<Answers, 'state'>, file: string): unknown {
  return readYaml(readFileSync(filesFor(answers).get(file) ?? '', 'utf8'));
}

const degreesIn = (answers: Pick<Answers, 'state'>) =>
  listIn(answers, 'degrees.yaml') as OfferedDegree[];

/** A new college: its answers, and what it has of the courses of its State. */
type New = { answers: Answers; courses: Courses; streams: Stream[]; tabs: AdmissionTab[] };

/** Files of a State that name each other's entries. */
const OF_ADMISSIONS = ['admissions/streams.yaml', 'admissions/tabs.yaml'];

/** @throws Error that names the file that a State lacks */
function newOf(answers: Answers): New {
  const isOfState = (file: string) => !filesFor(answers).get(file)?.startsWith(STARTER);
  const missing = OF_ADMISSIONS.filter((file) => !isOfState(file));
  if (missing.length === 1)
    throw new Error(
      `states/${stateId(answers.state)} has no ${missing[0]}, to which its ${OF_ADMISSIONS.find(isOfState)} belongs.`,
    );
  const all = listIn(answers, 'admissions/tabs.yaml') as AdmissionTab[];
  const degrees = degreesIn(answers);
  const levels = all.map(({ level }) => level);
  const courses = coursesOf(answers, degrees, levels);
  const known = listIn(answers, 'admissions/streams.yaml') as Stream[];
  const streams = withOwnTab(withStreams(known, courses, all), all, courses);
  return {
    ...{ answers, courses },
    streams: ownStreams(streams, courses),
    tabs: ownTabs(all, streams, courses),
  };
}

/** The first tab of a level, to which the starter refers by the level. */
const tabOf = ({ tabs }: Pick<New, 'tabs'>, level: string) =>
  tabs.find((tab) => tab.level === level)?.id;

/**
 * Ids of usual departments, and usual programmes with their degrees, from which a college of a
 * State chooses.
 */
export function choicesIn(answers: Pick<Answers, 'state'>) {
  return {
    departments: USUAL_DEPARTMENTS.map(({ id }) => id),
    programmes: programmesFor(degreesIn(answers)),
    degrees: degreesIn(answers),
  };
}

/**
 * The content of a new college: the starter and what belongs to its State, with the departments and
 * programmes that it has, and its names in the named placeholders. What else is in double square
 * brackets, a person writes.
 * @param pattern of the copied files, if not all are wanted
 */
export function newContent(
  answers: Answers,
  pattern = '**',
): ReadonlyMap<string, string | Uint8Array> {
  const made = newOf(answers);
  const content = new Map<string, string | Uint8Array>();
  for (const [file, place] of filesFor(answers)) {
    const language = languageOfFile(file);
    if (language && !answers.languages.includes(language)) continue;
    if (!matchesGlob(file, pattern)) continue;
    const source = readFileSync(place);
    content.set(file, /\.(?:yaml|md)$/.test(file) ? filled(file, `${source}`, made) : source);
  }
  for (const usual of USUAL_DEPARTMENTS.filter(({ id }) => answers.departments.includes(id)))
    content.set(
      `departments/${usual.id}/department.yaml`,
      printFile(without(eachText(newDepartment(usual, answers), FIRST, made), answers)),
    );
  return content;
}

/**
 * Universities other than the college's own that texts of its State name, and the files: most
 * colleges of a State have the same one, but not all.
 */
export function otherUniversities(answers: Answers): { names: string[]; files: string[] } {
  const texts = [...filesFor(answers)]
    .filter(([file, place]) => !place.startsWith(STARTER) && /\.(?:yaml|en\.md)$/.test(file))
    .map(([file, place]) => ({ file, text: `${readFileSync(place)}`.replaceAll(/^ *#.*/gm, '') }));
  const found = texts
    .flatMap(({ text }) => [...text.matchAll(UNIVERSITY)])
    .filter(([, name]) => name !== answers.university.en);
  const words = new Set(found.flatMap(([, name, short]) => (short ? [name, short] : [name])));
  return {
    names: [...new Set(found.map(([, name = '']) => name))],
    files: texts
      .filter(({ text }) => [...words].some((word) => word && text.includes(word)))
      .map(({ file }) => `content/${file}`),
  };
}

function filled(file: string, source: string, made: New): string {
  if (file.endsWith('.md')) {
    const text = eachText(readTextFile(source), languageOfFile(file) ?? FIRST, made);
    return patchTextFile(source, Object(text));
  }
  const own = eachText(ownFacts(file, readYaml(source), made), FIRST, made);
  return patchYaml(source, without(withoutCourses(own, made.courses), made.answers));
}

function ownFacts(file: string, value: unknown, made: New): unknown {
  const { answers, courses, streams, tabs } = made;
  if (file === 'programmes.yaml')
    return choicesIn(answers).programmes.flatMap((row) => {
      const seats = answers.programmes[row.id];
      return seats === undefined ? [] : [newProgramme(row, seats)];
    });
  if (file === 'degrees.yaml')
    return (value as Degree[]).filter(({ id }) => !courses.noDegrees.has(id));
  if (file === 'admissions/tabs.yaml') return tabs;
  if (file === 'admissions/streams.yaml') return streams;
  if (file !== 'college.yaml') return value;
  const {
    place: _,
    district: __,
    state: ___,
    departments: ____,
    programmes: _____,
    ...own
  } = answers;
  const { unconfirmed, ...starter } = Object(value);
  const left = unconfirmed.filter((field: keyof Answers) => !answers[field]);
  return {
    ...starter,
    ...own,
    ...(left.length > 0 && { unconfirmed: left }),
    ...(courses.without.length > 0 && { without: courses.without }),
    universityShort: own.university,
    ...(own.logo && { logo: `logo.${own.logo.split('.').at(-1)}` }),
    copyrightYear: Number(collegeDay(Date.now()).slice(0, 4)),
  };
}

/**
 * With an admission for each degree of the college: those that the State does not describe are like
 * the first, and named by the degree.
 */
function withStreams(
  streams: readonly Stream[],
  { degrees }: Courses,
  tabs: AdmissionTab[],
): Stream[] {
  const [first] = streams;
  const missing = degrees.filter(({ course }) => streams.every(({ id }) => id !== course));
  const added = missing.filter(
    ({ course }, index) => missing.findIndex((degree) => degree.course === course) === index,
  );
  return [
    ...streams,
    ...added.map(({ course, name, level, needs }) => {
      const tab = tabOf({ tabs }, level) ?? level;
      return {
        ...first,
        ...(needs && { needs }),
        id: course,
        name,
        tab,
        href: `/admissions#${tab}`,
      };
    }),
  ];
}

/** A value with the names of the college in each text, in the language of the text. */
function eachText(value: unknown, locale: Locale, made: New): unknown {
  if (typeof value === 'string') return named(value, locale, made);
  if (Array.isArray(value)) return value.map((item) => eachText(item, locale, made));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      eachText(item, parseLocale(name) ?? locale, made),
    ]),
  );
}

/** The office hours as texts have them; in brackets while nobody has said them. */
function hoursIn({ officeHours }: Answers, locale: Locale): string {
  const { from, until } = officeHours ?? { from: '10:00', until: '16:00' };
  // Of any day: the times alone are shown.
  const [opens, closes] = [from, until].map((time) => `2026-01-01T${time}:00+05:30`);
  const hours = formatHours(opens ?? '', closes ?? '', locale);
  return officeHours ? hours : `[[${hours}]]`;
}

/** Links of the starter to the first tab of a level; without one they lead to the page. */
const TAB_LINKS = /(\/admissions)([#/](?:[a-z]+-)?)(ug|pg|research)\b/g;

function named(text: string, locale: Locale, made: New): string {
  const { answers, courses } = made;
  const { name, shortName, place, district, address, university, state } = answers;
  const words = {
    '[[college.name]]': name[locale],
    '[[college.short]]': shortName[locale],
    '[[college.place]]': place[locale],
    '[[college.district]]': district[locale],
    '[[college.address]]': address[locale],
    '[[university]]': university[locale],
    '[[state]]': state[locale],
    '[[hours]]': hoursIn(answers, locale),
    '+91 00000 00000': answers.phone,
    'office@college.example': answers.email,
    'https://www.college.example': answers.siteUrl,
  };
  return Object.entries(words)
    .reduce(
      (rest, [from, to]) => rest.replaceAll(from, () => to),
      withDegrees(text, locale, courses),
    )
    .replace(TAB_LINKS, (_, page, before, level) => {
      const tab = tabOf(made, level);
      return tab === undefined ? page : page + before + tab;
    });
}
