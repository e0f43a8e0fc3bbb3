import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { SectionHeading } from '#app/components/section-heading/section-heading.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { datesOfWeek, daysChanges, isNothingDue } from './day.ts';
import { DayAhead } from './day-ahead.tsx';
import { nextBusChanges, nextBusText } from './next-bus.ts';
import styles from './today.module.css';
import type { TodayBlock } from './today.server.ts';

/** Office, next bus and next last date in three cells, for the home page. */
export function TodayStrip({ today }: { today: TodayBlock }) {
  const { now } = today;
  const { messages } = useLocale();
  const labels = useLabels('today');
  return (
    <section className="stack gap-4">
      <SectionHeading title={messages.today} link={{ label: labels.todayMore, href: today.href }} />
      <Grid as="div" columns="three">
        <p className={styles.cell}>
          <strong>{labels.todayOffice}</strong>
          <StepStatus needsClock timeline={today.office} now={now} />
          <noscript>{today.hours}</noscript>
        </p>
        {today.hasBuses && (
          <p className={styles.cell}>
            <strong>{labels.nextBus}</strong>
            <ByDate
              needsClock
              now={now}
              changes={nextBusChanges(today)}
              value={(at) => nextBusText(today, labels, at)}
            >
              {(text) => text}
            </ByDate>
            <noscript>
              <a href={today.busesHref}>{labels.busTimes}</a>
            </noscript>
          </p>
        )}
        <p className={styles.cell}>
          <strong>{labels.daysAhead}</strong>
          <ByDate
            now={now}
            changes={daysChanges(today)}
            value={(at) =>
              isNothingDue(today, at) ? labels.noDaysAhead : datesOfWeek(today, at)[0]
            }
          >
            {(first) => (typeof first === 'string' ? first : <DayAhead day={first} />)}
          </ByDate>
        </p>
      </Grid>
    </section>
  );
}
