import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { EventList } from '#app/components/event-list/event-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { collegeDay, eventState } from '#app/domain/clock.ts';
import { eventChanges } from '#app/domain/state-changes.ts';
import type { EventsView } from './events.server.ts';

/** Coming events first; past ones by year, the latest first. */
export default function EventsPage({ view }: { view: EventsView }) {
  const { subscription, now } = view;
  const labels = useLabels('events');
  const isPast = (row: (typeof view.rows)[number], at: number) => eventState(row, at) === 'past';
  const coming = view.rows.filter((row) => !isPast(row, now));
  const latest = [...view.rows].reverse();
  const years = [...new Set(latest.map(yearOf))];
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <Part id="coming" title={labels.upcomingEvents}>
        <ByDate
          as="p"
          now={now}
          changes={coming.flatMap(eventChanges)}
          value={(at) => coming.every((row) => isPast(row, at))}
        >
          {() => labels.noUpcomingEvents}
        </ByDate>
        {coming.length > 0 && <EventList rows={coming} isPast={false} now={now} />}
        <p className="no-print">
          <strong>{subscription.title}.</strong> {subscription.note}{' '}
          <a href={subscription.link.href}>{subscription.link.label}</a>
        </p>
      </Part>
      <ByDate
        as="div"
        now={now}
        changes={latest.flatMap(eventChanges)}
        value={(at) => latest.some((row) => isPast(row, at))}
      >
        {() => (
          <Part id="past" title={labels.pastEvents}>
            <PhoneFold summary={labels.pastByYear}>
              {years.map((year) => {
                const rows = latest.filter((row) => yearOf(row) === year);
                return (
                  <ByDate
                    key={year}
                    as="div"
                    className="stack gap-3"
                    now={now}
                    changes={rows.flatMap(eventChanges)}
                    value={(at) => rows.some((row) => isPast(row, at))}
                  >
                    {() => (
                      <>
                        <h3>{year}</h3>
                        <EventList rows={rows} isPast now={now} />
                      </>
                    )}
                  </ByDate>
                );
              })}
            </PhoneFold>
          </Part>
        )}
      </ByDate>
    </Page>
  );
}

const yearOf = ({ start }: { start: string }) => collegeDay(Date.parse(start)).slice(0, 4);
