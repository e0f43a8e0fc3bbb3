import type { ContentFolder, Overlay } from '#desk/content-files/content-folder.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { withoutWords, withoutWordsInText } from './gone-words.ts';
import { eachFile, entriesOf, type Named, removeEntries } from './remove-entries.ts';
import { withoutReferences } from './sample-parts.ts';

/** Types of which a college may lack entries of the sample: departments, programmes, and the parts of pages, such as facilities. */
export const OPTIONAL_KINDS = ['departments', 'programmes', 'texts'] as const;

/** Types with entries that belong to departments, and go with the last of them. */
const OF_DEPARTMENTS = [
  'programmes',
  'people',
  'news',
  'events',
  'tenders',
  'partnerships',
] as const;

/** Courses with an admission of their own that a college may lack, with their awards. */
const COURSES: Readonly<Record<string, readonly string[]>> = {
  barch: ['barch'],
  mca: ['mca'],
  mtech: ['mtech', 'mplan'],
};

/**
 * Takes out what the college does not have, with all that belongs to it or refers to it. Nothing is written.
 * @param wanted entries of {@link OPTIONAL_KINDS}
 * @returns the changes, and the entries that go, the wanted ones first
 */
export function leaveOut(
  content: ContentFolder,
  wanted: readonly Named[],
): { changes: Overlay; gone: Named[] } {
  const departments = idsOf(wanted, 'departments');
  const along = OF_DEPARTMENTS.flatMap((id) =>
    entriesOf(content, id).filter(({ value }) => isOnlyOf(value, departments)),
  );
  const programmes = new Set([...idsOf(wanted, 'programmes'), ...idsOf(along, 'programmes')]);
  const { gone: awards, left } = awardsWithout(content, programmes);
  const courses = new Set(
    Object.keys(COURSES).filter((course) => !COURSES[course]?.some((award) => left.has(award))),
  );
  const streams = entriesOf(content, 'admission-streams').filter(({ id }) => courses.has(id));
  const ways = entriesOf(content, 'ways-in').filter(
    ({ value }) => isGroup(value) && courses.has(String(value.stream)),
  );
  const events = entriesOf(content, 'admission-events').filter(
    ({ value }) =>
      isGroup(value) && isGroup(value.feeDetails) && courses.has(String(value.feeDetails.course)),
  );
  const all = new Map(
    [...wanted, ...along, ...streams, ...ways, ...events].map(({ kind, id }): [string, Named] => [
      `${kind.id}/${id}`,
      { kind, id },
    ]),
  );
  const names = new Set([
    ...all.keys(),
    // Others name an admission event by the id in its text.
    ...events.map(({ value }) => `admission-events/${isGroup(value) ? value.id : ''}`),
    ...awards.map((award) => `awards/${award}`),
    ...[...courses].flatMap((course) => [
      `courses/${course}`,
      `figures/${course}-seats`,
      `figures/${course}-intake`,
    ]),
  ]);
  const gone = [...all.values()];
  const words = {
    awards: {
      gone: awards.flatMap((id) => namesOfDegree(content, id)),
      left: [...left].flatMap((id) => namesOfDegree(content, id)),
    },
    programmes: namesOfProgrammes(content, programmes),
    figures: [...courses]
      .flatMap((course) => [`${course}-seats`, `${course}-intake`])
      .concat(courses.has('mtech') && courses.has('mca') ? ['pg-programmes'] : []),
  };
  const changes = removeEntries(
    content,
    gone,
    (value, file) => withoutWords(withoutReferences(value, file, names), file, words),
    (text) => withoutWordsInText(withoutRows(text, courses), words),
  );
  return { changes: new Map([...changes, ...withoutPlaces(content, content.with(changes))]), gone };
}

/** Events at a place of the map whose page went. */
function withoutPlaces(before: ContentFolder, after: ContentFolder): Overlay {
  const [old, left] = [before, after].map((content) => {
    const map = entriesOf(content, 'campus-map')[0]?.value;
    return isGroup(map) && Array.isArray(map.places)
      ? map.places.map(({ id }) => `places/${id}`)
      : [];
  });
  const gone = new Set(old?.filter((place) => !left?.includes(place)));
  return gone.size === 0
    ? new Map()
    : eachFile(after, (value, file) => withoutReferences(value, file, gone));
}

function idsOf(entry: readonly Named[], kind: string): Set<string> {
  return new Set(entry.filter((each) => each.kind.id === kind).map(({ id }) => id));
}

function isOnlyOf(value: unknown, departments: ReadonlySet<string>): boolean {
  if (!isGroup(value)) return false;
  const own: unknown[] = Array.isArray(value.departments) ? value.departments : [value.department];
  return own.length > 0 && own.every((id) => departments.has(String(id)));
}

/** Awards of which a programme is left, and those of which none is. */
function awardsWithout(
  content: ContentFolder,
  gone: ReadonlySet<string>,
): { gone: string[]; left: Set<string> } {
  const all = entriesOf(content, 'programmes').map(({ id, value }) => ({
    id,
    award: isGroup(value) ? String(value.award) : '',
  }));
  const left = new Set(all.filter(({ id }) => !gone.has(id)).map(({ award }) => award));
  return {
    gone: [...new Set(all.map(({ award }) => award))].filter((award) => !left.has(award)),
    left,
  };
}

/** Names of programmes that go, and of those that stay. */
function namesOfProgrammes(
  content: ContentFolder,
  gone: ReadonlySet<string>,
): { gone: string[]; left: string[] } {
  const all = entriesOf(content, 'programmes').map(({ id, value }) => ({
    id,
    names: isGroup(value) && isGroup(value.name) ? Object.values(value.name).map(String) : [],
  }));
  const [away, left] = [true, false].map((isGone) =>
    all.filter(({ id }) => gone.has(id) === isGone).flatMap(({ names }) => names),
  );
  return { gone: away ?? [], left: left ?? [] };
}

function namesOfDegree(content: ContentFolder, degree: string): string[] {
  return entriesOf(content, 'degrees').flatMap(({ id, value }) =>
    id === degree && isGroup(value) && isGroup(value.name)
      ? Object.values(value.name).map(String)
      : [],
  );
}

/** Rows of tables with the seats of a course. */
function withoutRows(text: string, courses: ReadonlySet<string>): string {
  return [...courses].reduce(
    (rest, course) =>
      rest.replaceAll(new RegExp(`^\\|.*:figure\\[${course}-seats\\].*\\n`, 'gm'), ''),
    text,
  );
}
