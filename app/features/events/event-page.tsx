import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import type { Pictured } from '#app/components/picture/entry-picture.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { pageRoute } from '#app/content/page-route.server.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { entryPicture } from '#app/features/shell/entry.server.ts';
import { EntryPage } from '#app/features/shell/entry.tsx';
import { withId } from '#app/lib/with-id.ts';
import styles from './event-page.module.css';
import { type EventView, eventView } from './events.server.ts';

/** One event: date, place, audience, and calendar file. */
export function EventPage({ view }: { view: EventView & Pictured }) {
  const { row } = view;
  const { addToCalendar, onTheMap } = useLabels('events');
  return (
    <EntryPage
      view={view}
      status={<StepStatus timeline={row.timeline} now={view.now} />}
      facts={
        <>
          <SummaryList facts={view.facts} />
          <p className={`cluster centred ${styles.actions}`}>
            <CalendarButton href={view.calendarHref} label={addToCalendar} />
            <ShareLink said={`${row.title}, ${row.when}`} address={view.head.canonical} />
            {view.mapHref && <a href={view.mapHref}>{onTheMap}</a>}
          </p>
        </>
      }
    />
  );
}

/** @throws 404 for a slug that no event has */
export default pageRoute(async ({ site, locale, now, params }) => {
  const view = eventView(site, params.id, locale, now);
  const picture = await entryPicture('events', withId(site.events, params.id), locale);
  return view && { ...view, picture };
}, EventPage);
