import { Page, Part } from '#app/components/columns/columns.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { Status } from '#app/components/status/status.tsx';
import { TableRegion } from '#app/components/table-region/table-region.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { useOfficeNow } from '#app/hooks/use-office-now.ts';
import { hasLeft, stillToCome } from './day.ts';
import styles from './today.module.css';
import type { TodayBlock, TodayView } from './today.server.ts';

/** The day at the college: office, buses, last dates, events and notices. */
export function TodayPage({ view }: { view: TodayView }) {
  const { today } = view;
  const { labels } = today;
  const office = useOfficeNow(today.now, today.office, labels);
  const { days } = stillToCome(today, useNow(today.now));
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      status={
        <p data-moment="">
          <strong>{today.date}</strong>
        </p>
      }
    >
      <Part title={labels.office}>
        <p>{today.hours}</p>
        <div className="needs-script">
          <Status {...office} />
        </div>
      </Part>
      {today.hasBuses && (
        <Part title={labels.buses}>
          <Buses today={today} />
        </Part>
      )}
      <Part title={labels.days}>
        {days.length === 0 && <p>{labels.noDays}</p>}
        <ul role="list" className={`rows measure line-above line-below ${styles.days}`}>
          {days.map(({ date, what, title, href }) => (
            <li key={href + what + title}>
              <strong>{date}</strong>
              {`, ${what}: `}
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={labels.entries}>
        {today.entries.length > 0 ? (
          <LinkList links={linked(today.entries)} />
        ) : (
          <p>{labels.noEntries}</p>
        )}
      </Part>
      <LinkList links={view.more} />
      <SampleNote rows={today.rows} label={labels.sampleNote} />
    </Page>
  );
}

/** The times of all routes; buses that have left are struck out, so that nothing moves. */
function Buses({
  today: { buses, busesHref, office, days, labels, now: builtAt },
}: {
  today: TodayBlock;
}) {
  const now = useNow(builtAt);
  const { isRunning } = stillToCome({ buses, days, office }, now);
  return (
    <>
      {isRunning ? (
        <TableRegion label={labels.buses}>
          <table className={styles.times}>
            <thead>
              <tr>
                {labels.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {buses.map(({ name, trips }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    {trips.map(({ time, text }) => (
                      <span key={time} data-past={hasLeft(time, now) || undefined}>
                        {text}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableRegion>
      ) : (
        <p>{labels.busNone}</p>
      )}
      <p>
        <a href={busesHref}>{labels.busTimes}</a>
      </p>
    </>
  );
}

const linked = (entries: TodayBlock['entries']) =>
  entries.map(({ title, href }) => ({ label: title, href }));
