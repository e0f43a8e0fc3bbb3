import { z } from 'zod';
import { noEntry } from '#app/lib/expected.ts';
import type { JsonSchema } from './forms/form-words.ts';
import type { FieldPath } from './forms/title-at.ts';
import { collections, kindOf, singles } from './kinds.server.ts';
import { listDrawings } from './reading/drawings.server.ts';
import type { Site } from './reading/read.server.ts';
import { figureValues } from './rows/figures.server.ts';
import { knownRoles } from './schemas/college.ts';
import { checkTarget, type Report, targetsOf } from './target-check.server.ts';

type Field = { field: JsonSchema; value: string; path: FieldPath };
type Written = { file: string; schema: JsonSchema; value: unknown };

/**
 * Reports every field whose schema says that it names an entry, a drawing or a page (chosen.ts,
 * fields.ts), and for which there is none.
 * @param isWhole whether the site has all that is written: a part that the college lacks takes its
 *   courses along, which papers and fees may go on naming
 */
export function checkReferences(site: Site, report: Report, isWhole: boolean): void {
  const known = namesIn(site, isWhole);
  const targets = targetsOf(site);
  for (const { file, schema, value } of writtenIn(site)) {
    for (const { field, value: name, path } of fieldsOf(schema, value, [])) {
      const all = known[field['x-reference'] ?? field['x-values'] ?? ''];
      if (all && !all.includes(name)) report({ file, path, ...noEntry(all, name) });
      if (field['x-target']) checkTarget(targets, file, path, name, report);
    }
  }
}

/**
 * What fields may name, by the type of their reference; types that depend on the entry are checked
 * by their features.
 */
function namesIn(site: Site, isWhole: boolean): Readonly<Record<string, readonly string[]>> {
  const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);
  const { admissions, college } = site;
  // A list of degrees may go on before the college has programmes that lead to all of them.
  const unused = site.degrees
    .filter(({ id }) => !site.programmes.some(({ award }) => award === id))
    .map(({ course }) => course);
  return {
    departments: idsOf(site.departments),
    degrees: idsOf(site.degrees),
    programmes: idsOf(site.programmes),
    categories: idsOf(site.categories),
    'seat-categories': idsOf([...site.seatKinds.kinds, ...site.seatKinds.extra]),
    people: idsOf(site.people),
    documents: idsOf(site.documents),
    news: idsOf(site.notices),
    events: idsOf(site.events),
    tenders: idsOf(site.tenders),
    papers: idsOf(site.papers),
    places: idsOf(site.campusMap.places),
    texts: site.pages.flatMap(({ id, sectionTexts }) =>
      sectionTexts.map((section) => `${id}/${section.id}`),
    ),
    offices: knownRoles(college),
    phones: [...knownRoles(college), 'helpline'],
    figures: Object.keys(figureValues(site)),
    drawings: listDrawings(),
    'admission-streams': idsOf(admissions.streams),
    // One of them may have no dates for a while: its page then says that none are announced.
    'repeated-events': [...new Set(idsOf(admissions.events))],
    ...(isWhole && {
      courses: [...new Set([...idsOf(admissions.streams), ...unused])],
      'admission-tabs': idsOf(admissions.tabs),
    }),
  };
}

/** Everything that is written in a form, with its file. */
function writtenIn(site: Site): Written[] {
  const { page, tabs, streams, events } = site.admissions;
  const one = (kind: string, file: string, value: unknown) => ({
    file,
    schema: schemaOf(kind),
    value,
  });
  const list = (kind: string, file: string, value: unknown) => ({
    file,
    schema: { items: schemaOf(kind) },
    value,
  });
  return [
    ...collections().flatMap(({ id, collection }) =>
      site[collection].map((entry) => one(id, entry.file, entry)),
    ),
    ...singles().map(({ id, single, place, form }) =>
      (form === 'list' ? list : one)(id, place, site[single]),
    ),
    ...site.departments.map((entry) =>
      one('departments', `departments/${entry.id}/department.yaml`, entry),
    ),
    ...site.pages.map((entry) => one('pages', `pages/${entry.id}/page.yaml`, entry)),
    ...events.map((entry) => one('admission-events', entry.file, entry)),
    one('admissions-page', 'admissions/page.yaml', page),
    list('admission-tabs', 'admissions/tabs.yaml', tabs),
    list('admission-streams', 'admissions/streams.yaml', streams),
  ];
}

const schemas = new Map<string, JsonSchema>();

/** The schema of a type as what is written in its files has to be, made once. */
function schemaOf(id: string): JsonSchema {
  const known = schemas.get(id);
  const kind = kindOf(id);
  if (known || !kind) return known ?? {};
  const schema = z.toJSONSchema(kind.schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  schemas.set(id, schema);
  return schema;
}

/**
 * The texts of a value, each with what its schema says of it; the names of a list that is kept by
 * them are texts too.
 */
function fieldsOf(schema: JsonSchema, value: unknown, path: FieldPath): Field[] {
  if (typeof value === 'string' && !schema.anyOf) return [{ field: schema, value, path }];
  const inner = (schema.anyOf ?? []).flatMap((form) => fieldsOf(form, value, path));
  if (typeof value !== 'object' || value === null) return inner;
  const { items, properties = {}, additionalProperties, 'x-fields': names } = schema;
  if (Array.isArray(value))
    return inner.concat(
      value.flatMap((item, index) => (items ? fieldsOf(items, item, [...path, index]) : [])),
    );
  return inner.concat(
    Object.entries(value).flatMap(([name, item]) => {
      const place = [...path, name];
      const part = properties[name] ?? additionalProperties;
      const own = names ? [{ field: { 'x-reference': names }, value: name, path: place }] : [];
      return [...own, ...(typeof part === 'object' ? fieldsOf(part, item, place) : [])];
    }),
  );
}
