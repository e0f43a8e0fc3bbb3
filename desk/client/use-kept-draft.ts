import { useCallback, useEffect, useRef } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import { ApiError, ask, type EditedEntry, reasonOf } from './api.ts';
import { inBoth, type Words } from './messages.ts';
import { forgetHere, type Kept, keepHere, keyOf, newDraftId } from './storage.ts';

/** This tab, so that the server knows drafts of others. */
const TAB = newDraftId().slice(4);

/**
 * What is kept of an entry: its values, the saved ones on which it was written, and the name of a
 * new one.
 */
type Draft = Pick<Kept, 'value' | 'base' | 'address'>;

/** The draft of an entry that is open, on this device and on the server. */
export function useKeptDraft({ kind, id, draft }: Pick<EditedEntry, 'kind' | 'id' | 'draft'>) {
  const since = useRef(draft?.savedAt);
  /**
   * The draft on its way to the server. What removes it there waits: arriving later, it would lie
   * over the saved entry.
   */
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * The draft is written in another tab or on another device: what is written here does not replace
   * it.
   */
  const isElsewhere = useRef(false);
  // Another tab of this browser writes into the same storage.
  useEffect(() => {
    const note = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null && key === keyOf(kind, id)) isElsewhere.current = true;
    };
    window.addEventListener('storage', note);
    return () => window.removeEventListener('storage', note);
  }, [kind, id]);

  const here = useCallback(
    (kept: Draft) => {
      if (!isElsewhere.current) keepHere(kind, id, { ...kept, since: since.current });
    },
    [kind, id],
  );

  /** Sends it to the server, and says who else writes. */
  const there = useCallback(
    (kept: Draft): Promise<Words> => {
      const send = async () => {
        try {
          const draft = { kind, id, ...kept, tab: TAB, since: since.current };
          const { savedAt, others = [] } = await ask<{ savedAt: string; others?: string[] }>(
            'draft',
            draft,
            'PUT',
          );
          since.current = savedAt;
          return inBoth((messages) =>
            others.length > 0
              ? fillIn(messages.othersWrite, { names: others.join(', ') })
              : messages.keptAsDraft,
          );
        } catch (error) {
          if (!(error instanceof ApiError) || error.status !== 409) throw error;
          isElsewhere.current = true;
          return reasonOf(error);
        }
      };
      const words = send();
      sent.current = words.catch(() => undefined);
      return words;
    },
    [kind, id],
  );

  /** After saving, the server removes it there. */
  const forgetOnDevice = useCallback(() => {
    if (!isElsewhere.current) forgetHere(kind, id);
  }, [kind, id]);

  const forget = useCallback(async () => {
    if (isElsewhere.current) return;
    forgetHere(kind, id);
    await sent.current;
    const address = `draft?${new URLSearchParams({ kind, id })}`;
    await ask(address, undefined, 'DELETE').catch(() => undefined);
  }, [kind, id]);

  /** Which draft it is; asked once it has arrived there. */
  const marks = async () => {
    await sent.current;
    return { tab: TAB, since: since.current };
  };
  return { here, there, forget, forgetOnDevice, marks, isElsewhere };
}
