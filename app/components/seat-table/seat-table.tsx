import styles from './seat-table.module.css';

/** Longest course of stones; more seats lie in further courses below. */
const SEATS_PER_COURSE = 120;
/** Units of the drawing: across, a seat and the joint between two stones; down, a course and its stones. */
const SEAT = 12;
const JOINT = 10;
const COURSE = 16;
const STONE_HEIGHT = 14;

type SeatRow = { code: string; name: string; seats: number; url: string };

type SeatTableProps = {
  caption: string;
  headings: { code: string; name: string; stones: string; seats: string };
  rows: readonly SeatRow[];
  /** Omitted if the table shows only some rows. */
  total?: { label: string; seats: number };
  /** Left out in narrow places. */
  hasCodes?: boolean;
  /** Left out where a heading has the same words. */
  isCaptionVisible?: boolean;
};

/** Programmes with their seats as numbers and, for the eye, as courses of stones. */
export function SeatTable({
  caption,
  headings,
  rows,
  total,
  hasCodes = true,
  isCaptionVisible = false,
}: SeatTableProps) {
  return (
    <table className={`text-table line-below ${styles.table}`}>
      <caption className={isCaptionVisible ? undefined : 'visually-hidden'}>{caption}</caption>
      <thead>
        <tr>
          {hasCodes && (
            <th scope="col" className={styles.codeHead}>
              {headings.code}
            </th>
          )}
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
            {hasCodes && <td className={styles.code}>{row.code}</td>}
            <th scope="row">
              <a href={row.url}>{row.name}</a>
            </th>
            <td className={styles.stonesCell}>
              <Stones seats={row.seats} />
            </td>
            <td className={styles.number}>{row.seats}</td>
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={hasCodes ? 3 : 2}>
              {total.label}
            </th>
            <td className={styles.number}>{total.seats}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** One scale for every table: a stone for ten seats, cut where the seats end. */
function Stones({ seats }: { seats: number }) {
  const courses = Array.from({ length: Math.ceil(seats / SEATS_PER_COURSE) }, (_, course) =>
    Math.min(SEATS_PER_COURSE, seats - course * SEATS_PER_COURSE),
  );
  return (
    <svg
      className={styles.stones}
      viewBox={`0 0 ${SEATS_PER_COURSE * SEAT} ${courses.length * COURSE}`}
      height={courses.length * COURSE}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={courses
          .map((count, course) => `M0 ${course * COURSE + COURSE / 2}h${count * SEAT}`)
          .join('')}
        stroke="currentColor"
        strokeWidth={STONE_HEIGHT}
        strokeDasharray={`${10 * SEAT - JOINT} ${JOINT}`}
      />
    </svg>
  );
}
