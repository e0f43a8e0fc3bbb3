import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import type { CheckedEntry, MergeConflict, Mistake } from './api.ts';
import type { FreeName, Written } from './clean-value.ts';
import type { Words } from './messages.ts';
import { isAtField } from './spelling.ts';

/** An entry while it is written, and what is said of it. */
export type EntryWork = {
  written: Written;
  said?: Words | undefined;
  mistakes: Mistake[];
  advice: Mistake[];
  offers: readonly string[];
  conflict?: MergeConflict | undefined;
  free?: FreeName;
};

/** What can happen to an entry while it is written. */
export type WorkEvent =
  | { is: 'written'; value: unknown }
  | { is: 'named'; address: string }
  | { is: 'said'; said: Words }
  | { is: 'checked'; wanted: string; answer: CheckedEntry }
  | { is: 'spelled'; path: FieldPath; value: unknown; said: Words }
  | { is: 'sent'; said: Words }
  /** `base` is what was sent; without `value`, more was written since. */
  | { is: 'saved'; base: unknown; value?: unknown; advice: Mistake[]; said: Words }
  /** Nothing has to be chosen between it and the version of somebody else, or it was chosen. */
  | { is: 'merged'; value: unknown; base: unknown }
  | {
      is: 'refused';
      conflict?: MergeConflict | undefined;
      mistakes?: Mistake[] | undefined;
      said: Words;
    }
  | { is: 'forgotten' }
  | { is: 'discarded'; value: unknown; base: unknown };

const NEXT: {
  [Name in WorkEvent['is']]: (
    work: EntryWork,
    event: Extract<WorkEvent, { is: Name }>,
  ) => Partial<EntryWork>;
} = {
  // What is said of a field is of what it had; the next check says what is still wrong.
  written: ({ written, mistakes }, { value }) => ({
    written: { ...written, value },
    mistakes: mistakes.filter(
      ({ path = [], entry }) =>
        entry || path.length === 0 || valueAt(value, path) === valueAt(written.value, path),
    ),
  }),
  named: ({ written }, { address }) => ({ written: { ...written, address } }),
  said: (_, { said }) => ({ said }),
  checked: (_, { wanted, answer: { id, mistakes, advice = [], offers = [] } }) => ({
    mistakes,
    advice,
    offers,
    free: { wanted, name: id },
  }),
  spelled: ({ written, advice }, { path, value, said }) => ({
    written: { ...written, value: withValue(written.value, path, value) },
    advice: advice.filter((each) => !each.spellings || !isAtField(each, path)),
    said,
  }),
  // A conflict is shown anew if it is still there, so that it has the focus again.
  sent: (_, { said }) => ({ conflict: undefined, said }),
  saved: ({ written }, { base, value = written.value, advice, said }) => ({
    written: { value, base },
    mistakes: [],
    conflict: undefined,
    advice,
    said,
  }),
  merged: ({ written }, { value, base }) => ({ written: { ...written, value, base } }),
  refused: (work, { conflict = work.conflict, mistakes = work.mistakes, said }) => ({
    conflict,
    mistakes,
    said,
  }),
  forgotten: () => ({ mistakes: [], advice: [], said: undefined }),
  discarded: (_, written) => ({ written: { value: written.value, base: written.base } }),
};

/** The entry after something has happened to it. */
export function afterEvent(work: EntryWork, event: WorkEvent): EntryWork {
  const next = NEXT[event.is] as (work: EntryWork, event: WorkEvent) => Partial<EntryWork>;
  return { ...work, ...next(work, event) };
}
