import { Clock, Cpu, GraduationCap, type LucideIcon, Microscope } from 'lucide-react';
import { useLabels } from '#app/content/use-labels.ts';
import type { AdmissionsView } from './admission.server.ts';

const ICONS = {
  ug: GraduationCap,
  pg: Cpu,
  research: Microscope,
} satisfies Record<string, LucideIcon>;

type AdmissionMenuProps = {
  tabs: AdmissionsView['page']['tabs'];
  current: string /** Address of the page the tabs belong to. */;
  address: string;
};

/**
 * The tabs: a side list on wide screens, a floating menu on phones that is hidden over the footer
 * (app/page/page).
 */
export function AdmissionMenu({ tabs, current, address }: AdmissionMenuProps) {
  const labels = useLabels('admissions');
  return (
    <nav aria-label={labels.admissionTabs} className="no-print admissionMenu" data-floating="">
      <ul data-tabs={tabs.length}>
        {tabs.map((tab) => {
          const Icon = tab.level ? ICONS[tab.level] : Clock;
          return (
            <li key={tab.id}>
              <a
                href={`${address}#${tab.id}`}
                aria-current={tab.id === current ? 'true' : undefined}
              >
                <Icon />
                <span>
                  <span className="admissionMenuLabel">{tab.label}</span>
                  <span className="admissionMenuHint">{tab.hint}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
