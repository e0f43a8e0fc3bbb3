import { type Dispatch, type RefObject, useCallback, useMemo, useReducer, useRef } from 'react';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import { type EditedEntry, reasonOf } from './api.ts';
import { useValues, type Written, withoutEmpty } from './clean-value.ts';
import { afterEvent, type EntryWork, type WorkEvent } from './entry-work.ts';
import { stopUnderWay } from './form/under-way.ts';
import { useOpen } from './form/use-typed.ts';
import { inBoth, type Words } from './messages.ts';
import { copyOf } from './new-entry.ts';
import { greeting, lastSaved } from './saved-words.ts';
import { spelledLikeTheSite } from './spelling.ts';
import { isNewDraft, laterDraft } from './storage.ts';
import { useCheckedDraft } from './use-checked-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { linkTo } from './use-route.ts';
import { useSaving } from './use-saving.ts';

/** What goes on while an entry is written, without a drawing of the form. */
type Flow = {
  /** Raised at each change and when it is saved: an answer to an earlier version is too late. */
  version: number;
  /** Changes by the person. */
  edits: number;
  isSaving: boolean;
  /** It is saved to be published. */
  isPublished: boolean;
  /** There is a draft of it. */
  isKept: boolean;
};

/** What the parts of {@link useEntry} work on. */
export type Writing = {
  entry: EditedEntry;
  /** Where it is saved. */
  place: { kind: string; id: string; draft?: string };
  isOpen: RefObject<boolean>;
  work: EntryWork;
  written: Written;
  values: ReturnType<typeof useValues> & { isNew: boolean };
  /** What is saved, also what is typed just before. */
  now: RefObject<{ value: unknown; whole: unknown; draft: Written }>;
  flow: Flow;
  kept: ReturnType<typeof useKeptDraft>;
  tell: Dispatch<WorkEvent>;
  say: (pick: Parameters<typeof inBoth>[0]) => void;
  /** Removes the draft here and on the server. */
  forget: () => Promise<void>;
};

/** One entry while it is written: kept at each change, checked after a pause, saved on demand. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: what can be done to an entry, each in a few lines
export function useEntry(entry: EditedEntry) {
  const { kind, id } = entry;
  const isNew = isNewDraft(id);
  const draft = useMemo(() => laterDraft(kind, id, entry.draft), [kind, id, entry.draft]);
  const [work, tell] = useReducer(afterEvent, undefined, () => ({
    written: {
      value: draft?.value ?? entry.value ?? entry.start,
      base: draft?.base ?? entry.value,
      address: draft?.address,
    },
    said: greeting(draft?.at, `${kind}/${id}`),
    mistakes: [],
    advice: lastSaved(`${kind}/${id}`)?.advice ?? [],
    offers: [],
  }));
  const { written, free, ...shown } = work;
  const { value, base, address } = written;
  const values = useValues(entry, written, free);
  const { clean, wantedId, whole } = values;
  const isOpen = useOpen();
  const { current: flow } = useRef<Flow>({
    version: 0,
    edits: 0,
    isSaving: false,
    isPublished: false,
    isKept: draft !== undefined,
  });
  const now = useRef({ value, whole, draft: { value: clean, base, address } });
  now.current = { value, whole, draft: { value: clean, base, address } };
  const kept = useKeptDraft(entry);
  const place = useMemo(
    () => ({ kind, id: wantedId, ...(isNew && { draft: id }) }),
    [kind, id, isNew, wantedId],
  );
  const forgetDraft = kept.forget;
  const forget = useCallback(() => {
    flow.isKept = false;
    tell({ is: 'forgotten' });
    return forgetDraft();
  }, [flow, forgetDraft]);
  const say: Writing['say'] = (pick) => tell({ is: 'said', said: inBoth(pick) });
  const sayWhy = (error: unknown) => tell({ is: 'said', said: reasonOf(error) });
  const writing = {
    entry,
    place,
    isOpen,
    work,
    written,
    values: { ...values, isNew },
    now,
    flow,
    kept,
    tell,
    say,
    forget,
  };
  useCheckedDraft(writing);
  const { save, settle } = useSaving(writing);

  /** Another person has deleted the entry, and so it stays. */
  const leave = async () => {
    await discard();
    window.location.hash = linkTo('content', kind);
  };

  const discard = async () => {
    stopUnderWay();
    flow.version += 1;
    // At once, so that nothing is lost that is written while the server answers.
    tell({ is: 'discarded', value: entry.value ?? entry.start, base: entry.value });
    await forget();
  };

  const copy = () =>
    copyOf(entry, clean).then((copied) => {
      window.location.hash = linkTo('content', kind, copied);
    }, sayWhy);

  /** Puts the spelling of the site into the entry, or into one field of it. */
  const correctSpelling = async (path: FieldPath) => {
    try {
      const right = await spelledLikeTheSite(() => valueAt(now.current.value, path), path);
      flow.edits += 1;
      const said = inBoth((messages) => messages.spellingCorrected);
      tell({ is: 'spelled', path, value: right, said });
    } catch (error) {
      sayWhy(error);
    }
  };

  const change = (next: unknown) => {
    flow.edits += 1;
    if (isOpen.current) tell({ is: 'written', value: next });
    // A file that arrives after the form was left.
    else kept.here({ value: withoutEmpty(next, base), base, address });
  };
  return {
    ...shown,
    ...written,
    ...values,
    isNew,
    /** Nothing has been written since it was saved here. */
    isSaved: !values.isChanged && lastSaved(`${kind}/${id}`) !== undefined,
    say,
    change,
    /** Has what is written on the server, not only here; or says why it has not. */
    keep: async (): Promise<Words | undefined> => {
      if (!values.isChanged) return undefined;
      try {
        const said = await kept.there(now.current.draft);
        return kept.isElsewhere.current ? said : undefined;
      } catch (error) {
        return reasonOf(error);
      }
    },
    correctSpelling,
    setAddress: (next: string) => tell({ is: 'named', address: next }),
    save,
    settle,
    leave,
    discard,
    copy,
  };
}
