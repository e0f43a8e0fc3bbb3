import { useState } from 'react';
import { DAY_MS } from '#app/domain/clock.ts';
import { counted, fillIn } from '#app/lib/fill-in.ts';
import { PublishSaved } from './after-save.tsx';
import type { EntryRow, Me, Mistake } from './api.ts';
import { Choice } from './choice.tsx';
import { formatDay, formatMoment, useLanguage } from './language.ts';
import { Many, Order, Reviewed } from './many-rows.tsx';
import type { DeskLanguage, DeskMessages } from './messages.ts';
import { MistakeList } from './mistake-list.tsx';
import { Reorder } from './reorder.tsx';
import { NoAnswer, useAnswer } from './use-answer.tsx';
import { linkToEntry, useRestOfAddress } from './use-route.ts';

const SOON_MS = 14 * DAY_MS;
type Sort = 'place' | 'day' | 'title';
type Filter =
  | 'all'
  | 'current'
  | 'ended'
  | 'scheduled'
  | 'expiring'
  | 'lacksTranslation'
  | 'samples';

/** Which rows a filter leaves. */
const FILTERS: Record<Filter, (row: EntryRow, now: number) => boolean> = {
  all: () => true,
  current: (row, now) => !isScheduled(row, now) && !isEnded(row, now),
  ended: (row, now) => isEnded(row, now),
  scheduled: (row, now) => isScheduled(row, now),
  expiring: (row, now) => !isEnded(row, now) && isEnded(row, now + SOON_MS),
  lacksTranslation: (row) => row.lacksTranslation === true,
  samples: (row) => row.isSample === true,
};

function isEnded({ end, hasLeft }: EntryRow, now: number): boolean {
  if (hasLeft) return true;
  return end !== undefined && Date.parse(end.length === 10 ? `${end}T23:59:59+05:30` : end) <= now;
}

function isScheduled({ publishFrom }: EntryRow, now: number): boolean {
  return publishFrom !== undefined && Date.parse(publishFrom) > now;
}

/** Where an entry is between its draft and its end. */
function stateIn(words: DeskMessages, locale: DeskLanguage, row: EntryRow, now: number): string {
  if (row.state !== 'public')
    return fillIn(words.states[row.state ?? 'public'], {
      day: row.publishOn ? formatDay(row.publishOn, locale) : '',
    });
  if (isScheduled(row, now))
    return fillIn(words.states.scheduled, { moment: formatMoment(row.publishFrom ?? '', locale) });
  return isEnded(row, now) ? words.states.ended : words.states.public;
}

/**
 * The entries of one kind, or those that a search has found: sorted, filtered, put into order,
 * several chosen and changed at once.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one list, with what is done to its rows
export function EntryRows({
  kind,
  hasTime,
  query,
  me,
}: {
  kind: string | undefined;
  hasTime: boolean | undefined;
  query: string;
  me: Me;
}) {
  const { locale, words } = useLanguage();
  const parameters = new URLSearchParams({ q: query, ...(kind ? { kind } : {}) });
  const [version, setVersion] = useState(0);
  const [published, setPublished] = useState(0);
  const { answer: rows, error } = useAnswer<EntryRow[]>(
    `entries?${parameters}`,
    version + published,
  );
  const [now] = useState(() => Date.now());
  const [sort, setSort] = useState<Sort>();
  const [filter, setFilter] = useState<Filter>('all');
  const [department, setDepartment] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Another order of the entries, until it is saved. */
  const [moved, setMoved] = useState<readonly string[]>();
  const [advice, setAdvice] = useState<Mistake[]>([]);
  const gone = useRestOfAddress();
  /** What was changed or deleted here last. */
  const [done, setDone] = useState<readonly string[]>(gone ? [gone] : []);
  if (!rows) return <NoAnswer error={error} />;
  const groupsOf = ({ departments: own = [], page }: EntryRow) => (kind && page ? [page] : own);
  const isByPage = kind !== undefined && rows.some(({ page }) => page);
  const isDated = rows.some(({ day, group }) => day && group === undefined);
  const order = sort ?? (isDated ? 'day' : 'place');
  const kept = rows.filter(
    (row) =>
      FILTERS[filter](row, now) &&
      (department === '' || groupsOf(row).some(({ id }) => id === department)),
  );
  const byTitle = (a: EntryRow, b: EntryRow) =>
    a.title[locale].localeCompare(b.title[locale], locale);
  const byDay = (a: EntryRow, b: EntryRow) => (b.day ?? '').localeCompare(a.day ?? '');
  const byPlace = (a: EntryRow, b: EntryRow) =>
    moved ? moved.indexOf(a.id) - moved.indexOf(b.id) : 0;
  const ordered = kept.toSorted({ title: byTitle, day: byDay, place: byPlace }[order]);
  // What the search names comes before what only contains its words.
  const sorted = ordered.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  const useful = (Object.keys(FILTERS) as Filter[]).filter((name) => {
    const count = rows.filter((row) => FILTERS[name](row, now)).length;
    return name === 'all' || name === filter || (count > 0 && count < rows.length);
  });
  const departments = [...new Map(rows.flatMap(groupsOf).map((each) => [each.id, each[locale]]))];
  const canMove = order === 'place' && query === '' && filter === 'all';
  const isNear = (row: EntryRow, other: EntryRow | undefined) =>
    canMove && row.group !== undefined && row.group === other?.group;
  const swap = ({ id }: EntryRow, other: string | undefined) =>
    setMoved(
      (moved ?? rows.map((row) => row.id)).map((each) =>
        each === id ? (other ?? id) : each === other ? id : each,
      ),
    );
  /** The groups that have another order now, each as a whole. */
  const changed = new Set(
    rows.flatMap(({ id, group }, index) => (moved && moved[index] !== id ? [group] : [])),
  );
  const inOrder = moved?.filter((_, index) => changed.has(rows[index]?.group)) ?? [];
  const renew = (ids: readonly string[]) => {
    setDone(ids);
    setChosen([]);
    setMoved(undefined);
    setVersion((before) => before + 1);
  };
  const isMany = kind !== undefined && rows.some(({ end }) => end);
  return (
    <>
      <div className="bar">
        {(kind || isDated) && rows.length > 1 && (
          <Choice<Sort>
            label={words.sortBy}
            value={order}
            options={{
              ...(isDated ? { day: words.byDay } : { place: words.byPlace }),
              title: words.byTitle,
            }}
            onChange={setSort}
          />
        )}
        {useful.length > 1 && (
          <Choice
            label={words.filter}
            value={filter}
            options={Object.fromEntries(useful.map((name) => [name, words.filters[name]]))}
            onChange={setFilter}
          />
        )}
        {departments.length > 1 && (
          <Choice
            label={isByPage ? words.page : words.department}
            value={department}
            options={{ '': words.filters.all, ...Object.fromEntries(departments) }}
            onChange={setDepartment}
          />
        )}
      </div>
      {isMany && chosen.length > 0 && (
        <Many
          kind={kind}
          ids={chosen}
          hasTime={hasTime ?? false}
          onDone={() => renew(chosen)}
          onAdvice={setAdvice}
        />
      )}
      <MistakeList mistakes={advice} isAdvice />
      {isByPage && department !== '' && (
        <Reviewed
          key={department}
          kind={kind}
          ids={kept.map(({ id }) => id)}
          onDone={() => renew(kept.map(({ id }) => id))}
        />
      )}
      {kind && inOrder.length > 0 && (
        <Order
          kind={kind}
          ids={inOrder}
          // The order of a list is published with the list.
          onDone={() => renew([...inOrder, ''])}
          onLeave={() => setMoved(undefined)}
        />
      )}
      {me.publish && done.length > 0 && (
        <PublishSaved
          key={version}
          names={done.map((id) => `${kind}/${id}`)}
          onPublished={() => setPublished(published + 1)}
        />
      )}
      <p role="status">{counted(words.results, { count: sorted.length })}</p>
      <ul className="rows">
        {sorted.map((row, index) => (
          <li key={`${row.kind}/${row.id}`}>
            {isMany && (
              <input
                type="checkbox"
                aria-label={fillIn(words.chooseRow, { title: row.title[locale] })}
                checked={chosen.includes(row.id)}
                onChange={({ target }) =>
                  setChosen(
                    target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id),
                  )
                }
              />
            )}
            {(isNear(row, sorted[index - 1]) || isNear(row, sorted[index + 1])) && (
              <Reorder
                name={row.title[locale]}
                onUp={
                  isNear(row, sorted[index - 1])
                    ? () => swap(row, sorted[index - 1]?.id)
                    : undefined
                }
                onDown={
                  isNear(row, sorted[index + 1])
                    ? () => swap(row, sorted[index + 1]?.id)
                    : undefined
                }
              />
            )}{' '}
            <a href={linkToEntry(row)}>{row.title[locale]}</a>{' '}
            {!kind && <small className="tag">{row.kindTitle[locale]}</small>}{' '}
            {row.group && <small>{row.departments?.map((each) => each[locale]).join(', ')}</small>}
            {row.page && <small>{row.page[locale]}</small>}{' '}
            {row.field && <small>{row.field[locale]}</small>}{' '}
            {row.damaged && <strong>{fillIn(words.damaged, { file: row.damaged })}</strong>}{' '}
            {row.day && <small>{formatDay(row.day, locale)}</small>}{' '}
            {row.state && <small className="tag">{stateIn(words, locale, row, now)}</small>}
          </li>
        ))}
      </ul>
    </>
  );
}
