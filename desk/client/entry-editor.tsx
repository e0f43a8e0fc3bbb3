import { useDeferredValue } from 'react';
import type { FormWords } from '#app/content/field-labels/labelled.ts';
import { ask, type Entry, reasonOf } from './api.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { EntryForm } from './form/entry-form.tsx';
import { type FormContext, type Term, withValue } from './form/form-context.ts';
import { useLanguage } from './language.ts';
import { MistakeList } from './mistake-list.tsx';
import { Preview, usePreview } from './preview.tsx';
import { keepHere, laterDraft } from './storage.ts';
import { useAnswer } from './use-answer.ts';
import { useEntry } from './use-entry.ts';
import { linkTo } from './use-route.ts';

/** One entry: loads it, then passes it to the form. `new!` is a new entry, `file!` the only one of its type. */
export function EntryEditor({ kind, id: name }: { kind: string; id: string }) {
  const { locale, words } = useLanguage();
  const id = name.endsWith('!') ? '' : name;
  const { answer: entry, error } = useAnswer<Entry>(`entry?${new URLSearchParams({ kind, id })}`);
  const { answer: glossary = [] } = useAnswer<Term[]>('glossary');
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  if (!entry) return <p aria-busy="true">{words.loading}</p>;
  return <OpenEntry entry={entry} isNew={name === 'new!'} glossary={glossary} />;
}

function OpenEntry({ entry, isNew, glossary }: { entry: Entry; isNew: boolean; glossary: Term[] }) {
  const { locale, words } = useLanguage();
  const { kind, id } = entry;
  const work = useEntry(entry, isNew);
  const { value, clean, isChanged, newId, mistakes, clash, said } = work;
  const shown = useDeferredValue(value);
  const preview = usePreview(kind, newId, work.whole);

  const save = async () => {
    await work.save();
    if (preview.page) await preview.show();
  };

  // A copy of a sample is an entry of the college.
  const copy = async () => {
    const { draft } = await ask<Entry>(`entry?${new URLSearchParams({ kind })}`);
    if ((draft || laterDraft(kind, '', null)) && !window.confirm(words.copySure)) return;
    const { sample: _, ...value } = clean as Record<string, unknown>;
    keepHere(kind, '', { value, base: null });
    window.location.hash = linkTo('content', kind, 'new!');
  };

  const context: FormContext = { locale, words, mistakes, choices: entry.choices, glossary, place: { kind, id: newId }, value: shown };
  return (
    <>
      <p>
        <a href={linkTo('content', kind)}>{entry.titles.title[locale]}</a>
      </p>
      <h1>{titleIn(clean, locale) ?? (id || words.addNamed(entry.titles.entry[locale]))}</h1>
      <div className="bar actions">
        <button type="button" className="main" disabled={!isChanged} onClick={save}>
          {words.save}
        </button>
        {isChanged && (
          <button type="button" onClick={() => window.confirm(words.discardSure) && work.discard()}>
            {words.discard}
          </button>
        )}
        <span role="status">{said?.[locale] ?? (isChanged ? '' : words.unchanged)}</span>
      </div>
      {!isNew && entry.form !== 'file' && (
        <div className="bar">
          <button type="button" onClick={copy}>
            {words.copy}
          </button>
          {entry.end && (
            <button type="button" onClick={() => work.change(ended(clean, entry.end))}>
              {words.archive}
            </button>
          )}
          <button type="button" onClick={() => window.confirm(words.removeSure(titleIn(clean, locale) ?? id)) && work.remove()}>
            {words.remove}
          </button>
        </div>
      )}
      {clash && <ConflictChoice {...clash} ui={entry.ui[locale] as FormWords} onChoose={work.settle} />}
      <MistakeList mistakes={mistakes} />
      {isNew && entry.key !== 'from' && (
        <div className="field">
          <label htmlFor="address">{entry.form === 'texts' ? words.section : words.address}</label>
          <small className="hint" id="address-hint">
            {entry.form === 'texts' ? words.sectionHint : words.addressHint}
          </small>
          <input id="address" aria-describedby="address-hint" value={newId} onChange={({ target }) => work.setAddress(target.value)} />
        </div>
      )}
      <div className="workplace">
        <EntryForm entry={entry} value={value} context={context} onChange={work.change} />
        <Preview {...preview} />
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
  const now = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  return withValue(value, end?.path ?? [], end?.isMoment ? `${now.slice(0, 16)}:00+05:30` : now.slice(0, 10));
}
