import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';
import styles from './seat-matrix.module.css';

type SeatMatrixProps = { matrix: BlockOf<'seat-matrix'>['matrix'] };

/**
 * Seats by programme and category: bars with numbers, the table with totals, seats outside the
 * shares, and all courses.
 */
export function SeatMatrix({ matrix }: SeatMatrixProps) {
  const labels = useLabels('programmes');
  return (
    <figure id={matrix.id} className={`stack gap-5 ${styles.matrix}`}>
      <figcaption>
        <strong>{matrix.title}.</strong> {matrix.lead}
      </figcaption>
      {matrix.bars.length > 0 && (
        <PhoneFold summary={labels.seatMatrixTable}>
          <Bars matrix={matrix} />
          <KindTable matrix={matrix} />
          <p className="measure note">{matrix.rule}</p>
        </PhoneFold>
      )}
      {matrix.extra.length > 0 && (
        <PhoneFold summary={labels.standApart}>
          <p>
            <strong>{labels.standApart}.</strong> <span>{labels.standApartLead}</span>
          </p>
          <dl className={`stack gap-3 measure ${styles.apart}`}>
            {matrix.extra.map((kind) => (
              <div key={kind.id}>
                <dt>{kind.name}</dt>
                <dd>
                  <span>{kind.note}</span> {labels.source}:{' '}
                  <SiteLink href={kind.source.href}>{kind.source.label}</SiteLink>
                </dd>
              </div>
            ))}
          </dl>
        </PhoneFold>
      )}
      {matrix.bars.length > 0 && <p className="measure note">{labels.seatsByCourseLead}</p>}
      <ul role="list" className={`cluster ${styles.files}`}>
        {matrix.files.map(({ label, href }) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={matrix.fileColumns.href}>{matrix.fileColumns.label}</a>
        </li>
      </ul>
    </figure>
  );
}

/** A bar for each programme, divided by groups of categories; the numbers are below it as text. */
function Bars({ matrix }: SeatMatrixProps) {
  return (
    <ul
      role="list"
      className={`line-above line-below ${styles.bars}`}
      aria-label={useLabels('programmes').seatBarsTitle}
    >
      {matrix.bars.map((bar) => (
        <li key={bar.id}>
          <span>{bar.name}</span>
          <svg
            viewBox={`0 0 ${matrix.width} 20`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            {bar.parts.map((part) => (
              <rect
                key={part.id}
                data-group={part.id}
                x={part.x}
                width={part.width}
                height="20"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            {/* Told apart without colour: a line through the part of the communities. */}
            {bar.parts
              .filter(({ id }) => id === 'community')
              .map(({ id, x, width }) => (
                <path key={id} d={`M${x} 10h${width}`} vectorEffect="non-scaling-stroke" />
              ))}
          </svg>
          <strong>{bar.seats}</strong>
          <small>
            {bar.parts.map((part) => (
              <span key={part.id} data-group={part.id}>
                {part.text}{' '}
              </span>
            ))}
          </small>
        </li>
      ))}
    </ul>
  );
}

/**
 * Categories as rows, programmes as columns, because category names are long and programme codes
 * short.
 */
function KindTable({ matrix }: SeatMatrixProps) {
  const labels = useLabels('programmes');
  return (
    <DataTable
      caption={labels.seatMatrixTable}
      columns={[
        labels.seatKind,
        ...matrix.columns.map((column) => (
          <a key={column.id} href={column.href} aria-label={column.name}>
            {column.code}
          </a>
        )),
        labels.total,
      ]}
      className={styles.kinds}
    >
      {matrix.groups.map((group) => (
        <tbody key={group.id}>
          <Row name={group.name} seats={group.seats} look="group" />
          {group.kinds.map((kind) => (
            <Row key={kind.id} name={kind.name} seats={kind.seats} />
          ))}
        </tbody>
      ))}
      <tbody>
        <Row name={labels.intakeRow} seats={matrix.intake} look="sum" />
      </tbody>
      <tbody>
        {matrix.beside.map((kind) => (
          <Row key={kind.id} name={`${labels.besideIntake}: ${kind.name}`} seats={kind.seats} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = { name: string; seats: readonly number[]; look?: 'group' | 'sum' };

function Row({ name, seats, look }: RowProps) {
  return (
    <tr data-look={look}>
      <th scope="row">{name}</th>
      {seats.map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the column, whose position never changes
        <td key={column}>{count}</td>
      ))}
    </tr>
  );
}
