import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import type { Kind } from '#app/content/kind.server.ts';
import { collegeDay, DAY_MS } from '#app/domain/clock.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import { readText } from '#app/lib/markdown/one-form.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { kindOf } from '#app/site.ts';
import { filesOf, valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { inDesk } from '#desk/desk-languages.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { readJson } from '#desk/server/files/safe-files.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { namedEntry } from '#desk/server/forms/entry-at.ts';
import { adviceAt, isMarkdown, titleOfField } from '#desk/server/forms/field-of.ts';
import { WORDS } from '#desk/words.ts';
import { correctSpelling } from '#languages/spelling.ts';
import { writeAtomic } from '#tools/lib/write-atomic.ts';
import { knownDraft } from './entry-requests.ts';
import { alike } from './field-changes.ts';

/**
 * A text that was changed in one language: what the language that stays said then, and the changed
 * one before.
 */
const noteSchema = z.object({
  kind: z.string(),
  id: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  stays: z.string(),
  changed: z.string(),
  other: z.unknown(),
  was: z.unknown(),
  since: z.string(),
});
type Note = z.infer<typeof noteSchema>;
type Side = Pick<Note, 'path' | 'stays' | 'changed' | 'other' | 'was'>;

/** Advice at a field that another language has left behind. */
export type Behind = Mistake & { blocks: number[] };

/** After so long a text that nobody has touched is as it was meant. */
const KEPT_DAYS = 90;
/** Days that a text in Markdown has at its head. */
const DAYS = ['updatedOn', 'reviewedOn'];

/**
 * Notes the languages of an entry that stayed as they were while another one changed, once it is
 * saved.
 */
export function noteOneLanguage(
  store: Store,
  kind: Kind,
  id: string,
  before: unknown,
  value: unknown,
): void {
  const notes = readNotes(store);
  const known = notes.filter((each) => each.kind === kind.id && each.id === id);
  // Who writes the language that was left behind has not left the other one behind.
  const sides = sidesOf(before, value, store.content.published.languages, []).filter(
    ({ path, changed }) =>
      !known.some((each) => each.stays === changed && isDeepStrictEqual(each.path, path)),
  );
  const since = collegeDay(Date.now());
  const isRenewed = (each: Note) =>
    known.includes(each) &&
    sides.some(({ path, stays }) => stays === each.stays && isDeepStrictEqual(path, each.path));
  const added = sides.map((side) => {
    const old = known.find((each) => isRenewed(each) && isDeepStrictEqual(each.path, side.path));
    return { kind: kind.id, id, ...side, was: old?.was ?? side.was, since };
  });
  const all = [...notes.filter((each) => !isRenewed(each)), ...added];
  if (all.length > 0) keep(store, all);
}

/**
 * Advice at each field of an entry that another language has left behind, with the blocks of its
 * text that stand where the other one was changed.
 */
function leftBehind(store: Store, kind: Kind, id: string): Behind[] {
  const value = valueOfEntry(store.content, kind, id);
  return notesOf(store, kind, id).map(({ path, stays, changed, was: before }) => {
    const [place, source] = [stays, changed].map((each) => placeOf(kind, path, each));
    const was = kind.form === 'texts' ? valueAt(before, ['text']) : before;
    const [own, now] = [place, source].map((each) => String(valueAt(value, each ?? []) ?? ''));
    const isText = isMarkdown(kind, place ?? []);
    const paragraph = isText && newBlock(String(was), now ?? '');
    return {
      ...adviceAt(
        kind,
        place ?? [],
        WORDS.otherLanguageChanged(paragraph ? beginningOf(paragraph) : undefined),
      ),
      blocks: isText ? changedBlocks(String(was), now ?? '', own ?? '') : [],
    };
  });
}

/**
 * The text at this field says what the other language says: nothing is left to follow until that is
 * changed again.
 */
function isStillRight(store: Store, kind: Kind, id: string, field: FieldPath): void {
  const isMeant = ({ path, stays }: Note) => isDeepStrictEqual(placeOf(kind, path, stays), field);
  const met = notesOf(store, kind, id).filter(isMeant);
  keep(
    store,
    readNotes(store).filter((each) => !met.some((one) => isDeepStrictEqual(one, each))),
  );
}

const notesOf = (store: Store, kind: Kind, id: string) =>
  readNotes(store).filter((each) => each.kind === kind.id && each.id === id && isOpen(store, each));

const placeOf = (kind: Kind, path: FieldPath, locale: string) =>
  kind.form === 'texts' ? [locale, 'text'] : [...path, locale];

/** The blocks of a text, by position, at which another language says what it did not say before. */
function changedBlocks(was: string, now: string, own: string): number[] {
  const [before = [], after = [], { length } = []] = [was, now, own].map((text) =>
    readText(text).children.map(({ textContent }) => bare(textContent)),
  );
  if (isDeepStrictEqual(before, after)) return [];
  const start = alike(before, after);
  const same = alike(before.slice(start).toReversed(), after.slice(start).toReversed());
  const first = Math.min(start, length - 1);
  const end = Math.max(first + 1, length - same);
  return Array.from({ length: end - first }, (_, at) => first + at);
}

/**
 * The entries with texts of which one language has been changed alone since, each with these texts.
 */
export function behindAnother(store: Store) {
  const open = readNotes(store).filter((each) => isOpen(store, each));
  const entries = Map.groupBy(open, ({ kind, id }) => `${kind} ${id}`);
  return [...entries.values()].flatMap((notes) => {
    const [{ kind: name, id, since } = { kind: '', id: '', since: '' }] = notes;
    const kind = kindOf(name);
    if (!kind) return [];
    const fields = notes.map(({ path, stays }) => titleOfField(kind, [...path, stays]));
    return [
      {
        file: filesOf(kind, id, { languages: notes.map(({ stays }) => stays as Locale) })[0] ?? '',
        since,
        entry: namedEntry(store.content, kind, id),
        field: inDesk((locale) => fields.map((each) => each[locale]).join('; ')),
      },
    ];
  });
}

/** The first paragraph or item of a text that says what it did not say before. */
function newBlock(was: string, now: string): string | undefined {
  const said = new Set(plainBlocks(was).map(bare));
  return plainBlocks(now).find((block) => !said.has(bare(block)));
}

function sidesOf(
  before: unknown,
  value: unknown,
  languages: readonly string[],
  path: FieldPath,
): Side[] {
  if (Array.isArray(before) && Array.isArray(value))
    return value.flatMap((each, index) =>
      sidesOf(before[index], each, languages, [...path, index]),
    );
  if (!isGroup(before) || !isGroup(value)) return [];
  if (!languages.every((each) => each in value && each in before))
    return Object.keys(value).flatMap((key) =>
      sidesOf(before[key], value[key], languages, [...path, key]),
    );
  const changed = languages.filter((each) => bare(before[each]) !== bare(value[each]));
  const [first] = changed;
  if (first === undefined || languages.some((each) => !bare(before[each]))) return [];
  return languages
    .filter((each) => !changed.includes(each))
    .map((stays) => ({
      ...{ path: [...path], stays, changed: first },
      ...{ other: value[stays], was: before[first] },
    }));
}

/**
 * What a text says, however it is spelled and punctuated; of a text in Markdown, without its days.
 */
function bare(text: unknown): string {
  const words = isGroup(text)
    ? Object.entries(text).flatMap(([name, each]) => (DAYS.includes(name) ? [] : [each]))
    : [text];
  return correctSpelling(words.flat().join(' '))
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether a text still is as it was when another language left it behind. */
function isOpen({ content }: Store, { kind: name, id, path, stays, changed, ...note }: Note) {
  const kind = kindOf(name);
  const value = kind && valueOfEntry(content, kind, id);
  const pair = valueAt(value, path);
  return (
    note.since > collegeDay(Date.now() - KEPT_DAYS * DAY_MS) &&
    isGroup(pair) &&
    isDeepStrictEqual(pair[stays], note.other) &&
    bare(pair[changed]) !== bare(note.was)
  );
}

function keep(store: Store, notes: Note[]): void {
  writeAtomic(fileOf(store), JSON.stringify(notes.filter((each) => isOpen(store, each))));
}

function readNotes(store: Store): Note[] {
  return z.array(noteSchema).safeParse(readJson(fileOf(store))).data ?? [];
}

const fileOf = ({ state }: Store) => join(state, 'one-language.json');

const fieldSchema = z.object({ path: z.array(z.union([z.string(), z.number()])).max(20) });

/**
 * The texts of an entry that stayed as they were while the other language changed, and that one of
 * them is right all the same.
 */
export function behindRoutes(app: FastifyInstance, store: Store): void {
  const entryOf = (request: unknown, person: Person) => {
    const { kind, id } = knownDraft(request);
    allow(person, kind, [valueOfEntry(store.content, kind, id)]);
    return { kind, id };
  };

  app.get('/api/behind', ({ query, person }) => {
    const { kind, id } = entryOf(query, person);
    return leftBehind(store, kind, id);
  });

  app.post('/api/still-right', ({ body, person }) => {
    const { kind, id } = entryOf(body, person);
    const { path } = fieldSchema.parse(body);
    return store.alone(async () => {
      isStillRight(store, kind, id, path);
      return leftBehind(store, kind, id);
    });
  });
}
