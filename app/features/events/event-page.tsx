import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { EntryPage } from '#app/features/shell/entry.tsx';
import type { EventView } from './events.server.ts';

/** One event: date, place, audience, and calendar file. */
export default function EventPage({ view }: { view: EventView }) {
  const { row } = view;
  const { addToCalendar, onTheMap } = useLabels('events');
  return (
    <EntryPage
      view={view}
      status={<StepStatus timeline={row.timeline} now={view.now} />}
      actions={
        <>
          <CalendarButton href={view.calendarHref} label={addToCalendar} />
          <ShareLink
            said={`${row.title}, ${row.when}`}
            only={row.only}
            address={view.head.canonical}
          />
          {view.mapHref && <a href={view.mapHref}>{onTheMap}</a>}
        </>
      }
    />
  );
}
