import { useState } from 'react';
import { type NamedEntry, reasonOf } from './api.ts';
import { useLanguage } from './language.ts';
import { useAnswer } from './use-answer.ts';
import { linkTo, linkToEntry } from './use-route.ts';

type FileRow = NamedEntry & { file: string; bytes: number; usedIn: NamedEntry[] };

/** Photographs and documents in one place: each leads to the entry in which it is replaced, and to those that use it. */
export function Files() {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const [isUnused, setUnused] = useState(false);
  const { answer, error } = useAnswer<FileRow[]>('files');
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  if (!answer) return <p aria-busy="true">{words.loading}</p>;
  const shown = answer.filter(
    ({ kind, file, title, usedIn }) =>
      `${file} ${title.en} ${title.ml}`.toLowerCase().includes(query.trim().toLowerCase()) && (!isUnused || (kind === 'documents' && usedIn.length === 0)),
  );
  return (
    <>
      <p>
        <a href={linkTo('content')}>{words.content}</a>
      </p>
      <h1>{words.files}</h1>
      <p>{words.filesLead}</p>
      <div className="bar">
        <label>
          {words.searchIn(words.files)} <input type="search" aria-keyshortcuts="/" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <label>
          <input type="checkbox" checked={isUnused} onChange={({ target }) => setUnused(target.checked)} /> {words.unusedOnly}
        </label>
      </div>
      <p role="status">{words.filesShown(shown.length)}</p>
      <ul className="rows">
        {shown.map(({ file, bytes, usedIn, ...entry }) => (
          <li key={file}>
            <a href={linkToEntry(entry)}>{entry.title[locale]}</a> <code>{file.split('/').at(-1)}</code> <small>{Math.ceil(bytes / 1024)} KB</small>
            {usedIn.length > 0 && (
              <p className="quiet">
                {words.usedIn}{' '}
                {usedIn.map((user, index) => (
                  <span key={`${user.kind}/${user.id}`}>
                    {index > 0 && '; '}
                    <a href={linkToEntry(user)}>{user.title[locale]}</a>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
