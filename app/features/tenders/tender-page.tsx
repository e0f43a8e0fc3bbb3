import { CalendarButton } from '#app/components/calendar-button/calendar-button.tsx';
import { Callout } from '#app/components/callout/callout.tsx';
import { ShareLink } from '#app/components/share-link/share-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { EntryPage } from '#app/features/shell/entry.tsx';
import { ClosingTime } from './closing-time.tsx';
import type { TenderView } from './tenders.server.ts';

/** One tender: what was corrected, dates and amounts, text, documents, and calendar file. */
export default function TenderPage({ view }: { view: TenderView }) {
  const { row } = view;
  const { closes } = useLabels('tenders');
  const { addToCalendar } = useLabels('events');
  return (
    <EntryPage
      view={view}
      status={<StepStatus timeline={row.timeline} now={view.now} />}
      above={view.above.map(({ title, text }) => (
        <Callout key={title + text} tone="note" title={title}>
          {text}
        </Callout>
      ))}
      facts={
        <div>
          <dt>{closes}</dt>
          <dd>
            <ClosingTime row={row} />
          </dd>
        </div>
      }
      actions={
        <>
          <CalendarButton href={view.calendarHref} label={addToCalendar} />
          <ShareLink said={row.said} only={row.only} address={view.head.canonical} />
        </>
      }
    />
  );
}
