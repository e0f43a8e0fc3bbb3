import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormWords } from '#app/content/forms/form-words.ts';
import { type FieldPath, titleAt, valueAt } from '#app/content/forms/title-at.ts';
import { inEvery } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { nameFrom } from '#desk/content-files/name-from.ts';
import { ApiError, ask, type Clash, type Entry, type Mistake, reasonOf } from './api.ts';
import { withoutEmpty, withRequired } from './clean-value.ts';
import { withValue } from './form/form-context.ts';
import { passTyped } from './form/use-typed.ts';
import { formatMoment } from './language.ts';
import type { DeskMessages } from './messages.ts';
import { inBoth, type Words } from './messages.ts';
import { isWithin, spelledLikeTheSite } from './spelling.ts';
import { forgetHere, isNewDraft, keepHere, keyOf, laterDraft, newDraftId } from './storage.ts';
import { linkTo } from './use-route.ts';

const CHECK_AFTER_MS = 500;

/** The current values, the entry as it was when editing began, and the typed name of a new one. */
type State = { value: unknown; base: unknown; address?: string | undefined };

/** This tab, so that the server knows drafts of others. */
const TAB = newDraftId().slice(4);

/** The entry that was saved last: a new one opens at its own address then, with what is said of it. */
let savedLast: { place: string; said: Words; advice: Mistake[] } | undefined;

/** One entry while it is written: kept at each change, checked after a pause, saved on demand. */
export function useEntry(entry: Entry) {
  const { kind, id, key } = entry;
  const isNew = isNewDraft(id);
  const draft = useMemo(() => laterDraft(kind, id, entry.draft), [kind, id, entry.draft]);
  const [{ value, base, address }, setState] = useState<State>(() => ({
    value: draft?.value ?? entry.value ?? entry.start,
    base: draft?.base ?? entry.value,
    address: draft?.address,
  }));
  const [said, setSaid] = useState(() => greeting(draft?.at, `${kind}/${id}`));
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [advice, setAdvice] = useState(() =>
    savedLast?.place === `${kind}/${id}` ? savedLast.advice : [],
  );
  const [clash, setClash] = useState<Clash>();
  const isSaving = useRef(false);
  /** The name that the server would give, with the one that it was asked for. */
  const [free, setFree] = useState<{ wanted: string; name: string }>();
  const clean = useMemo(() => withoutEmpty(value, base), [value, base]);
  const isChanged =
    JSON.stringify(clean) !== JSON.stringify(base ?? entry.start) || address !== undefined;
  const wantedId = isNew ? nameOf(entry, clean, address) : id;
  const newId = isNew && free?.wanted === wantedId ? free.name : wantedId;
  const whole = useMemo(
    () => ({
      ...(isNew && key === 'id' && { id: '' }),
      ...(withRequired(clean, entry.schema) as object),
      ...(isNew && key === 'id' && { id: newId }),
    }),
    [clean, entry.schema, isNew, key, newId],
  );
  const version = useRef(0);
  /** What is saved, also what is typed just before. */
  const current = useRef({ value, whole, base, kept: { value: clean, base, address } });
  current.current = { value, whole, base, kept: { value: clean, base, address } };
  const since = useRef(entry.draft?.savedAt);
  const isKept = useRef(draft !== undefined);
  /** The draft on its way to the server. What removes it there waits: arriving later, it would lie over the saved entry. */
  const keeping = useRef<Promise<unknown>>(Promise.resolve());
  /** The draft is written in another tab or on another device: what is written here does not replace it. */
  const isElsewhere = useRef(false);
  useEffect(() => {
    const note = ({ key, newValue }: StorageEvent) => {
      if (newValue !== null && key === keyOf(kind, id)) isElsewhere.current = true;
    };
    const leave = () => flushSync(passTyped);
    window.addEventListener('storage', note);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('storage', note);
      window.removeEventListener('pagehide', leave);
    };
  }, [kind, id]);
  const place = useMemo(
    () => ({ kind, id: wantedId, ...(isNew && { draft: id }) }),
    [kind, id, isNew, wantedId],
  );

  const keepThere = useCallback(
    async (kept: object): Promise<Words> => {
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
    },
    [kind, id],
  );

  /** Removes the draft here and on the server. */
  const forget = useCallback(async () => {
    isKept.current = false;
    setMistakes([]);
    setAdvice([]);
    setSaid(undefined);
    if (isElsewhere.current) return;
    forgetHere(kind, id);
    await keeping.current;
    await ask(`draft?${new URLSearchParams({ kind, id })}`, undefined, 'DELETE').catch(
      () => undefined,
    );
  }, [kind, id]);

  // The server's check and its copy of the draft follow the form, after a pause in typing.
  useEffect(() => {
    version.current += 1;
    if (!isChanged) {
      // A letter that was typed and deleted leaves no draft behind.
      if (isKept.current && !isElsewhere.current) void forget();
      return;
    }
    const kept = { value: clean, base, address };
    if (!isElsewhere.current) keepHere(kind, id, { ...kept, since: since.current });
    isKept.current = true;
    const mine = version.current;
    const isLatest = () => mine === version.current;
    const timer = setTimeout(async () => {
      if (!isLatest()) return;
      try {
        // Kept before it is checked: a name that cannot be one is no reason to lose the draft.
        const sent = keepThere(kept);
        keeping.current = sent.catch(() => undefined);
        const said = await sent;
        // A draft that was saved meanwhile is no longer a draft.
        if (!isLatest()) return;
        if (!isElsewhere.current) keepHere(kind, id, { ...kept, since: since.current });
        setSaid(said);
        const answer = await ask<{ id: string; mistakes: Mistake[]; advice?: Mistake[] }>('check', {
          ...place,
          value: whole,
          base,
        });
        if (!isLatest()) return;
        setMistakes(answer.mistakes);
        setAdvice(answer.advice ?? []);
        setFree({ wanted: place.id, name: answer.id });
      } catch (error) {
        if (isLatest()) setSaid(reasonOf(error));
      }
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [clean, whole, base, address, isChanged, kind, id, place, keepThere, forget]);

  const say = (pick: (messages: DeskMessages) => string) => setSaid(inBoth(pick));

  const save = async () => {
    if (isSaving.current) return;
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
    try {
      await keeping.current;
      const answer = await ask<{
        value: unknown;
        id: string;
        corrected: Words;
        advice?: Mistake[];
      }>('save', {
        ...place,
        value: wanted,
        base: from,
        tab: TAB,
        since: since.current,
      });
      isKept.current = false;
      if (!isElsewhere.current) forgetHere(kind, id);
      setMistakes([]);
      setAdvice(answer.advice ?? []);
      setClash(undefined);
      setState({ value: answer.value, base: answer.value });
      const saved = inBoth((messages) =>
        answer.id === wantedId || !isNew
          ? messages.saved
          : fillIn(messages.savedAs, { name: wantedId, free: answer.id }),
      );
      const sentence = inEvery((locale) => `${saved[locale]} ${answer.corrected[locale]}`.trim());
      setSaid(merged ? withTaken(sentence, entry, merged) : sentence);
      savedLast = { place: `${kind}/${answer.id}`, said: sentence, advice: answer.advice ?? [] };
      if (answer.id === id) return;
      window.location.replace(linkTo('content', kind, answer.id));
    } catch (error) {
      keeping.current = keepThere(current.current.kept).catch(() => undefined);
      const answer = error instanceof ApiError ? error.answer : {};
      const other = answer.conflicts ? (answer as Clash) : undefined;
      // Nothing has to be chosen; should somebody save again at this moment, it is shown.
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
    version.current += 1;
    // At once, so that nothing is lost that is written while the server answers.
    setState({ value: entry.value ?? entry.start, base: entry.value });
    await forget();
  };

  const remove = async () => {
    try {
      await ask('remove', { kind, id });
      forgetHere(kind, id);
      window.location.hash = linkTo('content', kind);
    } catch (error) {
      if (error instanceof ApiError && error.answer.mistakes)
        setMistakes(error.answer.mistakes as Mistake[]);
      setSaid(reasonOf(error));
    }
  };

  /** A new draft with the same fields, without what belongs to this entry alone; a copy of a sample is an entry of the college. */
  const copy = async () => {
    const value = Object.fromEntries(
      Object.entries(clean as object).filter(
        ([name]) => name !== 'sample' && !entry.own.includes(name),
      ),
    );
    const copied = {
      kind,
      id: newDraftId(),
      value,
      base: null,
      ...(entry.form === 'texts' && { address: `${id.split('/')[0]}/` }),
    };
    try {
      await ask('draft', copied, 'PUT');
      window.location.hash = linkTo('content', kind, copied.id);
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };

  /** Puts the spelling of the site into the entry, or into one field of it. */
  const correctSpelling = async (path: FieldPath) => {
    try {
      const right = await spelledLikeTheSite(() => valueAt(current.current.value, path));
      setState((now) => ({ ...now, value: withValue(now.value, path, right) }));
      setAdvice((now) => now.filter((each) => !each.spellings || !isWithin(each, path)));
      say((messages) => messages.spellingCorrected);
    } catch (error) {
      setSaid(reasonOf(error));
    }
  };

  const change = (next: unknown) => setState({ value: next, base, address });
  const setAddress = (next: string) => setState({ value, base, address: next });
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
    isSaved: !isChanged && savedLast?.place === `${kind}/${id}`,
    mistakes,
    advice,
    clash,
    said,
    change,
    correctSpelling,
    setAddress,
    save,
    settle,
    leave,
    discard,
    remove,
    copy,
  };
}

/** The name that a new entry asks for: typed, or made from its title; a text has that of its page before it. */
function nameOf({ form, key, kind }: Entry, value: unknown, address: string | undefined): string {
  if (key === 'from') return String(Reflect.get(value as object, key) ?? '');
  if (form !== 'texts' || kind === 'document-texts') return address ?? nameFrom(value);
  const [page, section] = (address ?? '').split('/');
  const name = section || nameFrom(value);
  return page && name ? `${page}/${name}` : '';
}

/** Says what was taken from the other person's change. */
function withTaken(sentence: Words, { ui }: Entry, { taken }: Clash): Words {
  const titles = (locale: keyof Words) =>
    taken.map((path) => titleAt(ui[locale] as FormWords, path).title).join('; ');
  return inBoth((messages, locale) => `${sentence[locale]} ${messages.taken} ${titles(locale)}`);
}

function greeting(draftOf: string | undefined, place: string): Words | undefined {
  if (draftOf)
    return inBoth((messages, locale) =>
      fillIn(messages.restoredDraft, { when: formatMoment(draftOf, locale) }),
    );
  return savedLast?.place === place ? savedLast.said : undefined;
}
