import {
  ArrowRight,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  ExternalLink,
  HandCoins,
  type LucideIcon,
  UserRound,
} from 'lucide-react';
import { Grid } from '#app/components/grid/grid.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { HomeView } from './home.server.ts';
import styles from './resources.module.css';

type Resource = HomeView['resources'][number];

const ICONS = {
  user: UserRound,
  book: BookOpen,
  calendar: CalendarDays,
  clipboard: ClipboardCheck,
  hand: HandCoins,
} satisfies Record<Resource['icon'], LucideIcon>;

/** The five tools for students; each is a section linked from the footer. */
export function Resources({ resources }: Pick<HomeView, 'resources'>) {
  const labels = useLabels('home');
  return (
    <section className="stack gap-4">
      <SectionHeading title={labels.forStudents} />
      <Grid as="div" columns="five" className={styles.cells}>
        {resources.map((resource) => {
          const Icon = ICONS[resource.icon];
          const Arrow = resource.href.startsWith('/') ? ArrowRight : ExternalLink;
          return (
            <section key={resource.id} id={resource.id}>
              <Icon />
              <h3>
                <SiteLink href={resource.href} hasIcon={false}>
                  {resource.title}
                  <Arrow />
                </SiteLink>
              </h3>
              <p>{resource.text}</p>
            </section>
          );
        })}
      </Grid>
    </section>
  );
}
