import { CalendarX, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './notice-box.module.css';

const ICONS = { note: Info, warning: TriangleAlert, danger: CircleX, empty: CalendarX } satisfies Record<string, LucideIcon>;

type NoticeBoxProps = { tone: keyof typeof ICONS; title: string; children?: ReactNode };

/** A box with its first words in bold; the tone is shown by icon and edge, never by colour alone. */
export function NoticeBox({ tone, title, children }: NoticeBoxProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.box} data-tone={tone}>
      <Icon />
      <p>
        <strong>{title}</strong> {children}
      </p>
    </div>
  );
}
