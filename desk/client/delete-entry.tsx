import { useId, useRef, useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { bringUp } from './after-save.tsx';
import { ApiError, ask, type EntryChange, type NotDeleted, type Place, reasonOf } from './api.ts';
import { ChangeList } from './changes.tsx';
import { useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { MistakeList } from './mistake-list.tsx';
import { forgetHere } from './storage.ts';
import { useLock } from './use-lock.tsx';
import { linkTo } from './use-route.ts';

type DeleteProps = Place & {
  title: string;
  /** The titles of its documents. */
  documents: readonly string[];
};
/** What comes into its place: another entry, or in links alone an address. */
type Other = { by?: string; replaceBy?: string };
type Refused = Partial<NotDeleted> & { error: Words };
type Shown = { changes: EntryChange[]; places: string };
type Send = (more: Other & { isTrial?: true; looked?: string }) => Promise<Shown | undefined>;

/** Deletes an entry; where others name it, another one can be put into its place in all of them. */
export function DeleteEntry({ kind, id, title, documents }: DeleteProps) {
  const { locale, words } = useLanguage();
  const [refused, setRefused] = useState<Refused>();
  const keepsDocuments = useRef(false);
  const send: Send = async (more) => {
    try {
      const asked = { kind, id, keepsDocuments: keepsDocuments.current, ...more };
      const shown = await ask<Shown>('remove', asked);
      if (more.isTrial) return shown;
      forgetHere(kind, id);
      window.location.hash = `${linkTo('content', kind)}?${id}`;
    } catch (error) {
      const answer = error instanceof ApiError ? error.answer : {};
      // Without an answer, or with another one, the choice stays.
      setRefused((before) => ({ ...before, ...answer, error: reasonOf(error) }));
    }
    return undefined;
  };
  const press = () => {
    if (!window.confirm(fillIn(words.removeSure, { title }))) return;
    keepsDocuments.current =
      documents.length > 0 &&
      !window.confirm(fillIn(words.removeDocuments, { titles: documents.join('; ') }));
    void send({});
  };
  const { error, mistakes = [], others = [], isLinked = false } = refused ?? {};
  return (
    <>
      <button type="button" onClick={press}>
        {words.remove}
      </button>
      {error && (
        <section className="note" ref={bringUp}>
          <p role="alert">{error[locale]}</p>
          <MistakeList mistakes={mistakes} />
          {(others.length > 0 || isLinked) && (
            <InItsPlace others={others} isLinked={isLinked} send={send} />
          )}
        </section>
      )}
    </>
  );
}

type InItsPlaceProps = Pick<NotDeleted, 'others' | 'isLinked'> & { send: Send };

/** The choice of what comes into its place, and every place before and after, first of all. */
function InItsPlace({ others, isLinked, send }: InItsPlaceProps) {
  const { locale, words } = useLanguage();
  const { replace } = words;
  const [other, choose] = useState<Other>({});
  const [last, setLast] = useState<Partial<Shown> & { of: Other }>();
  const name = useId();
  // An answer may come after another choice.
  const { changes, places } = last?.of === other ? last : {};
  const { lock, reason } = useLock(
    other.by || other.replaceBy?.trim() ? undefined : words.locked.other,
  );
  return (
    <>
      <h2>{replace.title}</h2>
      {others.length > 0 && (
        <div className="field">
          <label htmlFor={`${name}-by`}>{replace.by}</label>
          <select
            id={`${name}-by`}
            value={other.by ?? ''}
            onChange={({ target }) => choose(target.value ? { by: target.value } : {})}
          >
            <option value="">{words.choose}</option>
            {others
              .toSorted((a, b) => a[locale].localeCompare(b[locale], locale))
              .map((each) => (
                <option key={each.id} value={each.id}>
                  {each[locale]}
                </option>
              ))}
          </select>
        </div>
      )}
      {isLinked && (
        <div className="field">
          <label htmlFor={`${name}-address`}>{replace.address}</label>
          <input
            id={`${name}-address`}
            value={other.replaceBy ?? ''}
            onChange={({ target }) => choose(target.value ? { replaceBy: target.value } : {})}
          />
        </div>
      )}
      <div className="bar">
        <button
          type="button"
          {...lock}
          onClick={async () => {
            const shown = await send({ ...other, isTrial: true });
            setLast({ ...shown, of: other });
          }}
        >
          {replace.show}
        </button>
      </div>
      {reason}
      <p role="status">{changes && counted(replace.changes, { count: changes.length })}</p>
      {changes && places && (
        <div ref={bringUp}>
          <ChangeList entries={changes} files={[]} of={{}} />
          <button type="button" className="main" onClick={() => send({ ...other, looked: places })}>
            {counted(replace.now, { count: changes.length })}
          </button>
        </div>
      )}
    </>
  );
}
