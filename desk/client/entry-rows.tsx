import { useState } from 'react';
import { type Row, reasonOf } from './api.ts';
import { Choice } from './choice.tsx';
import { formatDay, useLanguage } from './language.ts';
import { useAnswer } from './use-answer.ts';
import { linkToEntry } from './use-route.ts';
import { useSend } from './use-send.tsx';

const SOON_MS = 14 * 86_400_000;
type Filter = 'all' | 'current' | 'ended' | 'scheduled' | 'expiring' | 'lacksMalayalam' | 'samples';

/** Which rows a filter leaves. */
const FILTERS: Record<Filter, (row: Row, now: number) => boolean> = {
  all: () => true,
  current: (row, now) => !isScheduled(row, now) && !isEnded(row, now),
  ended: (row, now) => isEnded(row, now),
  scheduled: (row, now) => isScheduled(row, now),
  expiring: (row, now) => !isEnded(row, now) && isEnded(row, now + SOON_MS),
  lacksMalayalam: (row) => row.lacksMalayalam === true,
  samples: (row) => row.isSample === true,
};

function isEnded({ end }: Row, now: number): boolean {
  return end !== undefined && Date.parse(end.length === 10 ? `${end}T23:59:59+05:30` : end) <= now;
}

function isScheduled({ publishFrom }: Row, now: number): boolean {
  return publishFrom !== undefined && Date.parse(publishFrom) > now;
}

/** The entries of one kind, or those that a search has found: sorted, filtered, several chosen and ended at once. */
export function EntryRows({ kind, query }: { kind: string | undefined; query: string }) {
  const { locale, words } = useLanguage();
  const parameters = new URLSearchParams({ q: query, ...(kind ? { kind } : {}) });
  const [version, setVersion] = useState(0);
  const { answer: rows, error } = useAnswer<Row[]>(`entries?${parameters}`, version);
  const [now] = useState(() => Date.now());
  const [sort, setSort] = useState<'day' | 'title'>();
  const [filter, setFilter] = useState<Filter>('all');
  const [department, setDepartment] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (error) return <p role="alert">{reasonOf(error)[locale]}</p>;
  if (!rows) return <p aria-busy="true">{words.loading}</p>;
  const groupsOf = ({ departments: own = [], page }: Row) => (kind === 'texts' && page ? [page] : own);
  const isDated = rows.some(({ day }) => day);
  const order = sort ?? (isDated ? 'day' : undefined);
  const kept = rows.filter((row) => FILTERS[filter](row, now) && (department === '' || groupsOf(row).some(({ id }) => id === department)));
  const byTitle = (a: Row, b: Row) => a.title[locale].localeCompare(b.title[locale], locale);
  const ordered = order ? kept.toSorted(order === 'title' ? byTitle : (a, b) => (b.day ?? '').localeCompare(a.day ?? '')) : kept;
  // A setting that the search names comes first.
  const sorted = ordered.toSorted((a, b) => Number(b.field !== undefined) - Number(a.field !== undefined));
  const titles = Map.groupBy(rows, ({ title }) => title[locale]);
  const counts = (Object.keys(FILTERS) as Filter[]).map((name) => [name, rows.filter((row) => FILTERS[name](row, now)).length] as const);
  const useful = counts.filter(([name, count]) => name === 'all' || name === filter || (count > 0 && count < rows.length)).map(([name]) => name);
  const departments = [...new Map(rows.flatMap(groupsOf).map((each) => [each.id, each[locale]]))];
  const isMany = kind !== undefined && rows.some(({ end }) => end);
  return (
    <>
      <div className="bar">
        {isDated && <Choice label={words.sortBy} value={order ?? 'day'} options={{ day: words.byDay, title: words.byTitle }} onChange={setSort} />}
        {useful.length > 1 && (
          <Choice
            label={words.filter}
            value={filter}
            options={Object.fromEntries(useful.map((name) => [name, words.filters[name]])) as Record<Filter, string>}
            onChange={setFilter}
          />
        )}
        {departments.length > 1 && (
          <Choice
            label={kind === 'texts' ? words.page : words.department}
            value={department}
            options={{ '': words.filters.all, ...Object.fromEntries(departments) }}
            onChange={setDepartment}
          />
        )}
      </div>
      {isMany && chosen.length > 0 && <Many kind={kind} ids={chosen} onDone={() => [setChosen([]), setVersion((before) => before + 1)]} />}
      <p role="status">{words.results(sorted.length)}</p>
      <ul className="rows">
        {sorted.map((row) => (
          <li key={`${row.kind}/${row.id}`}>
            {isMany && (
              <input
                type="checkbox"
                aria-label={words.chooseRow(row.title[locale])}
                checked={chosen.includes(row.id)}
                onChange={({ target }) => setChosen(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))}
              />
            )}{' '}
            <a href={linkToEntry(row)}>{row.title[locale]}</a> {!kind && <small className="tag">{row.kindTitle[locale]}</small>}{' '}
            {row.page && <small>{row.page[locale]}</small>} {row.field && <small>{row.field[locale]}</small>}{' '}
            {row.damaged && <strong>{words.damaged(row.damaged)}</strong>} {row.day && <small>{formatDay(row.day, locale)}</small>}
            {(titles.get(row.title[locale])?.length ?? 0) > 1 && <small>{row.id}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}

function Many({ kind, ids, onDone }: { kind: string; ids: readonly string[]; onDone: () => void }) {
  const { words } = useLanguage();
  const { send, report } = useSend();
  const change = async (action: 'end' | 'week') => {
    if (await send('many', { kind, ids, action })) onDone();
  };
  return (
    <div className="note">
      <div className="bar">
        {words.chosen(ids.length)}
        <button type="button" onClick={() => window.confirm(words.endSure(ids.length)) && change('end')}>
          {words.archive}
        </button>
        <button type="button" onClick={() => change('week')}>
          {words.extendWeek}
        </button>
      </div>
      {report}
    </div>
  );
}
