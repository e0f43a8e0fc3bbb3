import type { Locale } from '#app/i18n/locale.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/** The text of a legal item after the sample text is removed. */
export const NOT_YET = {
  en: 'The college has not published this yet.',
  ml: 'കോളേജ് ഇത് ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ല.',
};

export const isSample = (value: unknown) => isGroup(value) && value.sample === true;

const SAMPLE_BLOCK = /^:::(\w+)\[(?:Sample|മാതൃക)[.:][^\]]*\]\n[\s\S]*?^:::\n*/gm;

/** Markdown without the boxes that are marked as samples; a sentence replaces a table. */
export function withoutSampleBoxes(text: string, locale: Locale): string {
  return text
    .replaceAll(SAMPLE_BLOCK, (_, kind) => (kind === 'note' ? '' : `${NOT_YET[locale]}\n\n`))
    .replace(/(?<!\n)\n+$/, '\n');
}

/** Fields with ids of entries, and the type of these entries. */
const REFERENCES: Readonly<Record<string, string>> = {
  attachments: 'documents',
  documents: 'documents',
  successor: 'news',
  person: 'people',
  programmes: 'programmes',
  departments: 'departments',
  courses: 'courses',
  awards: 'awards',
  place: 'places',
  about: 'texts',
};

/** Lists that may be empty; elsewhere a field with no id left goes. */
const MAY_BE_EMPTY: readonly string[] = ['programmes', 'awards'];

/**
 * The data of a file without parts that are samples, and without ids of entries that go.
 * @param gone removed entries, as `kind/id`
 */
export function withoutSampleParts(
  value: unknown,
  file: string,
  gone: ReadonlySet<string>,
): unknown {
  if (file === 'disclosures.yaml') return withoutSampleItems(value);
  if (file === 'search.yaml') return withoutPaths(value, gone);
  if (!isGroup(value) || !isSample(value)) return cleaned(value, gone, isSample);
  const own = omit(value, 'sample');
  // Of a department the mark speaks of people and achievements; of any other file it speaks of the lists.
  return cleaned(file.startsWith('departments/') ? own : withoutLists(own), gone, isSample);
}

/** The data of a file without ids of entries that go, and without what is about these only. */
export function withoutReferences(
  value: unknown,
  file: string,
  gone: ReadonlySet<string>,
): unknown {
  return file === 'search.yaml' ? withoutPaths(value, gone) : cleaned(value, gone, () => false);
}

function cleaned(
  value: unknown,
  gone: ReadonlySet<string>,
  isLeftOut: (value: unknown) => boolean,
): unknown {
  if (Array.isArray(value)) {
    const left = value
      .filter((item) => !isLeftOut(item) && !namesGone(item, gone))
      .map((item) => cleaned(item, gone, isLeftOut));
    return left.filter(
      (item) => !(isGroup(item) && isGroup(item.amounts) && Object.keys(item.amounts).length === 0),
    );
  }
  if (!isGroup(value)) return value;
  const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const kind = REFERENCES[name];
    if (
      isLeftOut(field) ||
      namesGone(field, gone) ||
      gone.has(`courses/${name}`) ||
      (kind && typeof field === 'string' && gone.has(`${kind}/${field}`))
    )
      return [];
    if (!kind || !Array.isArray(field)) return [[name, cleaned(field, gone, isLeftOut)]];
    const left = field.filter((id) => !gone.has(`${kind}/${id}`));
    return left.length === 0 && field.length > 0 && !MAY_BE_EMPTY.includes(kind)
      ? []
      : [[name, cleaned(left, gone, isLeftOut)]];
  });
  return Object.fromEntries(fields);
}

/** A committee member whose person was removed, the dates of a removed admission event, a fact or paper of a course that is not taught. */
function namesGone(value: unknown, gone: ReadonlySet<string>): boolean {
  if (!isGroup(value)) return false;
  const isFor = ({ courses, figure }: Record<string, unknown>) =>
    (Array.isArray(courses) &&
      courses.length > 0 &&
      courses.every((id) => gone.has(`courses/${id}`))) ||
    gone.has(`figures/${figure}`);
  return (
    gone.has(`people/${value.person}`) ||
    gone.has(`departments/${value.department}`) ||
    gone.has(`programmes/${value.programme}`) ||
    gone.has(`admission-events/${value.event}`) ||
    isFor(value) ||
    (isGroup(value.for) && isFor(value.for))
  );
}

function omit(group: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(group).filter(([key]) => key !== name));
}

function withoutLists(group: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group).map(([key, field]) => [key, Array.isArray(field) ? [] : field]),
  );
}

/** The law's list stays whole: an item that the sample college answered is one that the real college still has to. */
function withoutSampleItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSampleItems);
  if (!isGroup(value)) return value;
  if (isSample(value)) return { id: value.id, label: value.label, college: NOT_YET };
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      name === 'groups' || name === 'items' ? withoutSampleItems(field) : field,
    ]),
  );
}

/** Committees and programmes that the search names. */
function withoutPaths(value: unknown, gone: ReadonlySet<string>): unknown {
  if (!isGroup(value)) return value;
  const isLeft = (entry: unknown) =>
    !(isGroup(entry) && gone.has(String(entry.path).replace(/^(committee|programme):/, '$1s/')));
  return Object.fromEntries(
    Object.entries(value).map(([name, list]) => [
      name,
      Array.isArray(list) ? list.filter(isLeft) : list,
    ]),
  );
}
