import { Fragment, useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { ContentChanges, EntryChange, PageChange, Waiting } from './api.ts';
import { formatMoment, useLanguage } from './language.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import type { Choice } from './use-choice.ts';

/** Every changed field of the entries with its old and new value, and the files that were replaced. */
export function EntryChanges({ entries, files }: ContentChanges) {
  const { words } = useLanguage();
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">
        {entries.length + files.length === 0
          ? words.noEntriesChange
          : counted(words.entriesChange, { count: entries.length + files.length })}
      </h2>
      <ChangeList entries={entries} files={files} isPrepared />
    </section>
  );
}

/** An entry that waits for publication: what, who and when; opened, every field with its old and new value. */
export function WaitingEntry({ each, choice }: { each: Waiting; choice?: Choice | undefined }) {
  const { locale, words } = useLanguage();
  const { key, entry, what, by, at, state, isAllowed } = each;
  const title = entry.title[locale];
  return (
    <li>
      {choice && (
        <input
          type="checkbox"
          aria-label={fillIn(words.chooseRow, { title })}
          disabled={!isAllowed}
          checked={choice.chosen.includes(key)}
          onChange={({ target }) => choice.choose(key, target.checked)}
        />
      )}{' '}
      <What what={what} /> {title} <small className="tag">{words.waitingStates[state]}</small>{' '}
      <small>{[by, at && formatMoment(at, locale)].filter(Boolean).join(', ')}</small>
      <WhatChanged of={{ key }} />
    </li>
  );
}

/** What an entry that waits, or a publication, changes; asked for when it is opened. */
export function WhatChanged({ of }: { of: { key: string } | { tag: string } }) {
  const { words } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.whatChanged}</summary>
      {isOpen && <Details address={`change?${new URLSearchParams(of)}`} />}
    </details>
  );
}

function Details({ address }: { address: string }) {
  const { answer, error } = useAnswer<ContentChanges>(address);
  return answer ? <ChangeList {...answer} /> : <NoAnswer error={error} />;
}

function ChangeList({
  entries,
  files,
  isPrepared = false,
}: ContentChanges & { isPrepared?: boolean }) {
  const { locale, words } = useLanguage();
  return (
    <>
      {entries.map(({ what, entry, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <details key={index} className="entry-change" open>
          <summary>
            <What what={what} /> {entry.title[locale]}{' '}
            <small>{counted(words.fieldsChange, { count: fields.length })}</small>
          </summary>
          <Fields fields={fields} />
        </details>
      ))}
      {files.length > 0 && (
        <ul className="rows">
          {files.map(({ what, file, before, after }) => (
            <li key={file}>
              <What what={what} /> {file}{' '}
              {isPrepared && (
                <>
                  <FileLink file={file} side="before" size={before} />{' '}
                  <FileLink file={file} side="after" size={after} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Fields({ fields }: Pick<EntryChange, 'fields'>) {
  const { locale } = useLanguage();
  return (
    <dl>
      {fields.map(({ field, before, after }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <Fragment key={place}>
          <dt>{field[locale]}</dt>
          {before && (
            <dd>
              <del className="value">{before[locale]}</del>
            </dd>
          )}
          {after && (
            <dd>
              <ins className="value">{after[locale]}</ins>
            </dd>
          )}
        </Fragment>
      ))}
    </dl>
  );
}

function FileLink({
  file,
  side,
  size,
}: {
  file: string;
  side: 'before' | 'after';
  size: number | null;
}) {
  const { words } = useLanguage();
  if (size === null) return null;
  return (
    <a href={`/api/changed-file?${new URLSearchParams({ file, side })}`}>
      {fillIn(words.fileSize[side], { size: Math.ceil(size / 1024) })}
    </a>
  );
}

/** The pages with other text, links or pictures than the public site. */
export function PageChanges({ pages }: { pages: PageChange[] }) {
  const { words } = useLanguage();
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">
        {pages.length === 0
          ? words.noPagesChange
          : counted(words.pagesChange, { count: pages.length })}
      </h2>
      {pages.map(({ address, title, what, linesIn, linesOut, more }) => (
        <details key={address} className="page-change">
          <summary>
            <What what={what} /> {title} <small>{address}</small>
          </summary>
          {linesOut.map((line) => (
            <p key={line}>
              <del>{line}</del>
            </p>
          ))}
          {linesIn.map((line) => (
            <p key={line}>
              <ins>{line}</ins>
            </p>
          ))}
          {more > 0 && <p>{counted(words.moreLines, { count: more })}</p>}
        </details>
      ))}
    </section>
  );
}

function What({ what }: { what: PageChange['what'] }) {
  const { words } = useLanguage();
  return (
    <span className="tag" data-what={what}>
      {words.what[what]}
    </span>
  );
}
