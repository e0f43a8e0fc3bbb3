import { Fragment, useState } from 'react';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import type { ContentChanges, EntryChange, FieldChange, PageChange, Waiting } from './api.ts';
import { formatDay, formatMoment, useLanguage } from './language.ts';
import { PageSides } from './page-frame.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { useLock } from './use-lock.tsx';
import { linkTo, linkToEntry } from './use-route.ts';
import type { PublicationChoice } from './waiting.tsx';

/**
 * An entry that waits for publication: what, who and when; opened, every field with its old and new
 * value.
 */
export function WaitingEntry({
  each,
  choice,
}: {
  each: Waiting;
  choice?: PublicationChoice | undefined;
}) {
  const { locale, words } = useLanguage();
  const { key, entry, what, by, at, state, day = '', isAllowed } = each;
  const title = entry.title[locale];
  const { lock, reason } = useLock(choice && !isAllowed ? words.locked.others : undefined);
  return (
    <li>
      {choice && (
        <input
          type="checkbox"
          aria-label={fillIn(words.chooseRow, { title })}
          {...lock}
          checked={choice.chosen.includes(key)}
          onChange={({ target }) => choice.choose(key, target.checked)}
        />
      )}{' '}
      <What what={what} /> <a href={linkTo('review', ...key.split('/'))}>{title}</a>{' '}
      <small className="tag">
        {fillIn(words.waitingStates[state], { day: day && formatDay(day, locale) })}
      </small>{' '}
      <small>{[by, at && formatMoment(at, locale)].filter(Boolean).join(', ')}</small>
      {reason}
      <WhatChanged of={{ key }} />
    </li>
  );
}

/** An entry that waits, a publication of the history, or the prepared one. */
type Of = { key: string } | { tag: string } | Record<string, never>;

/** What an entry that waits, or a publication, changes; asked for when it is opened. */
export function WhatChanged({ of }: { of: Of }) {
  const { words } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.whatChanged}</summary>
      {isOpen && <Details of={of} />}
    </details>
  );
}

function Details({ of }: { of: Of }) {
  const { answer, error } = useAnswer<ContentChanges>(`change?${new URLSearchParams(of)}`);
  return answer ? <ChangeList {...answer} of={of} /> : <NoAnswer error={error} />;
}

type ChangeListProps = ContentChanges & {
  of: Of;
  /** Chooses a field to comment on. */
  onField?: ((field: FieldChange) => void) | undefined;
};

/**
 * Every changed field of the entries with its old and new value, and the files as they were and
 * are; a new entry is read on its page.
 */
export function ChangeList({ entries, files, of, onField }: ChangeListProps) {
  const { locale, words } = useLanguage();
  return (
    <>
      {entries.map(({ what, entry, fields }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <details key={index} className="entry-change" open={!onField || what === 'changed'}>
          <summary>
            <What what={what} /> {entry.title[locale]}{' '}
            <small>{counted(words.fieldsChange, { count: fields.length })}</small>
          </summary>
          <Fields fields={fields} onField={onField} />
          {'tag' in of && what !== 'gone' && (
            <p>
              <a href={linkToEntry(entry)}>{words.openEntry}</a>
            </p>
          )}
        </details>
      ))}
      {files.length > 0 && (
        <ul className="rows">
          {files.map((change) => (
            <li key={change.file}>
              <What what={change.what} /> <ChangedFile of={of} side="before" change={change} />{' '}
              <ChangedFile of={of} side="after" change={change} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type FieldsProps = Pick<EntryChange, 'fields'> &
  Pick<ChangeListProps, 'onField'> & {
    /** What stands above says which field it is. */
    isNamedAbove?: boolean;
  };

export function Fields({ fields, onField, isNamedAbove = false }: FieldsProps) {
  const { locale, words } = useLanguage();
  return (
    <dl>
      {fields.map((change, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
        <Fragment key={place}>
          <dt className={isNamedAbove ? 'hidden' : undefined}>
            {change.field[locale]}
            {onField && (
              <>
                {' '}
                <button
                  type="button"
                  className="link"
                  aria-label={`${words.comment}: ${change.field[locale]}`}
                  onClick={() => {
                    onField(change);
                    document.getElementById('comment')?.focus();
                  }}
                >
                  {words.comment}
                </button>
              </>
            )}
          </dt>
          {change.before && (
            <dd>
              <del className="value">{change.before[locale]}</del>
            </dd>
          )}
          {change.after && (
            <dd>
              <ins className="value">{change.after[locale]}</ins>
            </dd>
          )}
        </Fragment>
      ))}
    </dl>
  );
}

type ChangedFileProps = {
  of: Of;
  side: 'before' | 'after';
  change: ContentChanges['files'][number];
};

/** A file before or after: pictures are shown, others are opened. */
function ChangedFile({ of, side, change }: ChangedFileProps) {
  const { words } = useLanguage();
  const { file, [side]: bytes } = change;
  if (bytes === null) return null;
  const address = `/api/changed-file?${new URLSearchParams({ ...of, file, side })}`;
  const size = fillIn(words.fileSize[side], { size: Math.ceil(bytes / 1024) });
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {/\.(?:jpe?g|png)$/i.test(file) ? (
        <img src={address} alt={size} loading="lazy" />
      ) : (
        `${file.split('/').at(-1)}, ${size}`
      )}
    </a>
  );
}

/** The pages that a prepared publication changes, each as visitors see it and will see it. */
export function PageChanges({ pages }: { pages: PageChange[] }) {
  const { words } = useLanguage();
  return (
    <section aria-labelledby="pages">
      <h2 id="pages">
        {pages.length === 0
          ? words.noPagesChange
          : counted(words.pagesChange, { count: pages.length })}
      </h2>
      {pages.map((page) => (
        <ChangedPage key={page.address} page={page} />
      ))}
    </section>
  );
}

function ChangedPage({ page: { address, title, what } }: { page: PageChange }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="page-change" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <What what={what} /> {title} <small>{address}</small>
      </summary>
      {isOpen && <PageSides address={address} after="next" what={what} />}
    </details>
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
