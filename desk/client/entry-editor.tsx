import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ask, type Conflict, type Entry, type Mistake, Refusal, reasonOf } from './api.ts';
import { withoutEmpty, withRequired } from './clean-value.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { EntryForm } from './form/entry-form.tsx';
import type { FormContext, Term } from './form/form-context.ts';
import { formatMoment, useLanguage } from './language.ts';
import { MistakeList } from './mistake-list.tsx';
import { Preview } from './preview.tsx';
import { slugOf } from './slug.ts';
import { forgetHere, keepHere, keptHere } from './storage.ts';
import { useAnswer } from './use-answer.ts';
import { linkTo } from './use-route.ts';

const CHECK_AFTER_MS = 500;

/** One entry: loads it, then hands it to the form. `new!` is one that does not exist yet, `file!` the only one of its kind. */
export function EntryEditor({ kind, id: name }: { kind: string; id: string }) {
  const { locale, words } = useLanguage();
  const id = name.endsWith('!') ? '' : name;
  const { answer: entry, error } = useAnswer<Entry>(`entry?${new URLSearchParams({ kind, id })}`);
  const { answer: glossary = [] } = useAnswer<Term[]>('glossary');
  if (error) return <p role="alert">{reasonOf(error, locale, words)}</p>;
  if (!entry) return <p aria-busy="true">{words.loading}</p>;
  return <OpenEntry entry={entry} isNew={name === 'new!'} glossary={glossary} />;
}

type State = { value: unknown; base: unknown; hash: string | null };

function OpenEntry({ entry, isNew, glossary }: { entry: Entry; isNew: boolean; glossary: Term[] }) {
  const { locale, words } = useLanguage();
  const { kind, id } = entry;
  const kept = useMemo(() => keptHere(kind, id), [kind, id]);
  const draft = kept && kept.at > (entry.draft?.savedAt ?? '') ? kept : entry.draft;
  const [{ value, base, hash }, setState] = useState<State>(() => ({
    value: draft?.value ?? entry.value ?? {},
    base: draft?.base ?? entry.value,
    hash: kept?.hash ?? entry.hash,
  }));
  const [address, setAddress] = useState<string>();
  const [said, setSaid] = useState(draft ? words.restoredDraft(formatMoment('at' in draft ? draft.at : draft.savedAt, locale)) : '');
  const [mistakes, setMistakes] = useState<Mistake[]>([]);
  const [conflict, setConflict] = useState<{ conflicts: Conflict[]; value: unknown; hash: string | null; taken: string[][]; theirs: unknown }>();
  const clean = useMemo(() => withoutEmpty(value, base), [value, base]);
  const whole = useMemo(() => withRequired(clean, entry.schema), [clean, entry.schema]);
  const isChanged = JSON.stringify(clean) !== JSON.stringify(base ?? {});
  const newId = isNew ? (address ?? slugOf(clean)) : id;
  const shown = useDeferredValue(value);
  const version = useRef(0);

  // The server's check and its copy of the draft follow the form, after a pause in typing.
  useEffect(() => {
    if (!isChanged) return;
    keepHere(kind, id, { value: clean, base, hash });
    version.current += 1;
    const mine = version.current;
    const timer = setTimeout(async () => {
      try {
        const answer = await ask<{ mistakes: Mistake[] }>('check', { kind, id: isNew ? newId : id, value: whole, base });
        if (mine === version.current) setMistakes(answer.mistakes);
        await ask('draft', { kind, id, value: clean, base }, 'PUT');
        if (mine === version.current) setSaid(words.keptAsDraft);
      } catch (error) {
        if (mine === version.current) setSaid(error instanceof Refusal ? reasonOf(error, locale, words) : `${words.offline}`);
      }
    }, CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [clean, whole, base, hash, isChanged, kind, id, isNew, newId, locale, words]);

  const save = async (wanted: unknown = whole, from = hash, since = base) => {
    setSaid(words.saving);
    version.current += 1;
    try {
      const answer = await ask<{ hash: string }>('save', { kind, id: newId, value: wanted, base: since, hash: from });
      forgetHere(kind, id);
      setMistakes([]);
      setConflict(undefined);
      setState({ value: wanted, base: wanted, hash: answer.hash });
      setSaid(words.saved);
      if (isNew) {
        await ask(`draft?${new URLSearchParams({ kind })}`, undefined, 'DELETE');
        window.location.hash = linkTo('content', kind, ...newId.split('/'));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) return setSaid(words.offline);
      if (error.status === 409 && error.answer.conflicts) setConflict(error.answer as never);
      if (error.status === 422 && error.answer.mistakes) setMistakes(error.answer.mistakes as Mistake[]);
      setSaid(error.answer.mistakes ? words.keptAsDraft : error.answer.conflicts ? '' : reasonOf(error, locale, words));
    }
  };

  const discard = async () => {
    if (!window.confirm(words.discardSure)) return;
    forgetHere(kind, id);
    await ask(`draft?${new URLSearchParams({ kind, id })}`, undefined, 'DELETE').catch(() => undefined);
    setState({ value: entry.value ?? {}, base: entry.value, hash: entry.hash });
    setMistakes([]);
    setSaid('');
  };

  const remove = async () => {
    if (!window.confirm(words.removeSure(id))) return;
    try {
      await ask('remove', { kind, id });
      forgetHere(kind, id);
      window.location.hash = linkTo('content', kind);
    } catch (error) {
      if (error instanceof Refusal && error.answer.mistakes) setMistakes(error.answer.mistakes as Mistake[]);
      setSaid(reasonOf(error, locale, words));
    }
  };

  const copy = () => {
    keepHere(kind, '', { value: clean, base: null, hash: null });
    window.location.hash = linkTo('content', kind, 'new!');
  };

  const context: FormContext = { locale, words, mistakes, choices: entry.choices, glossary, place: { kind, id: newId }, value: shown };
  return (
    <>
      <p>
        <a href={linkTo('content', kind)}>{entry.kindTitle?.[locale] ?? kind}</a>
      </p>
      <h1>{titleIn(clean, locale) ?? (id || words.add)}</h1>
      <div className="bar actions">
        <button type="button" className="main" disabled={!isChanged} onClick={() => save()}>
          {words.save}
        </button>
        {isChanged && (
          <button type="button" onClick={discard}>
            {words.discard}
          </button>
        )}
        {!isNew && entry.form !== 'file' && (
          <>
            <button type="button" onClick={copy}>
              {words.copy}
            </button>
            {entry.end && (
              <button type="button" onClick={() => setState({ value: ended(clean, entry.end), base, hash })}>
                {words.archive}
              </button>
            )}
            <button type="button" onClick={remove}>
              {words.remove}
            </button>
          </>
        )}
        <span role="status">{said || (isChanged ? '' : words.unchanged)}</span>
      </div>
      {conflict && (
        <ConflictChoice
          {...conflict}
          onChoose={(chosen) => {
            setState({ value: chosen, base: conflict.theirs, hash: conflict.hash });
            void save(chosen, conflict.hash, conflict.theirs);
          }}
        />
      )}
      <MistakeList mistakes={mistakes} />
      {isNew && (
        <div className="field">
          <label htmlFor="address">{entry.form === 'texts' ? words.section : words.address}</label>
          <small className="hint" id="address-hint">
            {entry.form === 'texts' ? words.sectionHint : words.addressHint}
          </small>
          <input id="address" aria-describedby="address-hint" value={newId} onChange={({ target }) => setAddress(target.value)} />
        </div>
      )}
      <div className="workplace">
        <EntryForm entry={entry} value={value} context={context} onChange={(next) => setState({ value: next, base, hash })} />
        <Preview kind={kind} id={newId} value={whole} />
      </div>
    </>
  );
}

function titleIn(value: unknown, locale: 'en' | 'ml'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { title, name, term, question } = value as Record<string, { en?: string; ml?: string } | undefined>;
  return (title ?? name ?? term ?? question)?.[locale];
}

/** The entry with its end set to now, rounded to the minute. */
function ended(value: unknown, end: Entry['end']): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const path = end?.path ?? [];
  const now = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const holder = path.slice(0, -1).reduce<Record<string, unknown>>((inside, key) => inside[key] as Record<string, unknown>, copy);
  const last = path.at(-1);
  if (last) holder[last] = end?.isMoment ? `${now.slice(0, 16)}:00+05:30` : now.slice(0, 10);
  return copy;
}
