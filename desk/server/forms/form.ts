import { z } from 'zod';
import { COURSE, FIGURE } from '#app/content/forms/choices.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { labelsFor } from '#app/content/labels.ts';
import { listDrawings } from '#app/content/reading/drawings.server.ts';
import { FIRST, LOCALES, type Publishing, parseLocale } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { allEntries, listEntries, valueOfEntry } from '#desk/content-files/entries.ts';
import { DEPARTMENTS } from '#desk/content-files/kinds.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import { fieldIn } from '#desk/files/attached-files.ts';
import { withoutNames } from '#desk/server/entries/item-names.ts';
import { titleOf } from '#desk/server/entries/titles.ts';
import { inDesk } from './desk-languages.ts';
import type { Words } from './words.ts';

type Json = Record<string, unknown>;

/** The type to whose entries, or to what parts of entries, a field of this name refers. */
const REFERENCES = new Map([
  ...KINDS.flatMap(({ id, idFields = [], attachments }) =>
    [...idFields, ...(attachments ? [attachments.owner] : [])].map((field) => [field, id] as const),
  ),
  ['figure', 'figures'] as const,
  ['laboratories', 'laboratories'] as const,
  ...['course', 'courses', 'bundle'].map((field) => [field, 'courses'] as const),
]);

/** A choice of another entry by its name. */
export type NamedChoice = Words & {
  id: string /** Where it can be chosen, if not everywhere. */;
  departments?: string[];
};

/** The form of a type as JSON Schema; `x-reference` is the type to whose ids a field refers. It asks for texts in the languages that are published. */
export function formSchema(kind: Kind, published: Publishing = { languages: LOCALES }): Json {
  const schema = z.toJSONSchema(kind.schema, {
    io: 'input',
    unrepresentable: 'any',
    target: 'draft-7',
  }) as Json;
  const fields = withCourses(kind.files ? withFiles(schema, kind.files) : schema);
  const form = inLanguages(marked(fields), published) as Json;
  const field = fieldIn(form.properties, kind.attachments);
  // Of a scan the office is chosen that gives a readable text.
  if (isGroup(field))
    Object.assign(field, { 'x-control': 'attachments', 'x-reference': 'offices' });
  return withOptionalTexts(form) as Json;
}

/** What is kept by course has a field for each course of the college. */
function withCourses(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withCourses);
  if (!isGroup(value)) return value;
  if (value['x-fields'] !== 'courses')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withCourses(item)]));
  const fields = Object.keys(COURSE(FIRST)).map((course) => [course, value.additionalProperties]);
  return { type: 'object', properties: Object.fromEntries(fields) };
}

/** A text that may be left out asks for no language; one that has been begun is checked by the server. */
function withOptionalTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOptionalTexts);
  if (!isGroup(value)) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withOptionalTexts(item)]),
  );
  if (!isGroup(own.properties)) return own;
  const needed = Array.isArray(value.required) ? value.required : [];
  const fields = Object.entries(own.properties).map(([name, field]) => {
    const isLeftOut =
      isGroup(field) &&
      isGroup(field.properties) &&
      FIRST in field.properties &&
      !needed.includes(name);
    return [name, isLeftOut ? { ...field, required: [] } : field];
  });
  return { ...own, properties: Object.fromEntries(fields) };
}

/** Without the fields for texts in other languages. */
function inLanguages(value: unknown, published: Publishing): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, published));
  if (!isGroup(value)) return value;
  const { properties } = value;
  const isText =
    isGroup(properties) && FIRST in properties && Object.keys(properties).every(parseLocale);
  const isAsked = (name: string) =>
    !isText || published.languages.some((locale) => locale === name);
  const own = Object.entries(value).map(([name, item]) => [name, inLanguages(item, published)]);
  if (!isText) return Object.fromEntries(own);
  const fields = Object.entries(properties).filter(([name]) => isAsked(name));
  const required = Array.isArray(value.required)
    ? { required: value.required.filter(isAsked) }
    : {};
  return {
    ...Object.fromEntries(own),
    properties: Object.fromEntries(
      fields.map(([name, field]) => [name, inLanguages(field, published)]),
    ),
    ...required,
  };
}

/** Marks the field that names the files of the entry, with the files that it takes. */
function withFiles(schema: Json, { field, kind }: NonNullable<Kind['files']>): Json {
  const named = { 'x-control': 'file', 'x-accept': ACCEPTED[kind] };
  const marked = (value: unknown): unknown => {
    if (!isGroup(value)) return value;
    if (value.type === 'string') return { ...value, ...named };
    const { items, properties } = value;
    return {
      ...value,
      ...(isGroup(items) && { items: marked(items) }),
      ...(isGroup(properties) && { properties: { ...properties, file: marked(properties.file) } }),
    };
  };
  const fields = Object(schema.properties);
  return { ...schema, properties: { ...fields, [field]: marked(fields[field]) } };
}

/** Choices for the fields that name other entries. */
export function formChoices(content: ContentFolder, schema: Json): Record<string, NamedChoice[]> {
  const kinds = new Set(
    [...JSON.stringify(schema).matchAll(/"x-reference":"([^"]+)"/g)].map(([, kind]) => kind ?? ''),
  );
  return Object.fromEntries([...kinds].map((id) => [id, choicesOf(content, id)]));
}

/** What the entry is called that a field of this name names. */
export function referenceTitle(
  content: ContentFolder,
  field: string,
  id: string,
): Words | undefined {
  const of = REFERENCES.get(field);
  const kind = of === undefined ? undefined : kindOf(of);
  if (kind) return titleOf(valueOfEntry(content, kind, id), id);
  return of === undefined ? undefined : choicesOf(content, of).find((choice) => choice.id === id);
}

/** What an entry is called; one without a name of its own, such as a last rank, after what it names. */
export function nameOfEntry(content: ContentFolder, value: unknown, id: string): Words {
  const own = titleOf(value, id);
  if (own.en !== id || !isGroup(value)) return own;
  const { id: _, ...fields } = value;
  const facts = Object.entries(fields).flatMap(([field, fact]) =>
    typeof fact === 'string' || typeof fact === 'number'
      ? { fact: String(fact), named: referenceTitle(content, field, String(fact)) }
      : [],
  );
  return facts.some(({ named }) => named)
    ? inDesk((locale) => facts.map(({ fact, named }) => named?.[locale] ?? fact).join(' · '))
    : own;
}

/** The entries of a kind, or the parts of entries, that a field or a text can name. */
export function choicesOf(content: ContentFolder, id: string): NamedChoice[] {
  if (id === 'laboratories') return laboratories(content);
  if (id === 'offices') return offices(content);
  if (id === 'figures') return figures(content);
  if (id === 'courses') return courses(content);
  if (id === 'phones') return [...offices(content), helpline(content)];
  const kind = kindOf(id);
  if (!kind) return [];
  // None of a list that cannot be read.
  if (listEntries(content, kind).length === 0) return [];
  return allEntries(content, kind).map(({ id: entry, value }) => {
    const title = nameOfEntry(content, value, entry);
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

/** Offices of the college's details, by their roles. */
function offices(content: ContentFolder): NamedChoice[] {
  const { contacts } = details(content);
  return (Array.isArray(contacts) ? contacts.filter(isGroup) : []).map((office) => ({
    id: String(office.role),
    ...titleOf(office, String(office.role)),
  }));
}

/** Courses by the degrees to which they lead; one that leads to none of its own by its admission. */
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

/** Marks references, and leaves out fields that exist only to be refused. */
function marked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => marked(item, name));
  if (!isGroup(value)) return value;
  const reference = REFERENCES.get(name);
  if (value.type === 'string' && name === 'drawing') return { ...value, enum: listDrawings() };
  // One form of a field that is one word: to choose the form is to choose the word.
  if (typeof value.const === 'string') return { ...value, default: value.const };
  if (value.type === 'string' && name === 'text') return { ...value, 'x-control': 'markdown' };
  if (value.type === 'string' && reference && !value.enum && !value.const)
    return { ...value, 'x-reference': reference };
  if (!isGroup(value.properties))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, key === 'enum' ? item : marked(item, name)]),
    );
  const known = Object.entries(value.properties).filter(
    ([, field]) => !(isGroup(field) && isGroup(field.not)),
  );
  return withoutNames({
    ...value,
    properties: Object.fromEntries(known.map(([key, field]) => [key, marked(field, key)])),
  });
}
