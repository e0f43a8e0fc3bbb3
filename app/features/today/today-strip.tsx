import { Grid } from '#app/components/grid/grid.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { useOfficeNow } from '#app/hooks/use-office-now.ts';
import { stillToCome } from './day.ts';
import styles from './today.module.css';
import type { TodayBlock } from './today.server.ts';

/** Office, next bus and next last date in three cells, for the home page. */
export function TodayStrip({ today }: { today: TodayBlock }) {
  const { labels } = today;
  const now = useNow(today.now);
  const office = useOfficeNow(today.now, today.office, labels);
  const { isRunning, next, days } = stillToCome(today, now);
  const [first] = days;
  return (
    <section className="stack gap-4">
      <SectionHeading title={labels.today} link={{ label: labels.more, href: today.href }} />
      <Grid as="div" columns="usual">
        <p className={styles.cell}>
          <Status {...office} />
        </p>
        {today.hasBuses && (
          <p className={styles.cell}>
            <strong>{labels.nextBus}</strong>
            <span>{next ? next.text : isRunning ? labels.busDone : labels.busNone}</span>
          </p>
        )}
        <p className={styles.cell}>
          <strong>{labels.days}</strong>
          {first ? (
            <a href={first.href}>{`${first.date}: ${first.title}`}</a>
          ) : (
            <span>{labels.noDays}</span>
          )}
        </p>
      </Grid>
    </section>
  );
}
