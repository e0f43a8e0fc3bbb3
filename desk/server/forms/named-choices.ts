import { COURSE, FIGURE } from '#app/content/forms/choices.ts';
import type { JsonSchema } from '#app/content/forms/form-words.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { DEPARTMENTS, GALLERY } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { filePlace, namedFiles } from '#desk/files/attached-files.ts';
import type { Words } from '#desk/words.ts';
import { fieldsAt, schemaOf } from './form.ts';
import { titleOf } from './titles.ts';

type Json = Record<string, unknown>;

/** A choice of another entry by its name. */
export type NamedChoice = Words & {
  id: string /** Where it can be chosen, if not everywhere. */;
  departments?: string[];
  /** Of a picture: its path below the content. */
  file?: string;
};

/** Choices for the fields that name other entries. */
export function formChoices(content: ContentFolder, schema: Json): Record<string, NamedChoice[]> {
  const kinds = new Set(
    [...JSON.stringify(schema).matchAll(/"x-reference":"([^"]+)"/g)].map(([, kind]) => kind ?? ''),
  );
  return Object.fromEntries([...kinds].map((id) => [id, choicesOf(content, id)]));
}

/** What the entry is called that a field names. */
export function referenceTitle(
  content: ContentFolder,
  field: JsonSchema | undefined,
  id: string,
): Words | undefined {
  const of = field?.['x-reference'];
  const kind = kindOf(of ?? '');
  if (kind) return titleOf(valueOfEntry(content, kind, id), id);
  return of === undefined ? undefined : choicesOf(content, of).find((choice) => choice.id === id);
}

/**
 * What an entry is called; one without a name of its own, such as a last rank, after what it names.
 */
export function nameOfEntry(
  content: ContentFolder,
  kind: Kind | undefined,
  value: unknown,
  id: string,
): Words {
  const own = titleOf(value, id);
  if (own.en !== id || !isGroup(value) || !kind) return own;
  const { id: _, ...fields } = value;
  const known = (field: string) => fieldsAt(schemaOf(kind), [field])[0];
  const facts = Object.entries(fields).flatMap(([field, fact]) =>
    typeof fact === 'string' || typeof fact === 'number'
      ? { fact: String(fact), named: referenceTitle(content, known(field), String(fact)) }
      : [],
  );
  return facts.some(({ named }) => named)
    ? inDesk((locale) => facts.map(({ fact, named }) => named?.[locale] ?? fact).join(' · '))
    : own;
}

/** The entries of a kind, or the parts of entries, that a field or a text can name. */
export function choicesOf(content: ContentFolder, id: string): NamedChoice[] {
  if (id === 'album-pictures') return albumPictures(content);
  if (id === 'laboratories') return laboratories(content);
  if (id === 'places') return places(content);
  if (id === 'offices') return offices(content);
  if (id === 'seat-categories')
    return seatCategories(content).map(({ letters: _, ...choice }) => choice);
  if (id === 'figures') return figures(content);
  if (id === 'courses') return courses(content);
  if (id === 'repeated-events') return repeatedEvents(content);
  if (id === 'phones') return [...offices(content), helpline(content)];
  const kind = kindOf(id);
  if (!kind) return [];
  // None of a list that cannot be read.
  if (listEntries(content, kind).length === 0) return [];
  return allEntries(content, kind).map(({ id: entry, value }) => {
    const title = nameOfEntry(content, kind, value, entry);
    // Parts of two entries, such as texts of pages, may have one title.
    const [of = ''] = entry.split('/');
    const whole = kind.partOf && kindOf(kind.partOf);
    const page = whole && titleOf(valueOfEntry(content, whole, of), of);
    return {
      id: entry,
      ...(page ? inDesk((locale) => `${title[locale]} (${page[locale]})`) : title),
    };
  });
}

/** Laboratories are rows of their departments' files; one name may be in two of them. */
function laboratories(content: ContentFolder): NamedChoice[] {
  const rows = allEntries(content, DEPARTMENTS).flatMap(({ id: department, value }) => {
    const list =
      isGroup(value) && Array.isArray(value.laboratories) ? value.laboratories.filter(isGroup) : [];
    const title = titleOf(value, department);
    return list.map((row): NamedChoice => {
      const own = titleOf(row, String(row.id));
      return {
        id: String(row.id),
        departments: [department],
        ...inDesk((locale) => `${title[locale]}: ${own[locale]}`),
      };
    });
  });
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, same]) => ({
    id,
    departments: same.flatMap(({ departments = [] }) => departments),
    en: same.map(({ en }) => en).join('; '),
    ml: same.map(({ ml }) => ml).join('; '),
  }));
}

/** Pictures of all albums as texts name them, the newest album first. */
function albumPictures(content: ContentFolder): NamedChoice[] {
  const albums = allEntries(content, GALLERY).toSorted(
    (a, b) => Number(Object(a.value).order) - Number(Object(b.value).order),
  );
  return albums.flatMap(({ id, value }) => {
    const title = titleOf(value, id);
    return namedFiles(GALLERY.id, value).map(({ key, name, said }) => {
      const words = Object(said.caption ?? said.alt);
      return {
        id: `${id}/${key}`,
        file: filePlace(GALLERY.id, id, name),
        ...inDesk((each) => [words[each] ?? words.en, title[each]].filter(Boolean).join(' – ')),
      };
    });
  });
}

/** Places of the campus map. */
function places(content: ContentFolder): NamedChoice[] {
  return rowsOf(valueOfEntry(content, kindOf('campus-map'), ''), 'places', 'id');
}

/** Offices of the college's details, by their roles. */
function offices(content: ContentFolder): NamedChoice[] {
  return rowsOf(details(content), 'contacts', 'role');
}

/** Seat categories, of the hundred and beside them, with their letters in lists of last ranks. */
export function seatCategories(content: ContentFolder): (NamedChoice & { letters: unknown })[] {
  const file = valueOfEntry(content, kindOf('seat-kinds'), '');
  return ['kinds', 'extra'].flatMap((list) =>
    groupsIn(file, list).map((row) => {
      const id = String(row.id);
      return { id, letters: row.letters, ...titleOf(row, id) };
    }),
  );
}

/** The rows of a list in a file, by what other entries call them. */
function rowsOf(file: unknown, list: string, called: string): NamedChoice[] {
  return groupsIn(file, list).map((row) => {
    const id = String(row[called]);
    return { id, ...titleOf(row, id) };
  });
}

function groupsIn(file: unknown, list: string): Json[] {
  const rows = isGroup(file) ? file[list] : undefined;
  return Array.isArray(rows) ? rows.filter(isGroup) : [];
}

/** Admission events by the id that those of several years share. */
function repeatedEvents(content: ContentFolder): NamedChoice[] {
  const kind = kindOf('admission-events');
  const events = kind ? allEntries(content, kind) : [];
  const named = events.flatMap(({ value }) =>
    isGroup(value) ? { id: String(value.id), ...titleOf(value, String(value.id)) } : [],
  );
  return [...new Map(named.map((event) => [event.id, event])).values()];
}

/**
 * Courses by the degrees to which they lead; one that leads to none of its own by its admission.
 */
function courses(content: ContentFolder): NamedChoice[] {
  return choicesOf(content, 'admission-streams').map(({ id, ...title }) => ({
    id,
    ...inDesk((locale) => COURSE(locale)[id] ?? title[locale]),
  }));
}

/** What the site counts: of the college, and the seats of each degree. */
function figures(content: ContentFolder): NamedChoice[] {
  const counted = Object.keys(FIGURE('en')).map((id) => ({
    id,
    ...inDesk((locale) => FIGURE(locale)[id] ?? id),
  }));
  const degrees = choicesOf(content, 'degrees').map(({ id, ...name }) => ({
    id: `${id}-seats`,
    ...inDesk((locale) =>
      fillIn(labelsFor('departments', locale).seatsOf, { award: name[locale] }),
    ),
  }));
  return [...counted, ...degrees];
}

function helpline(content: ContentFolder): NamedChoice {
  return { id: 'helpline', ...titleOf(details(content).helpline, 'helpline') };
}

function details(content: ContentFolder): Json {
  const value = valueOfEntry(content, kindOf('college'), '');
  return isGroup(value) ? value : {};
}
