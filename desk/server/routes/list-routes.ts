import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay } from '#app/domain/clock.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { KINDS, kindOf } from '#app/site.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import {
  allEntries,
  filesOf,
  readableEntries,
  readEntry,
  valueOfEntry,
  writeEntry,
} from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { searchable, wordsOf } from '#desk/content-files/search-words.ts';
import { ownerOf } from '#desk/files/attached-files.ts';
import { allow, mayWrite, mayWriteKind } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { withChangeDay } from '#desk/server/entries/change-day.ts';
import type { Drafts } from '#desk/server/entries/drafts.ts';
import { endedAt, hasLeft } from '#desk/server/entries/ended-at.ts';
import { kindSchema } from '#desk/server/entries/entry-requests.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { validateDraft } from '#desk/server/entries/validate-draft.ts';
import { asTexts, type Uploads } from '#desk/server/files/uploads.ts';
import { type Mistake, refuseMistakes } from '#desk/server/forms/check.ts';
import { departmentTitle, namedEntry } from '#desk/server/forms/entry-at.ts';
import { hasTime } from '#desk/server/forms/field-of.ts';
import { findField } from '#desk/server/forms/find-field.ts';
import { kindTitles, listTitleOf } from '#desk/server/forms/form-words.ts';
import type { NamedChoice } from '#desk/server/forms/named-choices.ts';
import { lacksTranslation, listedDay, searchText, titleOf } from '#desk/server/forms/titles.ts';
import { translationsOf } from '#desk/server/forms/translation-memory.ts';
import { publishedValues } from '#desk/server/publish/publications.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import type { Waiting, WaitingContent } from '#desk/server/publish/waiting.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';

const entries = { kind: kindSchema, ids: z.array(z.string().max(200)).min(1).max(100) };
const memorySchema = z.object({ en: z.string().min(3).max(1000), lang: z.enum(LOCALES) });

const manySchema = z.discriminatedUnion('action', [
  z.strictObject({ ...entries, action: z.enum(['end', 'week']) }),
  z.strictObject({ ...entries, action: z.literal('reviewed') }),
  z.strictObject({
    ...entries,
    action: z.literal('from'),
    at: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/),
  }),
]);

/**
 * Of the own draft, of what was saved and waits, or of what visitors see as it is; of a person,
 * that nothing is shown any more.
 */
type State = {
  state?: 'draft' | Waiting['state'] | 'public' | 'left';
  /** The day that was chosen for its publication. */
  publishOn?: string | undefined;
};

/**
 * Lists of entries and the search over them; several entries are ended, extended by a week or given
 * a time of publication at once, or put into another order.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a table of routes
export function listRoutes(
  app: FastifyInstance,
  store: Store,
  uploads: Uploads,
  drafts: Drafts,
  waiting: WaitingContent,
  readable: ReadableContent,
): void {
  const { content } = store;

  /**
   * How far an entry is on its way to the visitors; nothing is said before the first publication.
   */
  const statesFor = async (person: Person): Promise<(name: string, value: unknown) => State> => {
    const { base } = await waiting.now();
    const waits = await waiting.seenBy(person);
    const written = drafts.list(person.user).map(({ kind, id }) => `${kind}/${id}`);
    const states = new Map(
      waits.flatMap(({ names, state, day: publishOn }) =>
        names.map((name) => [name, { state, publishOn }]),
      ),
    );
    return (name, value) =>
      written.includes(name)
        ? { state: 'draft' }
        : (states.get(name) ?? (base ? { state: hasLeft(value) ? 'left' : 'public' } : {}));
  };

  app.get('/api/entries', async ({ query, person }) => {
    const { kind: wanted, q } = z
      .object({ kind: z.string().optional(), q: z.string().max(500).default('') })
      .parse(query);
    const kinds = KINDS.filter(
      ({ id }) => (wanted === undefined || id === wanted) && mayWriteKind(person, id),
    );
    const stateOf = await statesFor(person);
    return kinds
      .flatMap((kind) => listRows(content, kind, q))
      .filter(({ value, kind }) => mayWrite(person, kind, [value]))
      .map(({ value, ...row }) => ({ ...row, ...stateOf(`${row.kind}/${row.id}`, value) }));
  });

  app.get('/api/memory', async ({ query, person }) => {
    const { en, lang } = memorySchema.parse(query);
    return translationsOf(await readable.entries(person), en, lang);
  });

  app.post('/api/many', ({ body, person }) => {
    const wanted = manySchema.parse(body);
    const { kind, ids } = wanted;
    const { end } = kind;
    const isKnown =
      wanted.action === 'reviewed'
        ? kind.form === 'texts'
        : end && (wanted.action !== 'from' || hasTime(kind));
    if (!isKnown) throw new DeskError(404, WORDS.notFound);
    const changed = (value: unknown) => {
      if (wanted.action === 'reviewed') return reviewedOn(value, collegeDay(Date.now()));
      if (wanted.action === 'from') return { ...(value as object), publishFrom: wanted.at };
      return end && endedAt(value, end, wanted.action);
    };
    return store.alone(async () => {
      const changes = new Map<string, string | Uint8Array | undefined>();
      const mistakes: Mistake[] = [];
      const advice: Mistake[] = [];
      const published = await publishedValues(store);
      for (const id of ids) {
        const sofar = content.with(asTexts(changes));
        const value = readEntry(sofar, kind, id)?.value;
        if (value === undefined) throw new DeskError(404, WORDS.notFound);
        allow(person, kind, [value]);
        const seen = await published(kind, id);
        const next = withChangeDay(kind, seen, value, changed(value));
        const draft = { content: sofar, person, kind, id, value: next, uploads };
        const validated = validateDraft(draft);
        const entry = namedEntry(content, kind, id);
        const said = await readable.said(person, validated.mistakes);
        mistakes.push(...said.map((mistake) => ({ ...mistake, entry })));
        const advised = await readable.said(person, validated.advice);
        advice.push(...advised.map((each) => ({ entry, ...each })));
        for (const [file, text] of validated.changes) changes.set(file, text);
      }
      if (mistakes.length > 0) throw new Refusal(422, { mistakes });
      if (changes.size > 0) await store.commit(changes, person, `Change ${kind.id}: ${ids.length}`);
      return { advice };
    });
  });

  app.post('/api/order', ({ body, person }) => {
    const { kind, ids } = z
      .strictObject({ ...entries, ids: z.array(z.string().max(200)).max(1000) })
      .parse(body);
    if (!kind.isOrdered && !kind.places) throw new DeskError(404, WORDS.notFound);
    return store.alone(async () => {
      const all = Map.groupBy(allEntries(content, kind), ({ value }) => groupOf(kind, value));
      const wanted = Map.groupBy(ids, (id) => groupOf(kind, valueOfEntry(content, kind, id)));
      const moved = [...wanted].flatMap(([group, own]) => {
        const old = all.get(group) ?? [];
        if (
          group === undefined ||
          !isDeepStrictEqual(own.toSorted(), old.map(({ id }) => id).sort())
        )
          throw new DeskError(409, WORDS.listChanged);
        return inPlaces(own.flatMap((id) => old.find((each) => each.id === id) ?? []));
      });
      for (const { value } of moved) allow(person, kind, [value]);
      // All at once: two entries never have one place.
      const changes = new Map(
        moved.flatMap(({ id, value, order }) => [
          ...writeEntry(content, kind, id, { ...(value as object), order }),
        ]),
      );
      refuseMistakes(content, changes);
      if (changes.size > 0)
        await store.commit(changes, person, `Change ${kind.id}: ${moved.length}`);
      return {};
    });
  });
}

/** Among which entries an entry has a place. */
function groupOf(kind: Kind, value: unknown): string | undefined {
  if (!isGroup(value)) return undefined;
  return kind.isOrdered ? '' : kind.places?.group(value as never);
}

/** Entries with the numbers that they have together, so that only those change that have moved. */
function inPlaces(entries: readonly { id: string; value: unknown }[]) {
  const numbers = entries
    .map(({ value }) => Number((isGroup(value) && value.order) || 0))
    .sort((a, b) => a - b);
  for (const [index, number] of numbers.entries())
    numbers[index] = Math.max(number, (numbers[index - 1] ?? 0) + 1);
  return entries
    .map((entry, index) => ({ ...entry, order: numbers[index] }))
    .filter(({ value, order }) => isGroup(value) && value.order !== order);
}

/** A text that was read on a day, in all of its languages. */
function reviewedOn(text: unknown, day: string): unknown {
  return Object.fromEntries(
    Object.entries(text as object).map(([locale, words]) => [
      locale,
      { ...words, reviewedOn: day },
    ]),
  );
}

/** Entries as the site lists them; damaged ones first. */
function inListOrder<Each extends { value: unknown }>(
  { isOrdered, places }: Kind,
  entries: readonly Each[],
): readonly Each[] {
  if (!isOrdered && !places) return entries;
  const compare =
    places?.compare ??
    (({ order: a }: { order: number }, { order: b }: { order: number }) => a - b);
  const [sound, damaged] = [true, false].map((wanted) =>
    entries.filter(({ value }) => isGroup(value) === wanted),
  );
  return [
    ...(damaged ?? []),
    ...(sound ?? []).sort((a, b) => compare(a.value as never, b.value as never)),
  ];
}

/** An entry in a list. */
export type EntryRow = Omit<ReturnType<typeof listRows>[number], 'value'> & State;

function listRows(content: ContentFolder, kind: Kind, query: string) {
  const words = wordsOf(query);
  const named = searchable(Object.values(kindTitles(kind.id).title).join(' '));
  const { entry } = kindTitles(kind.id);
  return inListOrder(kind, readableEntries(content, kind)).flatMap(({ id, value, isDamaged }) => {
    // A damaged file has no title but remains in the list, with a link to its faults.
    const text =
      words.length > 0
        ? `${id} ${searchable(kind.page?.(id) ?? '')} ${named} ${searchText(value)}`
        : '';
    const field =
      kind.form === 'file' && words.length > 0
        ? findField(kind, value, query.toLowerCase().split(/\s+/))
        : undefined;
    const title = listTitleOf(content, kind.id, value, id);
    const names = searchable(`${title.en} ${title.ml} ${kind.form === 'file' ? named : ''}`);
    const row = {
      kind: kind.id,
      id,
      title,
      isNamed: field !== undefined || words.every((word) => names.includes(word)),
      kindTitle: entry,
      day: listedDay(value),
      ...factsOf(content, kind, value),
      /** Among which entries it has a place that can be changed. */
      group: groupOf(kind, value),
      page: kind.partOf && !kind.sharesId ? wholeTitle(content, kind.partOf, id) : undefined,
      /** The field of settings that a search names. */
      path: field?.path,
      field: field?.field,
      /** The file, if it cannot be read. */
      damaged: isDamaged ? (filesOf(kind, id)[0] ?? kind.place) : undefined,
      value,
    };
    return isDamaged || field || words.every((word) => text.includes(word)) ? [row] : [];
  });
}

/** The entry of which another is a part. */
function wholeTitle(content: ContentFolder, of: string, part: string) {
  const [id = ''] = part.split('/');
  const kind = kindOf(of);
  return { id, ...titleOf(kind && valueOfEntry(content, kind, id), id) };
}

/** By what a list is filtered. */
function factsOf(content: ContentFolder, kind: Kind, value: unknown) {
  const end = valueAt(value, kind.end?.path ?? []);
  const {
    department,
    departments = department === undefined ? [] : [department],
    publishFrom = ownerOf(content, value)?.publishFrom,
    sample,
  } = isGroup(value) ? value : {};
  const all: NamedChoice[] = (Array.isArray(departments) ? departments : []).map((id) => ({
    id,
    ...departmentTitle(content, String(id)),
  }));
  return {
    end: typeof end === 'string' ? end : undefined,
    /** Of a person. */
    hasLeft: hasLeft(value) || undefined,
    publishFrom: typeof publishFrom === 'string' ? publishFrom : undefined,
    departments: all.length > 0 ? all : undefined,
    isSample: sample === true || undefined,
    lacksTranslation: lacksTranslation(value, content.published) || undefined,
  };
}
