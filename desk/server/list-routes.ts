import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { KINDS, kindOf } from '#app/content/kinds.server.ts';
import { collegeDay, DAY_MS } from '#app/lib/clock.ts';
import type { ContentFolder } from '#desk/content-files/content-folder.ts';
import { filesOf, readableEntries, readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Mistake } from './check.ts';
import { nameOf } from './entry-at.ts';
import { judge } from './entry-draft.ts';
import { findField } from './find-field.ts';
import { kindTitles, listTitleOf } from './form-words.ts';
import { mayWrite, mayWriteKind } from './permissions.ts';
import type { Store } from './store.ts';
import { dayOf, searchText, titleOf } from './titles.ts';
import { translationsOf } from './translation-memory.ts';
import { asTexts, type Uploads } from './uploads.ts';
import { DeskError, WORDS } from './words.ts';

const WEEK = 7 * DAY_MS;
const manySchema = z.strictObject({ kind: z.string(), ids: z.array(z.string().max(200)).min(1).max(100), action: z.enum(['end', 'week']) });

/** Lists of entries and the search over them; several entries are ended, or extended by a week, at once. */
export function listRoutes(app: FastifyInstance, store: Store, uploads: Uploads): void {
  const { content } = store;

  app.get('/api/entries', ({ query, person }) => {
    const { kind: wanted, q } = z.object({ kind: z.string().optional(), q: z.string().max(200).default('') }).parse(query);
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const kinds = KINDS.filter(({ id }) => (wanted === undefined || id === wanted) && mayWriteKind(person, id));
    return kinds
      .flatMap((kind) => listRows(content, kind, words))
      .filter(({ value, kind }) => mayWrite(person, kind, [value]))
      .map(({ value: _, ...row }) => row);
  });

  app.get('/api/memory', ({ query }) => translationsOf(content, z.object({ en: z.string().min(3).max(1000) }).parse(query).en));

  app.post('/api/many', async ({ body, person }, reply) => {
    const { kind: name, ids, action } = manySchema.parse(body);
    const kind = kindOf(name);
    const end = kind?.end;
    if (!kind || !end) throw new DeskError(404, WORDS.notFound);
    const outcome = await store.alone(async () => {
      const changes = new Map<string, string | Uint8Array | undefined>();
      const mistakes: Mistake[] = [];
      for (const id of ids) {
        const sofar = content.with(asTexts(changes));
        const value = readEntry(sofar, kind, id)?.value;
        if (value === undefined) throw new DeskError(404, WORDS.notFound);
        if (!mayWrite(person, kind.id, [value])) throw new DeskError(403, WORDS.mayNotWrite);
        const judged = judge(sofar, person, kind, id, endedAt(value, end, action), uploads);
        mistakes.push(...judged.mistakes.map((mistake) => ({ ...mistake, entry: { kind: kind.id, id, title: nameOf(content, kind, id) } })));
        for (const [file, text] of judged.changes) changes.set(file, text);
      }
      if (mistakes.length > 0) return { status: 422, answer: { mistakes } };
      if (changes.size > 0) await store.commit(changes, person, `Change ${kind.id}: ${ids.length}`);
      return { status: 200, answer: {} };
    });
    return reply.status(outcome.status).send(outcome.answer);
  });
}

/** The entry with its end set to now, or a week later than its end or than today, whichever is later. */
function endedAt(value: unknown, { path, isMoment }: NonNullable<Kind['end']>, action: 'end' | 'week', now = Date.now()): unknown {
  const [field = '', ...rest] = path;
  if (!isGroup(value)) return value;
  if (rest.length > 0) return { ...value, [field]: endedAt(value[field], { path: rest, isMoment }, action, now) };
  const old = Date.parse(String(value[field]));
  const wanted = action === 'end' ? now : Math.max(old || now, now) + WEEK;
  const day = collegeDay(wanted);
  const time = action === 'week' && old ? String(value[field]).slice(11, 16) : new Date(wanted + 5.5 * 3_600_000).toISOString().slice(11, 16);
  return { ...value, [field]: isMoment ? `${day}T${time}:00+05:30` : day };
}

function listRows(content: ContentFolder, kind: Kind, words: readonly string[]) {
  const { title, entry } = kindTitles(kind.id);
  return readableEntries(content, kind).flatMap(({ id, value, isDamaged }) => {
    // A damaged file has no title but remains in the list, with a link to its faults.
    const text = words.length > 0 ? `${id} ${title.en} ${title.ml}`.toLowerCase() + searchText(value) : '';
    const field = kind.form === 'file' && words.length > 0 ? findField(kind, value, words) : undefined;
    const row = {
      kind: kind.id,
      id,
      title: listTitleOf(kind.id, value, id),
      kindTitle: entry,
      day: dayOf(value),
      ...factsOf(content, kind, value),
      ...(kind.id === 'texts' && { page: pageTitle(content, id) }),
      ...field,
      value,
    };
    return isDamaged || field || words.every((word) => text.includes(word))
      ? [{ ...row, ...(isDamaged && { damaged: filesOf(kind, id)[0] ?? kind.place }) }]
      : [];
  });
}

/** The page of a text. */
function pageTitle(content: ContentFolder, text: string) {
  const [id = ''] = text.split('/');
  const pages = kindOf('pages');
  return { id, ...titleOf(pages && valueOfEntry(content, pages, id), id) };
}

/** By what a list is filtered. */
function factsOf(content: ContentFolder, kind: Kind, value: unknown) {
  const departmentsKind = kindOf('departments');
  const end = kind.end?.path.reduce<unknown>((inside, part) => (isGroup(inside) ? inside[part] : undefined), value);
  const { department, departments = department === undefined ? [] : [department], publishFrom, sample } = isGroup(value) ? value : {};
  return {
    ...(typeof end === 'string' && { end }),
    ...(typeof publishFrom === 'string' && { publishFrom }),
    ...(Array.isArray(departments) &&
      departments.length > 0 &&
      departmentsKind && { departments: departments.map((id) => ({ id, ...titleOf(valueOfEntry(content, departmentsKind, String(id)), String(id)) })) }),
    ...(sample === true && { isSample: true }),
    ...(lacksMalayalam(value) && { lacksMalayalam: true }),
  };
}

/** Whether a text of several words has no Malayalam yet. */
function lacksMalayalam(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(lacksMalayalam);
  if (!isGroup(value)) return false;
  const { en, ml } = value;
  if (typeof en === 'string') return /[a-z]{4,} [a-z]{4,}/.test(en) && !/\p{Script=Malayalam}/u.test(String(ml ?? ''));
  return Object.values(value).some(lacksMalayalam);
}
