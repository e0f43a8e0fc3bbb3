import styles from '#app/components/chart/charts.module.css';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';

const IN_A_COURSE = 20;
const STONE = 14;
const JOINT = 2;
const PITCH = STONE + JOINT;

/** Numbers as bars; the table next to them has the same data. */
export function Bars({ chart }: { chart: BlockOf<'placements'>['chart'] }) {
  return (
    <figure className={`stack gap-5 ${styles.chart}`}>
      <figcaption>
        <strong>{chart.title}.</strong> {chart.note}
      </figcaption>
      <ul role="list" className={`line-above line-below ${styles.bars}`}>
        {chart.bars.map((bar) => (
          <li key={bar.id}>
            <span>{bar.name}</span>
            <svg
              viewBox={`0 0 ${chart.width} ${chart.barHeight}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              {chart.ticks.map((tick) => (
                <path
                  key={tick.value}
                  className={styles.tick}
                  d={`M${tick.x} 0V${chart.barHeight}`}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              <rect className={styles.bar} width={bar.length} height={chart.barHeight} />
            </svg>
            <strong>{bar.value}</strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** How a hundred seats are shared out: a stone for each, then the same as a table. */
export function SeatKinds({ chart }: { chart: BlockOf<'seat-kinds'>['chart'] }) {
  const labels = useLabels('programmes');
  return (
    <figure className={`stack gap-5 ${styles.chart}`}>
      <figcaption>
        <strong>{chart.title}.</strong> {labels.oneStoneOneSeat}
      </figcaption>
      <PhoneFold summary={chart.title}>
        <ul role="list" className={`stack gap-4 ${styles.stones}`}>
          {chart.groups.map((group) => (
            <li key={group.id}>
              <Courses group={group.id} stones={group.percent} />
              <span>
                <strong>{group.percent}</strong> {group.name}
              </span>
            </li>
          ))}
        </ul>
        <DataTable caption={chart.title} columns={[labels.seatKind, labels.share]}>
          <tbody>
            {chart.kinds.map((kind) => (
              <tr key={kind.id}>
                <td>{kind.name}</td>
                <td className={styles.number}>{kind.percent}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
        <p className="measure note">
          <span>{chart.note}</span> {labels.source}:{' '}
          <SiteLink href={chart.source.href}>{chart.source.label}</SiteLink>
        </p>
      </PhoneFold>
    </figure>
  );
}

/**
 * Courses of twenty square stones with joints: each row of stones is a dashed line, the last has
 * the remainder.
 */
function Courses({ group, stones }: { group: string; stones: number }) {
  const rows = Array.from({ length: Math.ceil(stones / IN_A_COURSE) }, (_, row) =>
    Math.min(IN_A_COURSE, stones - row * IN_A_COURSE),
  );
  const line = rows
    .map((count, row) => `M0 ${row * PITCH + STONE / 2}h${count * PITCH - JOINT}`)
    .join('');
  return (
    <svg
      className={styles.courses}
      data-group={group}
      viewBox={`0 0 ${IN_A_COURSE * PITCH - JOINT} ${rows.length * PITCH - JOINT}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={line}
        stroke="currentColor"
        strokeWidth={STONE}
        strokeDasharray={`${STONE} ${JOINT}`}
        shapeRendering="crispEdges"
      />
      {/* Told apart without colour: a line through each of these stones. */}
      {group === 'community' && (
        <path
          d={line}
          className={styles.struck}
          strokeWidth={2 * JOINT}
          shapeRendering="crispEdges"
        />
      )}
    </svg>
  );
}
