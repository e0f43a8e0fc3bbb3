import type { FastifyInstance } from 'fastify';
import { KINDS } from '#app/site.ts';
import { readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { allow, mayWrite, mayWriteKind } from '#desk/server/access/permissions.ts';
import { isNewId } from '#desk/server/entries/drafts.ts';
import { editedEntry } from '#desk/server/entries/edited-entry.ts';
import {
  draftSchema,
  entrySchema,
  knownDraft,
  otherDepartment,
  removalSchema,
  withOwnId,
} from '#desk/server/entries/entry-requests.ts';
import { validateDraft } from '#desk/server/entries/validate-draft.ts';
import { listedKind } from '#desk/server/forms/field-of.ts';
import { titleOf } from '#desk/server/forms/titles.ts';
import { DeskError, WORDS } from '#desk/words.ts';
import { removeEntry } from './remove-entry.ts';
import { type Desk, forgetFiles, isOfAnother, nameFor, savedAs, saveEntry } from './save-entry.ts';

/** Lists, forms, drafts, checks and saving of entries. */
export function entryRoutes(app: FastifyInstance, desk: Desk): void {
  const { store, drafts, uploads, readable } = desk;
  const { content } = store;
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
    const kept = { draft: draft ?? null, savedAs: savedAs(desk, kind, id) ?? null };
    const known = await readable.entries(person);
    return { ...editedEntry(known, person, kind, id, value), ...kept };
  });

  app.post('/api/check', async ({ body, person }) => {
    const { kind, id: wanted, value, draft } = entrySchema.parse(body);
    const id = nameFor(desk, kind, wanted, draft);
    // A new entry need not name its department yet.
    allow(person, kind, [valueOfEntry(content, kind, id), draft === undefined ? value : undefined]);
    await readable.allowOwner(person, valueOfEntry(content, kind, id), value);
    const isOwn = mayWrite(person, kind.id, [value]);
    const { mistakes, advice, offers } = validateDraft({
      content,
      person,
      kind,
      id,
      value: draft === undefined ? value : withOwnId(kind, value, id),
      uploads,
    });
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
    if (isOfAnother(desk, person, kind, id, { tab, since }))
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
    forgetFiles(desk, person, kind, drafts.find(person.user, kind.id, id)?.value);
    drafts.remove(person.user, kind.id, id);
    return {};
  });

  app.post('/api/save', ({ body, person }) => saveEntry(desk, person, entrySchema.parse(body)));

  app.post('/api/remove', ({ body, person }) =>
    removeEntry(desk, person, removalSchema.parse(body)),
  );
}
