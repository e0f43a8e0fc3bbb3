import type { ComponentProps } from 'react';
import { isNoticeCurrent } from '#app/lib/clock.ts';
import type { Html } from '#app/lib/html.server.ts';
import { DateBadge } from '../date-badge/date-badge.tsx';
import { Explained } from '../explained/explained.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './notice-list.module.css';

type Notice = {
  title: string;
  href: string;
  summary: Html;
  /** Day of issue. */
  date: ComponentProps<typeof DateBadge>;
  validUntil: string;
  validUntilText: string;
  category: string;
  kind: string;
};

type NoticeListProps = {
  rows: readonly Notice[];
  /** Unix time in milliseconds by which a notice is current or not. */
  now: number;
  labels: { validUntil: string; expired: string };
};

/** Notices with kind, days and state. */
export function NoticeList({ rows, now, labels }: NoticeListProps) {
  return (
    <ul role="list" className={`line-above ${styles.list}`}>
      {rows.map((row) => (
        <li key={row.href}>
          <DateBadge {...row.date} />
          <a href={row.href}>{row.title}</a>
          <Explained html={row.summary} />
          <p className={`cluster centred note ${styles.meta}`}>
            <Tag category={row.category} label={row.kind} />
            {isNoticeCurrent(row, now) ? (
              <span>
                {labels.validUntil}: <time dateTime={row.validUntil}>{row.validUntilText}</time>
              </span>
            ) : (
              <span>{labels.expired}</span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
