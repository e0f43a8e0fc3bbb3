import { flushSync } from 'react-dom';
import { fillIn } from '#app/lib/fill-in.ts';
import { inDesk } from '#desk/desk-languages.ts';
import {
  ApiError,
  ask,
  type MergeConflict,
  type Mistake,
  reasonOf,
  type SavedEntry,
} from './api.ts';
import { allArrived } from './form/under-way.ts';
import { passTyped } from './form/use-typed.ts';
import { inBoth } from './messages.ts';
import { dayName } from './new-entry.ts';
import { noteLastSaved, savesThen, withTaken } from './saved-words.ts';
import { keepHere } from './storage.ts';
import type { Writing } from './use-entry.ts';
import { linkTo } from './use-route.ts';

/** Saves an entry, and what was chosen after somebody else has changed it too. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the steps of one save, which share where it stands
export function useSaving(writing: Writing) {
  const { entry, isOpen, place, flow, now, values, work, kept, tell, say } = writing;
  const { kind, id, key } = entry;
  const { wantedId } = values;

  /**
   * @param publishes whether it goes to the site at once, unless there is something to look at
   *   first
   */
  const save = async (publishes = false) => {
    // While it waits for a file, it alone is spoken of.
    if (flow.isSaving) return;
    flow.isPublished = publishes;
    flow.isSaving = true;
    const refused = await allArrived((what, percent) =>
      tell({ is: 'said', said: savesThen(what, percent) }),
    );
    flow.isSaving = false;
    // Left meanwhile: what has arrived is in the draft.
    if (!isOpen.current) return;
    if (refused !== undefined) {
      say((messages) => messages.notArrived);
      document.getElementById(refused)?.focus();
      return;
    }
    flow.isSaving = true;
    flushSync(passTyped);
    const { whole, draft } = now.current;
    await begin(whole, draft.base);
    flow.isSaving = false;
  };

  const begin = (wanted: unknown, from: unknown) => {
    tell({ is: 'sent', said: inBoth((messages) => messages.saving) });
    flow.version += 1;
    return send(wanted, from);
  };

  const send = async (wanted: unknown, from: unknown, merged?: MergeConflict): Promise<void> => {
    const before = flow.edits;
    try {
      const marked = await kept.marks();
      const answer = await ask<SavedEntry>('save', {
        ...place,
        value: wanted,
        base: from,
        ...marked,
      });
      // Also what was typed just before the answer.
      flushSync(passTyped);
      noteSaved(wanted, answer, flow.edits !== before, merged);
    } catch (error) {
      // What somebody else has changed is looked at first.
      flow.isPublished = false;
      kept.there(now.current.draft).catch(() => undefined);
      const answer = error instanceof ApiError ? error.answer : {};
      const conflict = answer.conflicts ? (answer as MergeConflict) : undefined;
      // Nothing has to be chosen; should somebody save again at this moment, it is shown.
      if (conflict?.conflicts.length === 0 && flow.edits !== before)
        return send(now.current.whole, from);
      if (conflict?.conflicts.length === 0 && !merged) {
        tell({ is: 'merged', value: conflict.value, base: conflict.theirs });
        return send(conflict.value, conflict.theirs, conflict);
      }
      const mistakes = answer.mistakes as Mistake[] | undefined;
      const said = mistakes
        ? inBoth((messages) => messages.notSaved)
        : conflict
          ? inBoth((messages) => messages.notSavedYet)
          : reasonOf(error);
      flushSync(() => tell({ is: 'refused', conflict, mistakes, said }));
      // In the middle: the bar above is higher in Malayalam.
      if (mistakes)
        document.querySelector('.mistake-list > p')?.scrollIntoView({ block: 'center' });
    }
  };

  /** @param isWrittenOn whether more was written while it was saved */
  const noteSaved = (
    wanted: unknown,
    answer: SavedEntry,
    isWrittenOn: boolean,
    merged: MergeConflict | undefined,
  ) => {
    flow.isKept = false;
    kept.forgetOnDevice();
    const { advice = [] } = answer;
    const saved = inBoth((messages) =>
      answer.id === wantedId || !values.isNew || wantedId === dayName(kind)
        ? messages[flow.isPublished && advice.length > 0 ? 'savedToLookAt' : 'saved']
        : fillIn(messages.savedAs, { name: wantedId, free: answer.id }),
    );
    const sentence = inDesk((locale) => `${saved[locale]} ${answer.corrected[locale]}`.trim());
    // What was written meanwhile stays; the server merges it with what it has corrected in the
    // saved one.
    const written = isWrittenOn ? { base: wanted } : { base: answer.value, value: answer.value };
    const said = merged ? withTaken(sentence, entry, merged) : sentence;
    tell({ is: 'saved', ...written, advice, said });
    noteLastSaved({
      place: `${kind}/${answer.id}`,
      said: sentence,
      advice,
      isPublished: flow.isPublished && !isWrittenOn && advice.length === 0,
    });
    if (answer.id === id) return;
    if (isWrittenOn) {
      const own = key === 'id' && { id: answer.id };
      keepHere(kind, answer.id, {
        value: { ...(now.current.draft.value as object), ...own },
        base: { ...(wanted as object), ...own },
      });
    }
    window.location.replace(linkTo('content', kind, answer.id));
  };

  /** After a conflict: the chosen values, applied to the version saved by the other person. */
  const settle = (chosen: unknown) => {
    const base = work.conflict?.theirs ?? null;
    tell({ is: 'merged', value: chosen, base });
    void begin(chosen, base);
  };

  return { save, settle };
}
