import type { ComponentProps } from 'react';
import { endChanges } from '#app/domain/state-changes.ts';
import { ByDate } from '../by-date/by-date.tsx';
import { StepStatus } from '../status/step-status.tsx';
import styles from './live-list.module.css';

type LiveListProps = {
  rows: readonly {
    title: string;
    only?: { lang: string; words: string };
    href: string;
    /** The first date that is still to come. */
    timeline: ComponentProps<typeof StepStatus>['timeline'];
    validUntil: string;
  }[];
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/**
 * What is current of a section: notices, events and tenders, each with its next date, until it is
 * over.
 */
export function LiveList({ rows, now }: LiveListProps) {
  if (rows.length === 0) return null;
  return (
    <ul role="list" className={styles.list}>
      {rows.map((row) => (
        <ByDate
          key={row.href}
          as="li"
          now={now}
          changes={endChanges(row)}
          value={(at) => at < Date.parse(row.validUntil)}
        >
          {() => (
            <>
              <a href={row.href} lang={row.only?.lang}>
                {row.title}
              </a>
              {row.only && <span className="note">{row.only.words}</span>}
              <StepStatus timeline={row.timeline} now={now} />
            </>
          )}
        </ByDate>
      ))}
    </ul>
  );
}
