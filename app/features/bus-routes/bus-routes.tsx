import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import styles from './bus-routes.module.css';
import type { BusRoutesBlock } from './bus-routes.server.ts';

/**
 * Bus routes side by side, each a table a direction whose stops are drawn as a line in the order of
 * travel.
 */
export function BusRoutes({ block: { timetables } }: { block: BusRoutesBlock }) {
  const labels = useLabels('bus-routes');
  const tripsOf = (count: number) =>
    count === 1
      ? [labels.busTime]
      : Array.from({ length: count }, (_, trip) => fillIn(labels.busTrip, { number: trip + 1 }));
  return timetables.map((timetable) => (
    <figure key={timetable.period} className={styles.routes}>
      <figcaption>
        {timetable.title}, {timetable.period}
        {timetable.note && <p>{timetable.note}</p>}
      </figcaption>
      {timetable.ways.map(({ anchor, caption, rows }) => (
        <PhoneFold
          key={caption}
          summary={`${caption}: ${rows[0]?.times.map(({ time }) => time).join(', ')}`}
        >
          <DataTable
            label={`${caption}, ${timetable.period}`}
            caption={caption}
            columns={[labels.busStop, ...tripsOf(rows[0]?.times.length ?? 0)]}
            id={anchor}
            className={styles.times}
          >
            <tbody>
              {rows.map((stop) => (
                <tr key={stop.name} data-look={stop.isCollege ? 'college' : undefined}>
                  <th scope="row">{stop.name}</th>
                  {stop.times.map(({ time, isNew }) => (
                    <td key={time}>
                      {isNew ? (
                        <strong>
                          {time}
                          <span className="visually-hidden"> ({labels.busChanged})</span>
                        </strong>
                      ) : (
                        <span>{time}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </DataTable>
        </PhoneFold>
      ))}
      {timetable.unchanged.length > 0 && (
        <p className={styles.unchanged}>
          {fillIn(labels.busUnchanged, { routes: timetable.unchanged.join('; ') })}
        </p>
      )}
    </figure>
  ));
}
