import { CalendarX, CircleX, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './callout.module.css';

const ICONS = {
  note: Info,
  warning: TriangleAlert,
  danger: CircleX,
  empty: CalendarX,
} satisfies Record<string, LucideIcon>;

type CalloutProps = { tone: keyof typeof ICONS; title: string; children?: ReactNode };

/**
 * A box with its first words in bold; the tone is shown by icon and edge, never by colour alone.
 */
export function Callout({ tone, title, children }: CalloutProps) {
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
