import { stepAt, stepText } from '#app/domain/clock.ts';
import type { DatedStep } from '#app/domain/date-steps.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import { ByDate } from '../by-date/by-date.tsx';
import { Status } from './status.tsx';

type Step = DatedStep<Parameters<typeof Status>[0]['state']>;

type StepStatusProps = {
  timeline: readonly Step[];
  /** Time of the build. */
  now: number;
  /** Without scripts nothing is shown. */
  needsClock?: boolean;
};

/**
 * A status in each of its steps: with a date, and with the days until then where scripts count
 * them. A step without a text shows nothing.
 */
export function StepStatus({ timeline, now, needsClock = false }: StepStatusProps) {
  return (
    <ByDate
      now={now}
      needsClock={needsClock}
      changes={timelineChanges({ timeline })}
      value={(at) => saidStep(stepAt(timeline, at))}
    >
      {(step) => (
        <Status
          state={step.mark}
          label={stepText(step, undefined)}
          lang={step.lang}
          counted={step.day === undefined ? undefined : { text: step.text, day: step.day }}
        />
      )}
    </ByDate>
  );
}

const saidStep = (step: Step) => step.text !== '' && step;
