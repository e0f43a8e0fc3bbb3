import {
  CalendarDays,
  ClipboardList,
  FileText,
  Gavel,
  GraduationCap,
  IndianRupee,
  type LucideIcon,
  Phone,
} from 'lucide-react';
import type { TaskId } from '#app/domain/tasks.ts';
import { ButtonLink } from '../button/button-link.tsx';
import styles from './quick-links.module.css';

const ICONS = {
  admissions: GraduationCap,
  mine: ClipboardList,
  fees: IndianRupee,
  documents: FileText,
  dates: CalendarDays,
  tenders: Gavel,
  call: Phone,
} satisfies Record<TaskId, LucideIcon>;

type QuickLinksProps = {
  label: string;
  tasks: readonly { id: TaskId; label: string; href: string }[];
};

/** What visitors come for most, each one press away. */
export function QuickLinks({ label, tasks }: QuickLinksProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={`gap-2 ${styles.list}`}>
        {tasks.map(({ id, label: name, href }) => {
          const Icon = ICONS[id];
          return (
            <li key={id}>
              <ButtonLink variant="chip" href={href}>
                <Icon />
                {name}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
