import styles from '#app/components/chart/charts.module.css';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { BlockOf } from '#app/features/section-page/blocks.server.ts';

/** The year as a strip of months with spans, and the same as a table. */
export function YearStrip({ chart }: { chart: BlockOf<'year'>['chart'] }) {
  const labels = useLabels('college-year');
  const { source } = useLabels('programmes');
  return (
    <figure className={`stack gap-5 ${styles.chart}`}>
      <figcaption>
        <strong>{chart.title}.</strong> {chart.note}
      </figcaption>
      <div className={`line-below ${styles.strip}`} aria-hidden="true">
        <ol className={`line-below ${styles.months}`}>
          {chart.months.map((month) => (
            <li key={month.name}>{month.name}</li>
          ))}
        </ol>
        {chart.rows.map((row) => (
          <div key={row.id} className={styles.row}>
            <span>{row.name}</span>
            <svg viewBox={`0 0 ${chart.width} 24`} preserveAspectRatio="none" aria-hidden="true">
              {chart.months.map((month) => (
                <path
                  key={month.name}
                  className={styles.tick}
                  d={`M${month.x} 0V24`}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {row.spans.map((span) => (
                <rect
                  key={span.what + span.period}
                  className={styles.span}
                  x={span.x}
                  y="2"
                  width={span.width}
                  height="20"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </svg>
          </div>
        ))}
      </div>
      <DataTable
        caption={labels.yearTable}
        columns={[labels.row, labels.what, labels.period, source]}
        data-stacked=""
      >
        <tbody>
          {chart.rows.flatMap((row) =>
            row.spans.map((span) => (
              <tr key={row.id + span.what + span.period}>
                <td>{span.subject}</td>
                <td data-label={labels.what}>{span.what}</td>
                <td data-label={labels.period}>{span.period}</td>
                <td data-label={source}>{span.source}</td>
              </tr>
            )),
          )}
        </tbody>
      </DataTable>
    </figure>
  );
}
