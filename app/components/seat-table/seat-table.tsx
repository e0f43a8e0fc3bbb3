import { Link } from 'react-router';
import { Explained } from '../explained/explained.tsx';
import styles from './seat-table.module.css';

/** Longest course of stones; more seats lie in further courses below. */
const STONES_PER_COURSE = 20;

type SeatRow = { /** As HTML. */ code: string; name: string; seats: number; url: string };

type SeatTableProps = {
  caption: string;
  headings: { code: string; name: string; stones: string; seats: string };
  rows: readonly SeatRow[];
  /** Seats that one stone stands for; the heading of the column says the same. */
  seatsPerStone: 1 | 10;
  /** Left out where the table shows a part of the rows. */
  total?: { label: string; seats: number };
  /** Left out in narrow places. */
  hasCodes?: boolean;
};

/** Programmes with their seats as numbers and, for the eye, as courses of stones. */
export function SeatTable({ caption, headings, rows, seatsPerStone, total, hasCodes = true }: SeatTableProps) {
  return (
    <table className={styles.table} data-stone={seatsPerStone}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {hasCodes && <th scope="col">{headings.code}</th>}
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
            {hasCodes && <Explained as="td" className={styles.code} html={row.code} />}
            <th scope="row">
              <Link to={row.url}>{row.name}</Link>
            </th>
            <td className={styles.stonesCell}>
              <Stones count={row.seats / seatsPerStone} />
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

/** Full courses, and the rest below them; drawn by CSS, so that sixty seats are three elements. */
function Stones({ count }: { count: number }) {
  const courses = Math.floor(count / STONES_PER_COURSE);
  const rest = count % STONES_PER_COURSE;
  return (
    <>
      {Array.from({ length: courses }, (_, course) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a course is its place in the wall
        <span key={course} className={styles.stones} data-stones={STONES_PER_COURSE} />
      ))}
      {rest > 0 && <span className={styles.stones} data-stones={rest} />}
    </>
  );
}
