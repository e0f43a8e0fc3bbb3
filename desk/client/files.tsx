import { useState } from 'react';
import type { Locale } from '#app/i18n/locale.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { searchable, wordsOf } from '#desk/content-files/search-words.ts';
import { ACCEPTED } from '#desk/files/accepted-files.ts';
import { ask, type EditedEntry, type ListedKind, type NamedEntry } from './api.ts';
import { DropFiles, type Taken } from './form/drop-files.tsx';
import { languageName, useLanguage } from './language.ts';
import type { Words } from './messages.ts';
import { newDraftId } from './storage.ts';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

type FileRow = NamedEntry & {
  file: string;
  bytes: number;
  usedIn?: NamedEntry[];
  languages?: Locale[];
  /** Of a picture. */
  words?: Words;
};

/**
 * Photographs and documents in one place: each leads to the entry in which it is replaced, and to
 * those that use it.
 */
export function Files() {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const [isUnused, setUnused] = useState(false);
  const { answer, error } = useAnswer<FileRow[]>('files');
  const { answer: kinds = [] } = useAnswer<ListedKind[]>('kinds');
  const [drafts, setDrafts] = useState<{ id: string; name: string }[]>([]);
  const [documents, albums] = (['document', 'photograph'] as const).map((files) =>
    kinds.find(({ takes }) => takes?.kind === files),
  );
  const addDraft = async ({ id: kind }: ListedKind, id: string, value: object) => {
    const { start } = await ask<EditedEntry>(`entry?${new URLSearchParams({ kind, id })}`);
    await ask('draft', { kind, id, value: { ...start, ...value }, base: null }, 'PUT');
  };
  const addDocuments = (kind: ListedKind) => async (taken: Taken[]) => {
    const made = taken.map((each) => ({ ...each, id: newDraftId() }));
    for (const { id, name, file, languages } of made) {
      const title = { en: name.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' ') };
      await addDraft(kind, id, {
        title,
        [kind.takes?.field ?? '']: [{ file, ...(languages && { languages }) }],
      });
    }
    setDrafts((before) => [...before, ...made]);
  };
  const addAlbum = (kind: ListedKind) => async (taken: Taken[]) => {
    const id = newDraftId();
    await addDraft(kind, id, { [kind.takes?.field ?? '']: taken.map(({ file }) => ({ file })) });
    window.location.hash = linkTo('content', kind.id, id);
  };
  if (!answer) return <NoAnswer error={error} />;
  const shown = answer.filter(
    ({ file, title, usedIn }) =>
      wordsOf(query).every((word) =>
        searchable(`/${file} ${Object.values(title).join(' ')}`).includes(word),
      ) &&
      (!isUnused || usedIn?.length === 0),
  );
  return (
    <>
      <p>
        <a href={linkTo('overview')}>{words.overview}</a>
      </p>
      <h1>{words.files}</h1>
      <p>{words.filesLead}</p>
      {documents && (
        <DropFiles
          id="documents"
          label={words.newDocuments}
          accept={ACCEPTED.document}
          place={{ kind: documents.id, id: '' }}
          onTaken={addDocuments(documents)}
        />
      )}
      {drafts.map(({ id, name }) => (
        <p key={id}>
          {words.draftOf} <a href={linkTo('content', documents?.id ?? '', id)}>{name}</a>
        </p>
      ))}
      {albums && (
        <DropFiles
          id="album"
          label={words.newAlbum}
          accept={ACCEPTED.photograph}
          place={{ kind: albums.id, id: '' }}
          onTaken={addAlbum(albums)}
        />
      )}
      <div className="bar">
        <label>
          {fillIn(words.searchIn, { kind: words.files })}{' '}
          <input
            type="search"
            aria-keyshortcuts="/"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={isUnused}
            onChange={({ target }) => setUnused(target.checked)}
          />{' '}
          {words.unusedOnly}
        </label>
      </div>
      <p role="status">{counted(words.filesShown, { count: shown.length })}</p>
      <ul className="rows">
        {shown.map(({ file, bytes, usedIn, languages = [], words: own, ...entry }) => (
          // Two entries may have one file.
          <li key={`${entry.kind}/${entry.id} ${file}`}>
            <a href={linkToEntry(entry)}>
              {[entry.title[locale], own?.[locale]].filter(Boolean).join(': ')}
            </a>{' '}
            <small>
              {[
                ...languages.map((each) => languageName(each, locale)),
                file.split('.').at(-1)?.toUpperCase(),
                `${Math.ceil(bytes / 1024)} KB`,
              ].join(', ')}
            </small>
            {usedIn && usedIn.length > 0 && (
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
