import styles from './seat-table.module.css';

/**
 * The longest course of stones by the seats of a stone; more seats lie in further courses below.
 */
const SEATS_PER_COURSE = { 1: 24, 10: 120 };
/**
 * Units of the drawing: across, a course and the joint between two stones; down, a course and its
 * stones.
 */
const WIDTH = 1440;
const JOINT = 10;
const COURSE = 16;
const STONE_HEIGHT = 14;

type SeatRow = { code: string; name: string; seats: number; url: string };

type SeatTableProps = {
  caption: string;
  headings: { code: string; name: string; stones: string; seats: string };
  rows: readonly SeatRow[];
  /** One in a table of small programmes: eighteen seats are not twenty. */
  seatsPerStone: 1 | 10;
  /** Omitted if the table shows only some rows. */
  total?: { label: string; seats: number };
  /** Left out where a heading has the same words. */
  isCaptionVisible?: boolean;
};

/** Programmes with their seats as numbers and, for the eye, as courses of stones. */
export function SeatTable({
  caption,
  headings,
  rows,
  seatsPerStone,
  total,
  isCaptionVisible = false,
}: SeatTableProps) {
  return (
    <table className={`text-table line-below ${styles.table}`} data-stone={seatsPerStone}>
      <caption className={isCaptionVisible ? styles.caption : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.codeHead}>
            {headings.code}
          </th>
          <th scope="col">{headings.name}</th>
          <th scope="col" className={styles.stonesHead}>
            {headings.stones}
          </th>
          <th scope="col" className={styles.number}>
            {headings.seats}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.code}>
            <td className={styles.code}>{row.code}</td>
            <th scope="row">
              <a href={row.url}>{row.name}</a>
            </th>
            <td className={styles.stonesCell}>
              <Stones seats={row.seats} seatsPerStone={seatsPerStone} />
            </td>
            <td className={styles.number}>{row.seats}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {total.label}
            </th>
            <td className={styles.number}>{total.seats}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** One scale for all rows of a table; a stone is cut where the seats end. */
function Stones({ seats, seatsPerStone }: { seats: number; seatsPerStone: 1 | 10 }) {
  const perCourse = SEATS_PER_COURSE[seatsPerStone];
  const seat = WIDTH / perCourse;
  const courses = Array.from({ length: Math.ceil(seats / perCourse) }, (_, course) =>
    Math.min(perCourse, seats - course * perCourse),
  );
  return (
    <svg
      className={styles.stones}
      viewBox={`0 0 ${WIDTH} ${courses.length * COURSE}`}
      height={courses.length * COURSE}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={courses
          .map((count, course) => `M0 ${course * COURSE + COURSE / 2}h${count * seat}`)
          .join('')}
        stroke="currentColor"
        strokeWidth={STONE_HEIGHT}
        strokeDasharray={`${seatsPerStone * seat - JOINT} ${JOINT}`}
      />
    </svg>
  );
}
