import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, valueAt } from '#app/content/forms/title-at.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { inDesk } from '#desk/desk-languages.ts';
import {
  ApiError,
  ask,
  type CheckedEntry,
  type Clash,
  type EditedEntry,
  type Mistake,
  reasonOf,
  type SavedEntry,
} from './api.ts';
import { type FreeName, useValues, type Written, withoutEmpty } from './clean-value.ts';
import { allArrived, isUnderWay, stopUnderWay } from './form/under-way.ts';
import { passTyped, useOpen } from './form/use-typed.ts';
import { inBoth } from './messages.ts';
import { copyOf } from './new-entry.ts';
import { greeting, lastSaved, noteLastSaved, savesThen, withTaken } from './saved-words.ts';
import { useSignedIn } from './session.ts';
import { isAtField, spelledLikeTheSite } from './spelling.ts';
import { forgetHere, isNewDraft, keepHere, laterDraft } from './storage.ts';
import { useKeptDraft } from './use-kept-draft.ts';
import { linkTo } from './use-route.ts';

const CHECK_AFTER_MS = 500;

/** One entry while it is written: kept at each change, checked after a pause, saved on demand. */
export function useEntry(entry: EditedEntry) {
  const { kind, id, key } = entry;
  const isNew = isNewDraft(id);
  const draft = useMemo(() => laterDraft(kind, id, entry.draft), [kind, id, entry.draft]);
  const [{ value, base, address }, setState] = useState<Written>(() => ({
    value: draft?.value ?? entry.value ?? entry.start,
    base: draft?.base ?? entry.value,
    address: draft?.address,
  }));
  const [said, setSaid] = useState(() => greeting(draft?.at, `${kind}/${id}`));
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [advice, setAdvice] = useState(() => lastSaved(`${kind}/${id}`)?.advice ?? []);
  const [offers, setOffers] = useState<readonly string[]>([]);
  const [clash, setClash] = useState<Clash>();
  /** While it waits for a file, it alone is spoken of. */
  const isSaving = useRef(false);
  const isPublished = useRef(false);
  const isOpen = useOpen();
  const edits = useRef(0);
  const [free, setFree] = useState<FreeName>();
  const { clean, isChanged, wantedId, newId, whole } = useValues(
    entry,
    { value, base, address },
    free,
  );
  const isSignedIn = useSignedIn();
  const version = useRef(0);
  /** What is saved, also what is typed just before. */
  const current = useRef({ value, whole, base, kept: { value: clean, base, address } });
  current.current = { value, whole, base, kept: { value: clean, base, address } };
  const { here, there, marks, isElsewhere, ...kept } = useKeptDraft(entry);
  const isKept = useRef(draft !== undefined);
  const place = useMemo(
    () => ({ kind, id: wantedId, ...(isNew && { draft: id }) }),
    [kind, id, isNew, wantedId],
  );

  /** Removes the draft here and on the server. */
  const forgetDraft = kept.forget;
  const forget = useCallback(() => {
    isKept.current = false;
    setMistakes([]);
    setAdvice([]);
    setSaid(undefined);
    return forgetDraft();
  }, [forgetDraft]);

  // The server's check and its copy of the draft follow the form, after a pause in typing, and
  // once the person has signed in again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: signing in again repeats what failed
  useEffect(() => {
    version.current += 1;
    if (!isChanged) {
      // A letter that was typed and deleted leaves no draft behind.
      if (isKept.current && !isElsewhere.current) void forget();
      return;
    }
    const written = { value: clean, base, address };
    here(written);
    isKept.current = true;
    const mine = version.current;
    const isLatest = () => mine === version.current;
    const timer = setTimeout(async () => {
      if (!isLatest()) return;
      try {
        // Kept before it is checked: a name that cannot be one is no reason to lose the draft.
        const said = await there(written);
        // A draft that was saved meanwhile is no longer a draft.
        if (!isLatest()) return;
        here(written);
        if (!isSaving.current) setSaid(said);
        if (isUnderWay()) return;
        const answer = await ask<CheckedEntry>('check', { ...place, value: whole, base });
        if (!isLatest()) return;
        setMistakes(answer.mistakes);
        setAdvice(answer.advice ?? []);
        setOffers(answer.offers ?? []);
        setFree({ wanted: place.id, name: answer.id });
      } catch (error) {
        if (isLatest() && !isSaving.current) setSaid(reasonOf(error));
      }
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [clean, whole, base, address, isChanged, place, here, there, isElsewhere, forget, isSignedIn]);

  const say = (pick: Parameters<typeof inBoth>[0]) => setSaid(inBoth(pick));

  /**
   * @param publishes whether it goes to the site at once, unless there is something to look at
   *   first
   */
  const save = async (publishes = false) => {
    if (isSaving.current) return;
    isPublished.current = publishes;
    isSaving.current = true;
    const refused = await allArrived((what, percent) => setSaid(savesThen(what, percent)));
    isSaving.current = false;
    // Left meanwhile: what has arrived is in the draft.
    if (!isOpen.current) return;
    if (refused !== undefined) {
      say((messages) => messages.notArrived);
      document.getElementById(refused)?.focus();
      return;
    }
    isSaving.current = true;
    flushSync(passTyped);
    // Shown anew if it is still there, so that it has the focus again.
    setClash(undefined);
    say((messages) => messages.saving);
    version.current += 1;
    await send(current.current.whole, current.current.base);
    isSaving.current = false;
  };

  const send = async (wanted: unknown, from: unknown, merged?: Clash): Promise<void> => {
    const before = edits.current;
    try {
      const marked = await marks();
      const answer = await ask<SavedEntry>('save', {
        ...place,
        value: wanted,
        base: from,
        ...marked,
      });
      // Also what was typed just before the answer.
      flushSync(passTyped);
      const isWrittenOn = edits.current !== before;
      isKept.current = false;
      kept.forgetOnDevice();
      setMistakes([]);
      const found = answer.advice ?? [];
      setAdvice(found);
      setClash(undefined);
      // What was written meanwhile stays; the server merges it with what it has corrected in the
      // saved one.
      if (isWrittenOn) setState(({ value: now }) => ({ value: now, base: wanted }));
      else setState({ value: answer.value, base: answer.value });
      const saved = inBoth((messages) =>
        answer.id === wantedId || !isNew
          ? messages[isPublished.current && found.length > 0 ? 'savedToLookAt' : 'saved']
          : fillIn(messages.savedAs, { name: wantedId, free: answer.id }),
      );
      const sentence = inDesk((locale) => `${saved[locale]} ${answer.corrected[locale]}`.trim());
      setSaid(merged ? withTaken(sentence, entry, merged) : sentence);
      noteLastSaved({
        place: `${kind}/${answer.id}`,
        said: sentence,
        advice: found,
        isPublished: isPublished.current && !isWrittenOn && found.length === 0,
      });
      if (answer.id === id) return;
      if (isWrittenOn) {
        const own = key === 'id' && { id: answer.id };
        const { value: now } = current.current.kept;
        keepHere(kind, answer.id, {
          value: { ...(now as object), ...own },
          base: { ...(wanted as object), ...own },
        });
      }
      window.location.replace(linkTo('content', kind, answer.id));
    } catch (error) {
      // What somebody else has changed is looked at first.
      isPublished.current = false;
      there(current.current.kept).catch(() => undefined);
      const answer = error instanceof ApiError ? error.answer : {};
      const other = answer.conflicts ? (answer as Clash) : undefined;
      // Nothing has to be chosen; should somebody save again at this moment, it is shown.
      if (other?.conflicts.length === 0 && edits.current !== before)
        return send(current.current.whole, from);
      if (other?.conflicts.length === 0 && !merged) {
        setState({ value: other.value, base: other.theirs, address });
        return send(other.value, other.theirs, other);
      }
      setClash(other);
      if (answer.mistakes) {
        flushSync(() => setMistakes(answer.mistakes as Mistake[]));
        say((messages) => messages.notSaved);
        // In the middle: the bar above is higher in Malayalam.
        document.querySelector('.mistake-list > p')?.scrollIntoView({ block: 'center' });
      } else setSaid(other ? inBoth((messages) => messages.notSavedYet) : reasonOf(error));
    }
  };

  /** After a conflict: the chosen values, applied to the version saved by the other person. */
  const settle = (chosen: unknown) => {
    const from = clash?.theirs ?? null;
    setState({ value: chosen, base: from, address });
    setClash(undefined);
    say((messages) => messages.saving);
    version.current += 1;
    void send(chosen, from);
  };

  /** Another person has deleted the entry, and so it stays. */
  const leave = async () => {
    await discard();
    window.location.hash = linkTo('content', kind);
  };

  const discard = async () => {
    stopUnderWay();
    version.current += 1;
    // At once, so that nothing is lost that is written while the server answers.
    setState({ value: entry.value ?? entry.start, base: entry.value });
    await forget();
  };

  const remove = async (keepsDocuments: boolean) => {
    try {
      await ask('remove', { kind, id, keepsDocuments });
      forgetHere(kind, id);
      window.location.hash = `${linkTo('content', kind)}?${id}`;
    } catch (error) {
      if (error instanceof ApiError && error.answer.mistakes)
        setMistakes(error.answer.mistakes as Mistake[]);
      setSaid(reasonOf(error));
    }
  };

  const copy = async () => {
    try {
      window.location.hash = linkTo('content', kind, await copyOf(entry, clean));
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };
  /** Puts the spelling of the site into the entry, or into one field of it. */
  const correctSpelling = async (path: FieldPath) => {
    try {
      const right = await spelledLikeTheSite(() => valueAt(current.current.value, path), path);
      edits.current += 1;
      setState((now) => ({ ...now, value: withValue(now.value, path, right) }));
      setAdvice((now) => now.filter((each) => !each.spellings || !isAtField(each, path)));
      say((messages) => messages.spellingCorrected);
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };

  const change = (next: unknown) => {
    edits.current += 1;
    if (isOpen.current) setState({ value: next, base, address });
    // A file that arrives after the form was left.
    else here({ value: withoutEmpty(next, base), base, address });
  };
  return {
    value,
    base,
    clean,
    whole,
    isNew,
    isChanged,
    wantedId,
    newId,
    address,
    /** Nothing has been written since it was saved here. */
    isSaved: !isChanged && lastSaved(`${kind}/${id}`) !== undefined,
    mistakes,
    advice,
    offers,
    clash,
    said,
    say,
    change,
    correctSpelling,
    setAddress: (next: string) => setState({ value, base, address: next }),
    save,
    settle,
    leave,
    discard,
    remove,
    copy,
  };
}
