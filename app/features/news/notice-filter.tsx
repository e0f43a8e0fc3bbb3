import { type ReactNode, useEffect, useState } from 'react';
import { Card } from '#app/components/card/card.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { useChoice } from '#app/hooks/use-choice.ts';
import { isNoticeCurrent } from '#app/lib/clock.ts';
import type { NewsView, NoticeListItem } from './news.server.ts';
import styles from './notice-filter.module.css';

type NoticeFilterProps = { view: NewsView; now: number; children: ReactNode };

/** Filter by type and department over all notices, including the archive. Their list is loaded with the first choice. */
export function NoticeFilter({ view, now, children }: NoticeFilterProps) {
  const { labels } = view;
  const { chosen, choose } = useChoice(['kind', 'department']);
  const isChosen = chosen.kind !== '' || chosen.department !== '';
  // The list contains the displayed name of the type.
  const kind = view.kinds.find(({ value }) => value === chosen.kind)?.label ?? chosen.kind;
  const list = useList(view.listUrl, isChosen);
  return (
    <div className={`stack ${styles.columns}`}>
      <Card variant="tool" className={`${styles.filter} needs-script`}>
        <SelectField
          label={labels.kind}
          allLabel={labels.allKinds}
          options={view.kinds}
          value={chosen.kind}
          onChange={(value) => choose('kind', value)}
        />
        <SelectField
          label={labels.department}
          allLabel={labels.allDepartments}
          options={view.departments.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.department}
          onChange={(value) => choose('department', value)}
        />
      </Card>
      <div>
        {isChosen ? (
          <Results list={list} chosen={{ ...chosen, kind }} now={now} labels={labels} />
        ) : (
          children
        )}
        {isChosen && list === 'failed' && children}
      </div>
    </div>
  );
}

type List = 'loading' | 'failed' | NoticeListItem[];

/** The list of all notices, loaded when first needed. */
function useList(url: string, isWanted: boolean): List {
  const [list, setList] = useState<List>('loading');
  // Requests the list from the server and shows the result or a failure message.
  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    fetch(url, { signal: controller.signal })
      .then(async (response) =>
        setList(response.ok ? ((await response.json()) as NoticeListItem[]) : 'failed'),
      )
      .catch(() => {
        if (!controller.signal.aborted) setList('failed');
      });
    return () => controller.abort();
  }, [url, isWanted]);
  return list;
}

type ResultsProps = {
  list: List;
  chosen: { kind: string; department: string };
  now: number;
  labels: NewsView['labels'];
};

function Results({ list, chosen, now, labels }: ResultsProps) {
  if (list === 'failed') return <p role="status">{labels.loadFailed}</p>;
  const rows = list === 'loading' ? [] : list.filter((row) => fits(row, chosen));
  return (
    <div className={styles.results} aria-busy={list === 'loading'}>
      <p role="status">{list === 'loading' ? '' : counted(rows.length, labels)}</p>
      <ul role="list">
        {rows.map((row) => (
          <li key={row.href}>
            <a href={row.href}>{row.title}</a>
            <p className="note">
              {row.kind}. {labels.issued}: {row.issued}.{' '}
              {isNoticeCurrent(row, now) ? labels.current : labels.expired}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function counted(count: number, labels: NewsView['labels']): string {
  if (count === 0) return labels.noNotice;
  return count === 1 ? labels.oneNotice : labels.chosenNotices.replace('{count}', String(count));
}

/** A notice without a department concerns all. */
function fits(row: NoticeListItem, { kind, department }: ResultsProps['chosen']): boolean {
  const isOfDepartment =
    department === '' || row.departments.length === 0 || row.departments.includes(department);
  return isOfDepartment && (kind === '' || row.kind === kind);
}
