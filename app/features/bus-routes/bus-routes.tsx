import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Card } from '#app/components/card/card.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SelectField } from '#app/components/select-field/select-field.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import styles from './bus-routes.module.css';
import type { BusRoutesBlock } from './bus-routes.server.ts';

/** The times of the visitor's stop (my-stop.tool.ts), and the timetables until each has ended. */
export function BusRoutes({ block: { now, stops, timetables } }: { block: BusRoutesBlock }) {
  const labels = useLabels('bus-routes');
  if (timetables.length === 0) return null;
  return (
    <div className="stack" data-tool="my-stop">
      <Card variant="tool" className="stack gap-3 needs-script">
        <SelectField label={labels.busMyStop} allLabel={labels.busNoStop} options={stops} />
        <ul role="list" aria-live="polite" />
      </Card>
      {timetables.map((timetable) => (
        <ByDate
          key={timetable.period}
          as="div"
          now={now}
          changes={timetable.ends === undefined ? [] : [timetable.ends]}
          value={(at) => timetable.ends === undefined || at < timetable.ends}
        >
          {() => <Timetable timetable={timetable} />}
        </ByDate>
      ))}
    </div>
  );
}

/**
 * Routes side by side, each a table a direction whose stops are drawn as a line in the order of
 * travel.
 */
function Timetable({ timetable }: { timetable: BusRoutesBlock['timetables'][number] }) {
  const { title, period, note, ways } = timetable;
  const labels = useLabels('bus-routes');
  const tripsOf = (count: number) =>
    count === 1
      ? [labels.busTime]
      : Array.from({ length: count }, (_, trip) => fillIn(labels.busTrip, { number: trip + 1 }));
  return (
    <figure className={styles.routes}>
      <figcaption>
        {title}, {period}
        {note && <p>{note}</p>}
      </figcaption>
      {ways.map(({ anchor, caption, rows }) => (
        <PhoneFold
          key={caption}
          summary={`${caption}: ${rows[0]?.times.map(({ time }) => time).join(', ')}`}
        >
          <DataTable
            label={`${caption}, ${period}`}
            caption={caption}
            columns={[labels.busStop, ...tripsOf(rows[0]?.times.length ?? 0)]}
            id={anchor}
            className={styles.times}
          >
            <tbody>
              {rows.map((stop) => (
                <tr
                  key={stop.name}
                  data-stop={stop.id}
                  data-of={stop.id && `${caption}, ${period}`}
                  data-look={stop.id ? undefined : 'college'}
                >
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
    </figure>
  );
}
