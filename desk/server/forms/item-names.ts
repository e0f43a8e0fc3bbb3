import { freeName } from '#desk/content-files/names.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { nameFrom, TITLES } from '#desk/content-files/title-in.ts';

type Json = Record<string, unknown>;

/** A period of an admission is called by its kind and year. */
const NAMES = [...TITLES, 'kind'];

/**
 * The schema of a group of fields without what nobody has to type: its name in addresses, and the
 * version for calendars.
 */
export function withoutNames({ properties, required, ...schema }: Json): Json {
  const { id, ...others } = isGroup(properties) ? properties : {};
  const isMade =
    isGroup(id) && typeof id.pattern === 'string' && NAMES.some((name) => name in others);
  const left = Array.isArray(required)
    ? required.filter((name) => !(name === 'id' && isMade) && name !== 'revision')
    : [];
  return {
    ...schema,
    properties: isMade ? { ...others, id: { ...id, 'x-made': true } } : properties,
    required: left,
  };
}

/**
 * The value of a form with the names that nobody has typed: each is made of the English title, once
 * in the entry; a picture without words has that of its album.
 */
export function withNames(
  schema: unknown,
  value: unknown,
  entry: string,
  taken = new Set(namesIn(value)),
): unknown {
  if (!isGroup(schema)) return value;
  if (Array.isArray(value)) return value.map((item) => withNames(schema.items, item, entry, taken));
  if (!isGroup(value) || !isGroup(schema.properties)) return value;
  const { id, calendarId, revision } = schema.properties;
  const isMade = isGroup(id) && id['x-made'] === true && !value.id;
  const wanted = isMade
    ? nameFrom(value) ||
      [value.kind, String(value.opensAt ?? '').slice(0, 4)].filter(Boolean).join('-') ||
      entry
    : '';
  const name = wanted && freeName(wanted, (each) => taken.has(each));
  taken.add(name);
  const isDated = Boolean(revision && value.opensAt && value.closesAt);
  return {
    ...(name && { id: name }),
    ...Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        withNames((schema.properties as Json)[key], part, entry, taken),
      ]),
    ),
    ...(isDated && calendarId && !value.calendarId ? { calendarId: entry } : {}),
    ...(isDated && value.revision === undefined && { revision: 1 }),
  };
}

function namesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isGroup(value)) return [];
  return [
    ...(typeof value.id === 'string' ? [value.id.toLowerCase()] : []),
    ...Object.values(value).flatMap(namesIn),
  ];
}
