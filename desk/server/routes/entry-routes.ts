import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Kind } from '#app/content/kind.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { KINDS } from '#app/site.ts';
import { correctTexts } from '#desk/content-files/correct-texts.ts';
import { keyOfRow, readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { DOCUMENTS } from '#desk/content-files/kinds.ts';
import { freeId } from '#desk/content-files/names.ts';
import { newAddress } from '#desk/content-files/new-address.ts';
import { changedDocuments, chosenFiles } from '#desk/files/attached-files.ts';
import { allow, mayWrite, mayWriteKind } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { withChangeDay } from '#desk/server/entries/change-day.ts';
import { commitMessage } from '#desk/server/entries/change-title.ts';
import { correctionWords } from '#desk/server/entries/correction-words.ts';
import { type Drafts, isNewId } from '#desk/server/entries/drafts.ts';
import { editedEntry } from '#desk/server/entries/edited-entry.ts';
import { judge } from '#desk/server/entries/entry-draft.ts';
import { pageOf } from '#desk/server/entries/entry-pages.ts';
import {
  draftSchema,
  entrySchema,
  inWords,
  known,
  knownDraft,
  lastAuthor,
  otherDepartment,
  ownParts,
  removalSchema,
  withOwnId,
} from '#desk/server/entries/entry-requests.ts';
import { mergeVersions } from '#desk/server/entries/merge.ts';
import { redirectOldAddresses } from '#desk/server/entries/old-addresses.ts';
import { noteOneLanguage } from '#desk/server/entries/one-language.ts';
import type { Store } from '#desk/server/entries/store.ts';
import type { Uploads } from '#desk/server/files/uploads.ts';
import { listedKind } from '#desk/server/forms/field-of.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import type { Approval } from '#desk/server/publish/approval.ts';
import { publishedValues } from '#desk/server/publish/publications.ts';
import type { ReadableContent } from '#desk/server/publish/readable-content.ts';
import { type SiteRenderer, siteWith } from '#desk/server/publish/site-renderer.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';

/** Lists, forms, drafts, checks and saving of entries. */
export function entryRoutes(
  app: FastifyInstance,
  store: Store,
  drafts: Drafts,
  uploads: Uploads,
  renderer: SiteRenderer,
  approval: Approval,
  readable: ReadableContent,
): void {
  const { content } = store;
  /** The entry as which the draft of a new one was saved, in another tab perhaps. */
  const savedAs = (kind: Kind, draft: string) => {
    const id = isNewId(draft) ? drafts.savedAs(kind.id, draft) : undefined;
    return id !== undefined && valueOfEntry(content, kind, id) !== undefined ? id : undefined;
  };
  /** The name of an entry: of a new one, a name that no other has. Only inside {@link Store.alone} does it stay free. */
  const nameOf = (kind: Kind, wanted: string, draft = '') => {
    const id = isNewId(draft) ? (savedAs(kind, draft) ?? freeId(content, kind, wanted)) : wanted;
    return known({ kind, id }).id;
  };

  /** Whether the kept draft was written in another tab or on another device, since this one opened it. */
  const isOfAnother = (
    { user }: Person,
    kind: Kind,
    id: string,
    { tab, since }: { tab?: string | undefined; since?: string | undefined },
  ) => {
    const kept = tab === undefined ? undefined : drafts.find(user, kind.id, id);
    return kept !== undefined && kept.tab !== tab && kept.savedAt !== since;
  };

  const forgetFiles = ({ user }: Person, kind: Kind, value: unknown) => {
    uploads.forget(user, kind.id, value);
    const replaced = changedDocuments(kind.id, value).flatMap(({ files = [] }) => files);
    uploads.forget(user, DOCUMENTS.id, { files: [...chosenFiles(kind.id, value), ...replaced] });
  };

  app.get('/api/kinds', ({ person }) =>
    KINDS.filter(({ id }) => mayWriteKind(person, id)).map(listedKind),
  );

  app.get('/api/entry', async ({ query, person }) => {
    const { kind, id } = knownDraft(query);
    const { value } = readEntry(content, kind, id) ?? {};
    const draft = drafts.find(person.user, kind.id, id);
    allow(person, kind, [value]);
    if (value === undefined && !draft && id !== '' && !isNewId(id) && kind.form !== 'file')
      throw new DeskError(404, WORDS.notFound);
    const kept = { draft: draft ?? null, savedAs: savedAs(kind, id) ?? null };
    const known = await readable.entries(person);
    return { ...editedEntry(known, person, kind, id, value), ...kept };
  });

  app.post('/api/check', async ({ body, person }) => {
    const { kind, id: wanted, value, draft } = entrySchema.parse(body);
    const id = nameOf(kind, wanted, draft);
    // A new entry need not name its department yet.
    allow(person, kind, [valueOfEntry(content, kind, id), draft === undefined ? value : undefined]);
    await readable.allowOwner(person, valueOfEntry(content, kind, id), value);
    const isOwn = mayWrite(person, kind.id, [value]);
    const { mistakes, advice, offers } = judge(
      content,
      person,
      kind,
      id,
      draft === undefined ? value : withOwnId(kind, value, id),
      uploads,
    );
    const own = isOwn ? [] : [otherDepartment(kind)];
    const given = offers.length > 0 && { offers };
    return {
      id,
      mistakes: [...own, ...(await readable.said(person, mistakes))],
      advice: await readable.said(person, advice),
      ...given,
    };
  });

  app.get('/api/drafts', ({ person }) =>
    drafts.list(person.user).map(({ kind, id, address = '', value, savedAt }) => ({
      kind,
      id,
      savedAt,
      title: titleOf(value, isNewId(id) ? address : id),
    })),
  );
  app.put('/api/draft', ({ body, person }) => {
    const { id, value, base, address, tab, since } = draftSchema.parse(body);
    const { kind } = knownDraft(body);
    if (isOfAnother(person, kind, id, { tab, since }))
      throw new DeskError(409, WORDS.draftElsewhere);
    // At the name of an entry, the draft of a new one could come to lie over it.
    if (base === null && !isNewId(id) && kind.form !== 'file')
      throw new DeskError(400, WORDS.badRequest);
    // A new entry need not name its department yet.
    allow(person, kind, [valueOfEntry(content, kind, id)]);
    drafts.refuseTooMany(person.user, kind.id, id);
    const kept = {
      kind: kind.id,
      id,
      value,
      base,
      ...(address !== undefined && { address }),
      savedAt: new Date().toISOString(),
      by: person.name,
      tab,
    };
    drafts.keep(person.user, kept);
    return { savedAt: kept.savedAt, others: drafts.othersIn(person.user, kind.id, id) };
  });
  app.delete('/api/draft', ({ query, person }) => {
    const { kind, id } = knownDraft(query);
    forgetFiles(person, kind, drafts.find(person.user, kind.id, id)?.value);
    drafts.remove(person.user, kind.id, id);
    return {};
  });

  app.post('/api/save', ({ body, person }) => {
    const { kind, id: wanted, value: sent, base, ...asked } = entrySchema.parse(body);
    const { draft = wanted, tab, since } = asked;
    if (wanted === '' && kind.form !== 'file') throw new DeskError(400, WORDS.noName);
    return store.alone(async () => {
      const id = nameOf(kind, wanted, draft);
      const typed = isNewId(draft) ? withOwnId(kind, sent, id) : sent;
      const { value, corrected } = correctTexts(typed);
      const now = readEntry(content, kind, id);
      allow(person, kind, [now?.value]);
      if (!mayWrite(person, kind.id, [value])) throw new DeskError(403, WORDS.otherDepartment);
      await readable.allowOwner(person, now?.value, value);
      const theirs = now?.value ?? null;
      if (base === null && now && savedAs(kind, draft) !== id)
        throw new DeskError(409, WORDS.exists);
      // The entry has changed since this person began editing.
      if (!isDeepStrictEqual(base, theirs)) {
        const merge = mergeVersions(base, typed, now?.value);
        throw new Refusal(409, {
          ...{
            ...merge,
            theirs,
            id,
            shown: inWords(await readable.entries(person), kind, merge.conflicts),
          },
          by: await lastAuthor(store, kind, id),
        });
      }
      const published = await publishedValues(store);
      const seen = await published(kind, id);
      const dated = withChangeDay(kind, seen, now?.value, value);
      const { changes, site, mistakes, advice } = judge(content, person, kind, id, dated, uploads);
      // What only drawing finds would stop everybody's publication.
      const pages =
        site && changes.size > 0
          ? site.college.languages.map((locale) => localisePath(pageOf(site, kind.id, id), locale))
          : [];
      const faulty = site && (await renderer.faultyPage(pages, siteWith(site, changes)));
      if (faulty) mistakes.push({ words: WORDS.notDrawn(faulty), field: { en: '', ml: '' } });
      if (mistakes.length > 0)
        throw new Refusal(422, { mistakes: await readable.said(person, mistakes) });
      if (changes.size > 0)
        await store.commit(
          changes,
          person,
          commitMessage(now ? 'Change' : 'Add', kind.id, id, value),
        );
      noteOneLanguage(store, kind, id, now?.value, dated);
      // An old address is named by itself, so that its name can change.
      const named = kind.key === 'from' ? keyOfRow(kind, value, 0) : id;
      const before = now ? id : draft;
      if (named !== before) approval.move(kind.id, before, named);
      forgetFiles(person, kind, sent);
      if (isNewId(draft)) {
        drafts.noteSaved(draft, kind.id, id);
        await redirectOldAddresses(store, drafts, person, draft, newAddress(kind.id, id));
      }
      if (!isOfAnother(person, kind, draft, { tab, since }))
        drafts.remove(person.user, kind.id, draft);
      return {
        value: readEntry(content, kind, named)?.value,
        id: named,
        corrected: correctionWords(kind, corrected),
        advice: await readable.said(person, advice),
      };
    });
  });

  app.post('/api/remove', ({ body, person }) => {
    const { kind, id, keepsDocuments } = known(removalSchema.parse(body));
    return store.alone(async () => {
      const now = readEntry(content, kind, id);
      if (!now) throw new DeskError(404, WORDS.notFound);
      allow(person, kind, [now.value]);
      const parts = ownParts(content, kind, id);
      if (parts.length > 0) throw new Refusal(422, { error: WORDS.notDeleted, mistakes: parts });
      const { changes, mistakes } = judge(
        content,
        person,
        kind,
        id,
        undefined,
        uploads,
        keepsDocuments,
      );
      if (mistakes.length > 0) {
        const named = mistakes.map((each) =>
          each.entry ? { ...each, words: WORDS.namesDeleted } : each,
        );
        throw new Refusal(422, {
          error: WORDS.notDeleted,
          mistakes: await readable.said(person, named),
        });
      }
      await store.commit(changes, person, commitMessage('Remove', kind.id, id, now.value));
      drafts.remove(person.user, kind.id, id);
      return {};
    });
  });
}
