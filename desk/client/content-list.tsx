import { useEffect, useState } from 'react';
import { fillIn } from '#app/lib/fill-in.ts';
import type { ListedKind } from './api.ts';
import { EntryRows } from './entry-rows.tsx';
import { useLanguage } from './language.ts';
import { useAnswer } from './use-answer.tsx';
import { linkTo, linkToEntry } from './use-route.ts';

/** A search waits for a pause in typing, so that not each letter is asked for. */
const PAUSE_MS = 250;

/** All kinds of content with a search over everything, or the entries of one kind. */
export function ContentList({ kind }: { kind: string | undefined }) {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const { answer: kinds = [] } = useAnswer<ListedKind[]>('kinds');
  const wanted = usePause(query.trim());
  const known = kinds.find(({ id }) => id === kind);
  const title = known?.title[locale] ?? words.content;
  return (
    <>
      {known && (
        <p>
          <a href={linkTo('content')}>{words.content}</a>
        </p>
      )}
      <h1>{title}</h1>
      <div className="bar">
        <label>
          {known ? fillIn(words.searchIn, { kind: title }) : words.search}{' '}
          <input
            type="search"
            aria-keyshortcuts="/"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        {!known && <a href={linkTo('site')}>{words.findOnSite}</a>}
        {!known && <a href={linkTo('files')}>{words.files}</a>}
        {!known && <a href={linkTo('deleted')}>{words.deleted}</a>}
        {known && known.form !== 'file' && (
          <a className="button" href={linkTo('content', known.id, 'new!')}>
            {fillIn(words.addNamed, { name: known.entry[locale] })}
          </a>
        )}
      </div>
      {known || wanted ? (
        <EntryRows kind={kind} hasTime={known?.hasTime} query={wanted} />
      ) : (
        <Kinds kinds={kinds} />
      )}
    </>
  );
}

/** A text once it has not changed for a moment. */
function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}

function Kinds({ kinds }: { kinds: ListedKind[] }) {
  const { locale } = useLanguage();
  return (
    <ul className="kinds">
      {kinds.map(({ id, title, form }) => (
        <li key={id}>
          <a href={linkToEntry(form === 'file' ? { kind: id, id: '' } : { kind: id })}>
            {title[locale]}
          </a>
        </li>
      ))}
    </ul>
  );
}
