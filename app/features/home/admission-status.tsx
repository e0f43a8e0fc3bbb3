import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt, stepText, utcMoment } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import styles from './admission-status.module.css';
import type { HomeView } from './home.server.ts';

type AdmissionStatusProps = Pick<HomeView, 'admissions'> & {
  /** Time of the build, Unix time in milliseconds. */ now: number;
};

/**
 * The current status of admissions by the visitor's clock: the same events and streams as on the
 * admissions page.
 */
export function AdmissionStatus({ admissions, now }: AdmissionStatusProps) {
  const labels = useLabels('home');
  const changes = admissions.flatMap(timelineChanges);
  const isOpen = (entry: (typeof admissions)[number], at: number) =>
    stepAt(entry.timeline, at).phase === 'open';
  const dated = [
    ...admissions.filter((entry) => isOpen(entry, now)),
    ...admissions.filter((entry) => !isOpen(entry, now)),
  ];
  return (
    <section
      className={`stack gap-2 to-start text-table ${styles.status}`}
      aria-labelledby="admissions-now"
    >
      <div className="cluster centred gap-2">
        <h2 id="admissions-now">{labels.admissionsToday}</h2>
        <ByDate
          as="p"
          now={now}
          changes={changes}
          value={(at) => (admissions.some((entry) => isOpen(entry, at)) ? 'active' : 'closed')}
        >
          {(state) => (
            <Status state={state} label={state === 'active' ? labels.someOpen : labels.noneOpen} />
          )}
        </ByDate>
      </div>
      {dated.length > 0 && (
        <ul role="list">
          {dated.map(({ title, href, date, timeline }) => (
            <ByDate
              key={title}
              as="li"
              now={now}
              changes={timelineChanges({ timeline })}
              value={(at) => datedStep(stepAt(timeline, at))}
            >
              {(step) => (
                <>
                  <a href={href}>{title}</a>
                  <span data-moment="">{`${date ? `, ${date}` : ''}: `}</span>
                  <span
                    data-moment=""
                    data-days={step.day === undefined ? undefined : step.text}
                    data-day={step.day === undefined ? undefined : utcMoment(step.day)}
                  >
                    {stepText(step, now)}
                  </span>
                </>
              )}
            </ByDate>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A step that is open or coming; one that is over is not news. */
function datedStep<Step extends { phase: string }>(step: Step): Step | undefined {
  return step.phase === 'open' || step.phase === 'coming' ? step : undefined;
}
