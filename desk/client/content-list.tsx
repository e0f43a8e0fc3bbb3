import { useEffect, useState } from 'react';
import { type Kind, type Row, reasonOf } from './api.ts';
import { formatDay, useLanguage } from './language.ts';
import { useAnswer } from './use-answer.ts';
import { linkTo, linkToEntry } from './use-route.ts';

/** A search waits for a pause in typing, so that not each letter is asked for. */
const PAUSE_MS = 250;

/** All kinds of content with a search over everything, or the entries of one kind. */
export function ContentList({ kind }: { kind: string | undefined }) {
  const { locale, words } = useLanguage();
  const [query, setQuery] = useState('');
  const { answer: kinds = [] } = useAnswer<Kind[]>('kinds');
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
          {known ? words.searchIn(title) : words.search} <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        {!known && <a href={linkTo('deleted')}>{words.deleted}</a>}
        {known && known.form !== 'file' && (
          <a className="button" href={linkTo('content', known.id, 'new!')}>
            {words.addNamed(known.entry[locale])}
          </a>
        )}
      </div>
      {known || wanted ? <Rows kind={kind} query={wanted} /> : <Kinds kinds={kinds} />}
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

function Kinds({ kinds }: { kinds: Kind[] }) {
  const { locale } = useLanguage();
  return (
    <ul className="kinds">
      {kinds.map(({ id, title, form }) => (
        <li key={id}>
          <a href={linkToEntry(form === 'file' ? { kind: id, id: '' } : { kind: id })}>{title[locale]}</a>
        </li>
      ))}
    </ul>
  );
}

function Rows({ kind, query }: { kind: string | undefined; query: string }) {
  const { locale, words } = useLanguage();
  const parameters = new URLSearchParams({ q: query, ...(kind ? { kind } : {}) });
  const { answer: rows, error } = useAnswer<Row[]>(`entries?${parameters}`);
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  if (!rows) return <p aria-busy="true">{words.loading}</p>;
  const titles = Map.groupBy(rows, ({ title }) => title[locale]);
  const sorted = rows.some(({ day }) => day) ? [...rows].sort((a, b) => (b.day ?? '').localeCompare(a.day ?? '')) : rows;
  return (
    <>
      <p role="status">{words.results(rows.length)}</p>
      <ul className="rows">
        {sorted.map((row) => (
          <li key={`${row.kind}/${row.id}`}>
            <a href={linkToEntry(row)}>{row.title[locale]}</a> {!kind && <small className="tag">{row.kindTitle[locale]}</small>}{' '}
            {row.damaged && <strong>{words.damaged(row.damaged)}</strong>} {row.day && <small>{formatDay(row.day, locale)}</small>}
            {(titles.get(row.title[locale])?.length ?? 0) > 1 && <small>{row.id}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
