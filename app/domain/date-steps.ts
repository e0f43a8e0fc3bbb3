import { collegeDay, DAY_MS, stepAt } from './clock.ts';

/**
 * A status from a moment on, with the days until a midnight that scripts count, or with the date
 * instead.
 */
export type DatedStep<Mark> = {
  /** Unix time in milliseconds. */
  from: number;
  mark: Mark;
  text: string;
  /** Of a text in another language than the page. */
  lang?: string | undefined;
  day?: number | undefined;
  dated?: string | undefined;
};

/**
 * A step of an entry that has a day, as {@link StepStatus} of the components shows it: what is to
 * come, with how near it is.
 */
export type DateStep = DatedStep<'active' | 'soon' | 'last-day' | 'closed'>;

/**
 * A date in the column of a list: the next one, in colour within a week before it; after the last
 * one that of the entry, small.
 */
export type DateColumn = {
  /** From this moment on, Unix time in milliseconds. */
  from: number;
  look: 'ahead' | 'near' | 'past';
  iso: string;
  day: string;
  month: string;
  year?: string;
};

type Dated = { columns: readonly DateColumn[] };
/** The last day on which an entry is kept on top. */
type Kept = { onTopUntil?: string | undefined };

/**
 * What is due first: the nearest date that is still to come, then entries without one in the order
 * that they had. What is kept on top comes after what is due today or tomorrow: nobody is to miss
 * that for it.
 */
export function dueFirst<Row extends Dated & Kept>(rows: readonly Row[], now: number): Row[] {
  const [today, tomorrow] = [collegeDay(now), collegeDay(now + DAY_MS)];
  const due = ({ columns, onTopUntil = '' }: Row) => {
    const { look, iso } = stepAt(columns, now);
    const day = look === 'past' ? '9999' : iso;
    return onTopUntil >= today && day > tomorrow ? `${tomorrow} kept` : day;
  };
  return [...rows].sort((a, b) => due(a).localeCompare(due(b)));
}

/** Whether the next date of an entry is at most a week away. */
export function isDueSoon({ columns }: Dated, now: number): boolean {
  return stepAt(columns, now).look === 'near';
}
