import type { ComponentProps, ReactNode } from 'react';
import { utcMoment } from '#app/domain/clock.ts';
import { periodsOf } from '#app/domain/state-changes.ts';

type Tag = 'span' | 'div' | 'p' | 'li' | 'dd' | 'tbody' | 'section';

type ByDateProps<Value> = {
  as?: Tag;
  className?: ComponentProps<'div'>['className'];
  /** Time of the build, Unix time in milliseconds. */
  now: number;
  /** Without scripts nothing is shown: only they know the hour. */
  needsClock?: boolean;
  /** The moments at which the value may change (app/domain/state-changes.ts). */
  changes: readonly number[];
  /**
   * What holds at a moment; equal values are one period, and nothing is shown while there is none.
   */
  value: (now: number) => Value | false | undefined;
  /** @param prefix before the ids of a copy that is shown only after the build */
  children: (value: Value, prefix: string) => ReactNode;
};

/**
 * A part that follows the clock: built once for each of its states from the build on, of which the
 * script in the head (app/page/clock.js) shows the one that holds by the visitor's clock. Without
 * scripts it is as of the build. An entry that moves between lists stands in each of them.
 */
export function ByDate<Value>({
  as: Tag = 'span',
  className,
  now,
  needsClock = false,
  changes,
  value: valueAt,
  children,
}: ByDateProps<Value>) {
  return periodsOf(now, changes, valueAt).map(
    ({ from = needsClock ? now : undefined, until, value }, index) =>
      value === false || value === undefined ? null : (
        <Tag
          key={from ?? 0}
          className={className}
          hidden={from !== undefined}
          data-from={from === undefined ? undefined : utcMoment(from)}
          data-until={until === undefined ? undefined : utcMoment(until)}
        >
          {children(value, index === 0 ? '' : `at-${from}__`)}
        </Tag>
      ),
  );
}
