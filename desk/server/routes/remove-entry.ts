import type { z } from 'zod';
import type { Kind } from '#app/content/kind.server.ts';
import { readEntry, valueOfEntry } from '#desk/content-files/entries.ts';
import { allow } from '#desk/server/access/permissions.ts';
import type { Person } from '#desk/server/access/settings.ts';
import { commitMessage } from '#desk/server/entries/change-title.ts';
import { type EntryChange, entryChange } from '#desk/server/entries/entry-changes.ts';
import { known, ownParts, type removalSchema } from '#desk/server/entries/entry-requests.ts';
import { type Other, withOther } from '#desk/server/entries/in-its-place.ts';
import { validateDraft } from '#desk/server/entries/validate-draft.ts';
import { digest } from '#desk/server/files/safe-files.ts';
import { type Mistake, refuseMistakes } from '#desk/server/forms/check.ts';
import { choicesOf, type NamedChoice } from '#desk/server/forms/named-choices.ts';
import { DeskError, Refusal, WORDS } from '#desk/words.ts';
import type { Desk } from './save-entry.ts';

/** Why an entry is not deleted, and what may come into its place. */
export type NotDeleted = {
  mistakes: Mistake[];
  /** Entries of its kind, where the person may write a place that names it or leads to it. */
  others: NamedChoice[];
  /** Whether links lead to it, which can have the address of any page. */
  isLinked: boolean;
};

/**
 * Deletes an entry, with another one in its place wherever that is wanted: one commit.
 * @returns the other places, before and after, and by what these are known again
 * @throws Refusal with all that still names the entry, and if other places were looked at
 */
export async function removeEntry(
  { store, drafts, uploads, readable }: Desk,
  person: Person,
  asked: z.infer<typeof removalSchema>,
): Promise<{ changes: EntryChange[]; places: string }> {
  const { kind, id, keepsDocuments, replaceBy, by, isTrial, looked } = known(asked);
  const { content } = store;
  return store.alone(async () => {
    const now = readEntry(content, kind, id);
    if (!now) throw new DeskError(404, WORDS.notFound);
    allow(person, kind, [now.value]);
    const parts = ownParts(content, kind, id);
    if (parts.length > 0) throw new Refusal(422, { error: WORDS.notDeleted, mistakes: parts });
    const seen = await readable.entries(person);
    if (by !== undefined && (by === id || valueOfEntry(seen, kind, by) === undefined))
      throw new DeskError(404, WORDS.notFound);
    const other = by === undefined ? replaceBy && { address: replaceBy } : { by };
    const { content: next, places } = other
      ? withOther(content, person, kind, id, other)
      : { content, places: [] };
    const draft = { content: next, person, kind, id, value: undefined, uploads, keepsDocuments };
    const { changes, mistakes } = validateDraft(draft);
    if (mistakes.length > 0) {
      const named = mistakes.map((each) =>
        each.entry && !other ? { ...each, words: WORDS.namesDeleted } : each,
      );
      const said = await readable.said(person, named);
      throw new Refusal(422, { error: WORDS.notDeleted, mistakes: said, ...offered(kind, id) });
    }
    const all = new Map([...next.changes, ...changes]);
    // Of the other places, what was laid over the content is no mistake of the removal.
    if (other) refuseMistakes(content, all);
    const shown = digest(JSON.stringify(places.map(({ kind: of, ...each }) => [of?.id, each])));
    if (looked !== undefined && looked !== shown) throw new DeskError(409, WORDS.changedPlaces);
    if (!isTrial) {
      await store.commit(all, person, commitMessage('Remove', kind.id, id, now.value));
      drafts.remove(person.user, kind.id, id);
    }
    return { changes: places.map((each) => entryChange(each, seen)), places: shown };

    function offered(of: Kind, gone: string): Omit<NotDeleted, 'mistakes'> {
      const isIn = (wanted: Other) =>
        withOther(content, person, of, gone, wanted).places.length > 0;
      const isNamed = isIn({ by: `${gone}!` });
      const others = choicesOf(seen, of.id).filter((choice) => choice.id !== gone);
      return { others: isNamed ? others : [], isLinked: isIn({ address: '' }) };
    }
  });
}
