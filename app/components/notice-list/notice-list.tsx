import type { ComponentProps } from 'react';
import { isNoticeCurrent } from '#app/domain/clock.ts';
import { isDueSoon } from '#app/domain/date-steps.ts';
import { endChanges, newUntil } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import { ByDate } from '../by-date/by-date.tsx';
import { DateBadge } from '../date-badge/date-badge.tsx';
import { PhoneFold } from '../disclosure/phone-fold.tsx';
import { SampleMark } from '../sample-note/sample-note.tsx';
import { StepStatus } from '../status/step-status.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './notice-list.module.css';

/** A notice or an event. */
export type ListedEntry = {
  title: string;
  href: string;
  summary: string;
  /** Its next date; of a notice after the last one the day of issue. */
  columns: ComponentProps<typeof DateBadge>['columns'];
  /** The first date that is still to come, or how near it is. */
  timeline: ComponentProps<typeof StepStatus>['timeline'];
  isSample: boolean;
  /** The only language that it has, where that is another. */
  only?: { lang: string; words: string };
};

type Notice = ListedEntry & {
  issuedOn: string;
  issued: string;
  validUntil: string;
  category: string;
  kind: string;
};

type NoticeListProps = {
  rows: readonly Notice[];
  /** Whether the list has those that are current, or those that have expired; without it both. */
  isCurrent?: boolean;
  /** Time of the build, Unix time in milliseconds. */
  now: number;
};

/**
 * Notices with the date that is next, kind and day of issue. One that expires later stands in the
 * lists before and after.
 */
export function NoticeList({ rows, isCurrent, now }: NoticeListProps) {
  const { messages } = useLocale();
  return (
    <ul role="list" className={`line-above ${styles.list}`}>
      {rows.map((row) => (
        <ByDate
          key={row.href}
          as="li"
          now={now}
          changes={endChanges(row)}
          value={(at) => isCurrent === undefined || isNoticeCurrent(row, at) === isCurrent}
        >
          {() => (
            <>
              <EntryWords row={row} now={now} />
              <p className={`cluster centred note ${styles.meta}`}>
                <Tag category={row.category} label={row.kind} />
                <ByDate now={now} changes={[newUntil(row)]} value={(at) => at < newUntil(row)}>
                  {() => <strong>{messages.newEntry}</strong>}
                </ByDate>
                <span>
                  {messages.issued}: <time dateTime={row.issuedOn}>{row.issued}</time>
                </span>
                <ByDate
                  now={now}
                  changes={endChanges(row)}
                  value={(at) => !isNoticeCurrent(row, at)}
                >
                  {() => messages.expired}
                </ByDate>
                <SampleMark row={row} />
              </p>
            </>
          )}
        </ByDate>
      ))}
    </ul>
  );
}

/** The day of a notice or an event, its title, state and summary. */
export function EntryWords({ row, now }: { row: ListedEntry; now: number }) {
  return (
    <>
      <DateBadge columns={row.columns} now={now} />
      <a href={row.href} lang={row.only?.lang}>
        {row.title}
      </a>
      <div>
        <StepStatus timeline={row.timeline} now={now} />
      </div>
      <p lang={row.only?.lang}>{row.summary}</p>
    </>
  );
}

/** Rows that stand on a phone before the rest of a long list is folded. */
const FIRST_ROWS = 5;

/**
 * A list of notices that may be long: on phones its first rows, with all current ones that are due
 * within a week; the rest folded.
 */
export function LongNoticeList({ rows, ...list }: NoticeListProps) {
  const { messages } = useLocale();
  // An archive stands by day of issue, so that one row that is due would unfold all before it.
  const due = list.isCurrent ? rows.findLastIndex((row) => isDueSoon(row, list.now)) + 1 : 0;
  const first = Math.max(FIRST_ROWS, due);
  const rest = rows.slice(first);
  return (
    <div className={styles.long}>
      <NoticeList rows={rows.slice(0, first)} {...list} />
      {rest.length > 0 && (
        <PhoneFold summary={fillIn(messages.furtherEntries, { count: rest.length })}>
          <NoticeList rows={rest} {...list} />
        </PhoneFold>
      )}
    </div>
  );
}
