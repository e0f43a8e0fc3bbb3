import { useEffect, useMemo, useRef, useState } from 'react';
import { ask, type Conflict, type Entry, type Mistake, Refusal, reasonOf } from './api.ts';
import { withoutEmpty, withRequired } from './clean-value.ts';
import { formatMoment } from './language.ts';
import type { DeskMessages } from './messages.en.ts';
import { inBoth, MESSAGES, type Words } from './messages.ts';
import { slugOf } from './slug.ts';
import { forgetHere, keepHere, laterDraft } from './storage.ts';
import { linkTo } from './use-route.ts';

const CHECK_AFTER_MS = 500;

/** The current values, and the entry as it was when editing began. */
type State = { value: unknown; base: unknown };
type Clash = { conflicts: Conflict[]; value: unknown; taken: string[][]; theirs: unknown };

/** The entry that was saved last: a new one opens at its own address then. */
let savedLast = '';

/** One entry while it is written: kept at each change, checked after a pause, saved on demand. */
export function useEntry(entry: Entry, isNew: boolean) {
  const { kind, id, key } = entry;
  const draft = useMemo(() => laterDraft(kind, id, entry.draft), [kind, id, entry.draft]);
  const [{ value, base }, setState] = useState<State>(() => ({ value: draft?.value ?? entry.value ?? {}, base: draft?.base ?? entry.value }));
  const [address, setAddress] = useState<string>();
  const [said, setSaid] = useState(() => greeting(draft?.at, savedLast === `${kind}/${id}`));
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [clash, setClash] = useState<Clash>();
  const clean = useMemo(() => withoutEmpty(value, base), [value, base]);
  const isChanged = JSON.stringify(clean) !== JSON.stringify(base ?? {});
  const newId = isNew ? (key === 'from' ? String(Reflect.get(clean as object, key) ?? '') : (address ?? slugOf(clean))) : id;
  const whole = useMemo(
    () => ({ ...(isNew && key === 'id' && { id: '' }), ...(withRequired(clean, entry.schema) as object), ...(isNew && key === 'id' && { id: newId }) }),
    [clean, entry.schema, isNew, key, newId],
  );
  const version = useRef(0);
  const since = useRef(entry.draft?.savedAt);

  // The server's check and its copy of the draft follow the form, after a pause in typing.
  useEffect(() => {
    if (!isChanged) return;
    keepHere(kind, id, { value: clean, base, since: since.current });
    version.current += 1;
    const mine = version.current;
    const isLatest = () => mine === version.current;
    const timer = setTimeout(async () => {
      try {
        const answer = await ask<{ mistakes: Mistake[] }>('check', { kind, id: newId, value: whole, base });
        // A draft that was saved meanwhile is none any more.
        if (!isLatest()) return;
        setMistakes(answer.mistakes);
        since.current = (await ask<{ savedAt: string }>('draft', { kind, id, value: clean, base }, 'PUT')).savedAt;
        if (!isLatest()) return;
        keepHere(kind, id, { value: clean, base, since: since.current });
        setSaid(inBoth(MESSAGES, (messages) => messages.keptAsDraft));
      } catch (error) {
        if (isLatest()) setSaid(reasonOf(error));
      }
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [clean, whole, base, isChanged, kind, id, newId]);

  const say = (pick: (messages: DeskMessages) => string) => setSaid(inBoth(MESSAGES, pick));

  const save = async (wanted: unknown = whole, from = base) => {
    say((messages) => messages.saving);
    version.current += 1;
    try {
      const answer = await ask<{ value: unknown }>('save', { kind, id: newId, value: wanted, base: from });
      forgetHere(kind, id);
      savedLast = `${kind}/${newId}`;
      setMistakes([]);
      setClash(undefined);
      setState({ value: answer.value, base: answer.value });
      say((messages) => messages.saved);
      if (isNew) {
        await ask(`draft?${new URLSearchParams({ kind })}`, undefined, 'DELETE');
        window.location.hash = linkTo('content', kind, newId);
      }
    } catch (error) {
      const answer = error instanceof Refusal ? error.answer : {};
      if (answer.conflicts) setClash(answer as Clash);
      if (answer.mistakes) {
        setMistakes(answer.mistakes as Mistake[]);
        say((messages) => messages.notSaved);
        document.querySelector('.mistake-list')?.scrollIntoView();
      } else setSaid(answer.conflicts ? undefined : reasonOf(error));
    }
  };

  /** After a conflict: the chosen values, applied to the version saved by the other person. */
  const settle = (chosen: unknown) => {
    setState({ value: chosen, base: clash?.theirs ?? null });
    void save(chosen, clash?.theirs ?? null);
  };

  const discard = async () => {
    version.current += 1;
    forgetHere(kind, id);
    // At once, so that nothing is lost that is written while the server answers.
    setState({ value: entry.value ?? {}, base: entry.value });
    setMistakes([]);
    setSaid(undefined);
    await ask(`draft?${new URLSearchParams({ kind, id })}`, undefined, 'DELETE').catch(() => undefined);
  };

  const remove = async () => {
    try {
      await ask('remove', { kind, id });
      forgetHere(kind, id);
      window.location.hash = linkTo('content', kind);
    } catch (error) {
      if (error instanceof Refusal && error.answer.mistakes) setMistakes(error.answer.mistakes as Mistake[]);
      setSaid(reasonOf(error));
    }
  };

  const change = (next: unknown) => setState({ value: next, base });
  return { value, clean, whole, isChanged, newId, mistakes, clash, said, change, setAddress, save, settle, discard, remove };
}

function greeting(draftOf: string | undefined, isJustSaved: boolean): Words | undefined {
  if (draftOf) return { en: MESSAGES.en.restoredDraft(formatMoment(draftOf, 'en')), ml: MESSAGES.ml.restoredDraft(formatMoment(draftOf, 'ml')) };
  return isJustSaved ? inBoth(MESSAGES, (messages) => messages.saved) : undefined;
}
