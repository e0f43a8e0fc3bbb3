import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { FormWords } from '#app/content/forms/form-words.ts';
import { type FieldPath, titleAt, valueAt } from '#app/content/forms/title-at.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { titleIn } from '#desk/content-files/title-in.ts';
import { withValue } from '#desk/content-files/with-value.ts';
import { endedAt } from '#desk/server/entries/ended-at.ts';
import { PublishSaved, Send } from './after-save.tsx';
import type { EditedEntry, Me } from './api.ts';
import { Comments, SentBack } from './comments.tsx';
import { ConflictChoice } from './conflict-choice.tsx';
import { DeleteEntry } from './delete-entry.tsx';
import { EntryHistory } from './entry-history.tsx';
import { forgetPictures } from './form/drop-files.tsx';
import { EntryForm } from './form/entry-form.tsx';
import {
  AdviceContext,
  type FormContext,
  MistakesContext,
  OffersContext,
  type Term,
  ValueContext,
} from './form/form-context.ts';
import { useUnderWay } from './form/under-way.ts';
import { useLanguage } from './language.ts';
import { MistakeList, showField } from './mistake-list.tsx';
import { NewName } from './new-name.tsx';
import { Preview, usePreview } from './page-frame.tsx';
import { publishedWords } from './saved-words.ts';
import { ShareLink } from './share-link.tsx';
import { laterDraft, newDraftId } from './storage.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useBehind } from './use-behind.ts';
import { useEntry } from './use-entry.ts';
import { useLock } from './use-lock.tsx';
import { linkTo, linkToEntry, useRestOfAddress } from './use-route.ts';

const NO_TERMS: Term[] = [];

/**
 * One entry: loads it, then passes it to the form. `file!` is the only one of its type; `new!` and
 * an id is the draft of a new one.
 */
export function EntryEditor({ kind, id: name, me }: { kind: string; id: string; me: Me }) {
  if (name === 'new!') return <Redirect to={linkTo('content', kind, newDraftId())} />;
  return <StoredEntry kind={kind} id={name === 'file!' ? '' : name} me={me} />;
}

function StoredEntry({ kind, id, me }: { kind: string; id: string; me: Me }) {
  const { answer: entry, error } = useAnswer<EditedEntry>(
    `entry?${new URLSearchParams({ kind, id })}`,
  );
  const { answer: glossary = NO_TERMS } = useAnswer<Term[]>('glossary');
  const { words } = useLanguage();
  if (!entry)
    return (
      <>
        <NoAnswer error={error} />
        {error !== undefined && me.help && <p>{fillIn(words.askFor, { whom: me.help })}</p>}
      </>
    );
  if (entry.savedAs !== null && !laterDraft(kind, id, entry.draft))
    return <Redirect to={linkTo('content', kind, entry.savedAs)} />;
  return <OpenEntry entry={entry} glossary={glossary} me={me} />;
}

/** Another address in the place of this one. */
function Redirect({ to }: { to: string }) {
  // The address of the browser is outside React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a new entry has another address each time
  useEffect(() => window.location.replace(to), []);
  return null;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one form, from its heading to its buttons
function OpenEntry({ entry, glossary, me }: { entry: EditedEntry; glossary: Term[]; me: Me }) {
  const { locale, words } = useLanguage();
  const { kind, id } = entry;
  const work = useEntry(entry);
  const isUnderWay = useUnderWay();
  const { value, clean, isNew, isChanged, newId, mistakes, conflict, said } = work;
  const { lock, reason } = useLock(isChanged || isUnderWay ? undefined : words.unchanged);
  const { behind, stillRight } = useBehind(entry, work.base);
  const advice = useMemo(() => [...work.advice, ...behind], [work.advice, behind]);
  const shown = useDeferredValue(value);
  const wanted = useRestOfAddress();
  const documents = entry.documents.map((title) => title[locale]);
  // Scrolling and the focus are outside React.
  useEffect(() => showField(wanted.split('.').filter(Boolean)), [wanted]);
  // The addresses of chosen pictures are the browser's.
  useEffect(() => forgetPictures, []);
  const preview = usePreview(kind, newId, work.whole);

  const save = async (publishes = false) => {
    await work.save(publishes);
    if (preview.page) await preview.show();
  };

  const spellings = work.advice.reduce((sum, each) => sum + (each.spellings ?? 0), 0);
  const saveButton = useRef<HTMLButtonElement>(null);
  const correctAll = async () => {
    await work.correctSpelling([]);
    // Its own button is gone; saving comes next.
    saveButton.current?.focus();
  };

  const latest = useRef({ ...work, stillRight });
  latest.current = { ...work, stillRight };
  const write = useCallback((next: unknown) => {
    // At once: the answer to something else may come before the form is drawn.
    latest.current.value = next;
    latest.current.change(next);
  }, []);
  const context = useMemo<FormContext>(() => {
    const { choices, mayAttach, shows } = entry;
    const change: FormContext['change'] = (next) => write(next(latest.current.value));
    const append: FormContext['append'] = (path, items) =>
      change((now) => {
        const before = valueAt(now, path);
        const written = Array.isArray(before)
          ? before.filter((item) => typeof item !== 'object' || Object.keys(item ?? {}).length > 0)
          : [];
        return withValue(now, path, [...written, ...items]);
      });
    const put: FormContext['put'] = (path, part) => change((now) => withValue(now, path, part));
    const done = (what: 'correctSpelling' | 'stillRight') => async (path: FieldPath) => {
      await latest.current[what](path);
      // Its own button is gone.
      showField(path);
    };
    return {
      locale,
      words,
      choices,
      shows,
      append,
      change,
      put,
      placeName: (path) => titleAt(entry.ui[locale] as FormWords, path).title,
      correctSpelling: done('correctSpelling'),
      stillRight: done('stillRight'),
      mayAttach,
      readsScans: me.readsScans,
      glossary,
      place: { kind, id: isNew ? '' : id },
    };
  }, [locale, words, entry, glossary, kind, id, isNew, me.readsScans, write]);
  return (
    <>
      <p>
        <a href={linkTo('content', kind)}>{entry.titles.title[locale]}</a>
      </p>
      <h1>
        {titleIn(clean, locale) ||
          (isNew
            ? fillIn(words.addNamed, { name: entry.titles.entry[locale] })
            : entry.name[locale] || entry.titles.title[locale])}
      </h1>
      <div className="bar actions">
        <button
          ref={saveButton}
          type="button"
          className="main"
          aria-keyshortcuts="Control+S"
          {...lock}
          onClick={() => save()}
        >
          {words.save}
        </button>
        {me.publish && (isChanged || isUnderWay) && (
          <button type="button" aria-keyshortcuts="Alt+U" onClick={() => save(true)}>
            {words.saveAndPublish}
          </button>
        )}
        <button type="button" aria-keyshortcuts="Alt+P" onClick={preview.show}>
          {words.showPreview}
        </button>
        {!said && reason}
        <span role="status">{said?.[locale]}</span>
      </div>
      {!isNew && !me.publish && <SentBack kind={kind} id={id} />}
      <MistakeList mistakes={advice} isAdvice />
      {spellings > 0 && (
        <button type="button" onClick={correctAll}>
          {counted(words.correctSpelling, { count: spellings })}
        </button>
      )}
      {work.isSaved &&
        (me.publish ? (
          <PublishSaved
            names={[`${kind}/${id}`]}
            onPublished={() => work.say(publishedWords(clean))}
          />
        ) : (
          <Send kind={kind} id={id} />
        ))}
      {work.isSaved && <Needs of={entry.needs} />}
      {conflict && (
        <ConflictChoice
          {...conflict}
          ui={entry.ui[locale] as FormWords}
          onChoose={work.settle}
          onLeave={work.leave}
        />
      )}
      <MistakeList mistakes={mistakes} />
      {isNew && entry.key !== 'from' && <NewName entry={entry} work={work} />}
      <div className="workplace">
        <ValueContext value={shown}>
          <MistakesContext value={mistakes}>
            <AdviceContext value={advice}>
              <OffersContext value={work.offers}>
                <EntryForm entry={entry} value={value} context={context} onChange={write} />
              </OffersContext>
            </AdviceContext>
          </MistakesContext>
        </ValueContext>
        <Preview {...preview}>
          {me.canShare && <ShareLink kind={kind} id={id} wanted={newId} keep={work.keep} />}
        </Preview>
      </div>
      {!work.isSaved && <Needs of={entry.needs} />}
      {isChanged && (
        <button type="button" onClick={() => window.confirm(words.discardSure) && work.discard()}>
          {words.discard}
        </button>
      )}
      {!isNew && (
        <p>
          <a
            href={`/api/page?${new URLSearchParams({ kind, id, language: locale })}`}
            target="_blank"
            rel="noreferrer"
          >
            {words.viewPage}
          </a>
        </p>
      )}
      {!isNew && entry.form !== 'file' && (
        <div className="bar">
          <button type="button" onClick={work.copy}>
            {words.copy}
          </button>
          {entry.end && (
            <button
              type="button"
              onClick={() => {
                if (!entry.end) return;
                work.change(endedAt(clean, entry.end, 'end'));
                showField(entry.end.path);
              }}
            >
              {words.archive}
            </button>
          )}
          <DeleteEntry
            kind={kind}
            id={id}
            title={titleIn(clean, locale) ?? id}
            documents={documents}
          />
        </div>
      )}
      {!isNew && (
        <EntryHistory
          key={JSON.stringify(work.base)}
          place={{ kind, id }}
          onVersion={(version) =>
            (!isChanged || window.confirm(words.discardSure)) && work.change(version)
          }
        />
      )}
      {!isNew && <Comments kind={kind} id={id} me={me} isAsked={isChanged || work.isSaved} />}
    </>
  );
}

/**
 * What an entry needs beside its form, such as the fees of a programme, with links to where it is
 * written.
 */
function Needs({ of }: { of: EditedEntry['needs'] }) {
  const { locale, words } = useLanguage();
  if (of.length === 0) return null;
  return (
    <section className="note" aria-labelledby="needs">
      <h2 id="needs">{words.needs}</h2>
      <ul>
        {of.map((need) => (
          <li key={need.title.en}>
            <a href={linkToEntry(need)}>{need.title[locale]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
