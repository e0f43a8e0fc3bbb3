import { Page, Part } from '#app/components/columns/columns.tsx';
import { EventList } from '#app/components/event-list/event-list.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { collegeDay, eventState } from '#app/lib/clock.ts';
import type { EventsView } from './events.server.ts';

/** Coming events first; past ones by year, the latest first. */
export function EventsPage({ view }: { view: EventsView }) {
  const now = useNow(view.now);
  const { labels, subscription } = view;
  const coming = view.rows.filter((row) => eventState(row, now) !== 'past');
  const past = view.rows.filter((row) => eventState(row, now) === 'past').reverse();
  const years = [...new Set(past.map((row) => collegeDay(Date.parse(row.start)).slice(0, 4)))];
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      status={
        <p className="no-print">
          <strong>{subscription.title}.</strong> {subscription.note}{' '}
          <a href={subscription.link.href}>{subscription.link.label}</a>
        </p>
      }
    >
      <Part id="coming" title={labels.upcomingEvents}>
        {coming.length > 0 ? (
          <EventList rows={coming} now={now} labels={labels} />
        ) : (
          <p>{labels.noUpcomingEvents}</p>
        )}
      </Part>
      {years.length > 0 && (
        <Part id="past" title={labels.pastEvents}>
          {years.map((year) => (
            <div key={year} className="stack gap-3">
              <h3>{year}</h3>
              <EventList
                rows={past.filter((row) => collegeDay(Date.parse(row.start)).startsWith(year))}
                now={now}
                labels={labels}
              />
            </div>
          ))}
        </Part>
      )}
      <SampleNote rows={view.rows} label={labels.sampleNote} />
    </Page>
  );
}
