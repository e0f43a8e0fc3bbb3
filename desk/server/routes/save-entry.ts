import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { correctTexts } from '#desk/content-files/correct-texts.ts';
import { keyOfRow, readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { freeId } from '#desk/content-files/names.ts';
import { newAddress } from '#desk/content-files/new-address.ts';
import { changedDocuments, chosenFiles } from '#desk/files/attached-files.ts';
import { allow, mayWrite } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { withChangeDay } from '#desk/server/entries/change-day.ts';
import { commitMessage } from '#desk/server/entries/change-title.ts';
import { correctionWords } from '#desk/server/entries/correction-words.ts';
import { type Drafts, isNewId } from '#desk/server/entries/drafts.ts';
import { pageOf } from '#desk/server/entries/entry-pages.ts';
import {
  type entrySchema,
  inWords,
  known,
  lastAuthor,
  withOwnId,
} from '#desk/server/entries/entry-requests.ts';
import { mergeVersions } from '#desk/server/entries/merge.ts';
import { redirectOldAddresses } from '#desk/server/entries/old-addresses.ts';
import { noteOneLanguage } from '#desk/server/entries/one-language.ts';
import type { Store } from '#desk/server/entries/store.ts';
import { type ValidatedDraft, validateDraft } from '#desk/server/entries/validate-draft.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import type { Approval } from '#desk/server/publish/approval.ts';
import { publishedValues } from '#desk/server/publish/publications.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import { type SiteRenderer, siteWith } from '#desk/server/publish/site-renderer.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';

/** What the routes of entries work with. */
export type Desk = {
  store: Store;
  drafts: Drafts;
  uploads: Uploads;
  renderer: SiteRenderer;
  approval: Approval;
  readable: ReadableContent;
};

/** The entry as which the draft of a new one was saved, in another tab perhaps. */
export function savedAs({ store, drafts }: Desk, kind: Kind, draft: string): string | undefined {
  const id = isNewId(draft) ? drafts.savedAs(kind.id, draft) : undefined;
  return id !== undefined && valueOfEntry(store.content, kind, id) !== undefined ? id : undefined;
}

/**
 * The name of an entry: of a new one, a name that no other has. Only inside {@link Store.alone}
 * does it stay free.
 */
export function nameFor(desk: Desk, kind: Kind, wanted: string, draft = ''): string {
  if (!isNewId(draft)) return known({ kind, id: wanted }).id;
  const id = savedAs(desk, kind, draft) ?? freeId(desk.store.content, kind, wanted);
  return known({ kind, id }).id;
}

/**
 * Whether the kept draft was written in another tab or on another device, since this one opened it.
 */
export function isOfAnother(
  { drafts }: Desk,
  { user }: Person,
  kind: Kind,
  id: string,
  { tab, since }: { tab?: string | undefined; since?: string | undefined },
): boolean {
  const kept = tab === undefined ? undefined : drafts.find(user, kind.id, id);
  return kept !== undefined && kept.tab !== tab && kept.savedAt !== since;
}

/** Forgets the files that wait for a draft. */
export function forgetFiles({ uploads }: Desk, { user }: Person, kind: Kind, value: unknown): void {
  uploads.forget(user, kind.id, value);
  const replaced = changedDocuments(kind.id, value).flatMap(({ files = [] }) => files);
  uploads.forget(user, DOCUMENTS.id, { files: [...chosenFiles(kind.id, value), ...replaced] });
}

type Asked = z.infer<typeof entrySchema>;

/**
 * Saves an entry as a commit of its person.
 * @throws Refusal with both sides where somebody has saved it meanwhile, or with its mistakes
 */
export async function saveEntry(desk: Desk, person: Person, asked: Asked) {
  const { kind, id: wanted, value: sent, base, draft = wanted } = asked;
  const { store, drafts, uploads, approval, readable } = desk;
  const { content } = store;
  if (wanted === '' && kind.form !== 'file') throw new DeskError(400, WORDS.noName);
  return store.alone(async () => {
    const id = nameFor(desk, kind, wanted, draft);
    const typed = isNewId(draft) ? withOwnId(kind, sent, id) : sent;
    const { value, corrected } = correctTexts(typed);
    const now = readEntry(content, kind, id);
    allow(person, kind, [now?.value]);
    if (!mayWrite(person, kind.id, [value])) throw new DeskError(403, WORDS.otherDepartment);
    await readable.allowOwner(person, now?.value, value);
    if (base === null && now && savedAs(desk, kind, draft) !== id)
      throw new DeskError(409, WORDS.exists);
    await refuseConflict(desk, person, { kind, id, base, typed, theirs: now?.value });
    const published = await publishedValues(store);
    const dated = withChangeDay(kind, await published(kind, id), now?.value, value);
    const validated = validateDraft({ content, person, kind, id, value: dated, uploads });
    const mistakes = [...validated.mistakes, ...(await notDrawn(desk, kind, id, validated))];
    if (mistakes.length > 0)
      throw new Refusal(422, { mistakes: await readable.said(person, mistakes) });
    const message = commitMessage(now ? 'Change' : 'Add', kind.id, id, value);
    if (validated.changes.size > 0) await store.commit(validated.changes, person, message);
    noteOneLanguage(store, kind, id, now?.value, dated);
    // An old address is named by itself, so that its name can change.
    const named = kind.key === 'from' ? keyOfRow(kind, value, 0) : id;
    const before = now ? id : draft;
    if (named !== before) approval.move(kind.id, before, named);
    forgetFiles(desk, person, kind, sent);
    if (isNewId(draft)) {
      drafts.noteSaved(draft, kind.id, id);
      await redirectOldAddresses(store, drafts, person, draft, newAddress(kind.id, id));
    }
    if (!isOfAnother(desk, person, kind, draft, asked)) drafts.remove(person.user, kind.id, draft);
    return {
      value: readEntry(content, kind, named)?.value,
      id: named,
      corrected: correctionWords(kind, corrected),
      advice: await readable.said(person, validated.advice),
    };
  });
}

type Edit = { kind: Kind; id: string; base: unknown; typed: unknown; theirs: unknown };

/**
 * The entry has changed since the person began editing: both sides are shown, brought together
 * where they do not touch.
 */
async function refuseConflict(
  { store, readable }: Desk,
  person: Person,
  { kind, id, base, typed, theirs }: Edit,
): Promise<void> {
  if (isDeepStrictEqual(base, theirs ?? null)) return;
  const merge = mergeVersions(base, typed, theirs);
  throw new Refusal(409, {
    ...merge,
    theirs: theirs ?? null,
    id,
    shown: inWords(await readable.entries(person), kind, merge.conflicts),
    by: await lastAuthor(store, kind, id),
  });
}

/** What only drawing finds would stop everybody's publication. */
async function notDrawn(
  { renderer }: Desk,
  kind: Kind,
  id: string,
  { site, changes }: ValidatedDraft,
): Promise<Mistake[]> {
  if (!site || changes.size === 0) return [];
  const path = pageOf(site, kind.id, id);
  const pages = site.college.languages.map((locale) => localisePath(path, locale));
  const faulty = await renderer.faultyPage(pages, siteWith(site, changes));
  return faulty ? [{ words: WORDS.notDrawn(faulty), field: { en: '', ml: '' } }] : [];
}
