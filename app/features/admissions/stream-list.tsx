import { ByDate } from '#app/components/by-date/by-date.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { StepStatus } from '#app/components/status/step-status.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { stepAt } from '#app/domain/clock.ts';
import { timelineChanges } from '#app/domain/state-changes.ts';
import type { AdmissionsView } from './admission.server.ts';
import { CalendarLink } from './calendar-link.tsx';
import styles from './stream-list.module.css';

type Stream = AdmissionsView['streams'][number];
type StreamListProps = Pick<AdmissionsView, 'streams' | 'feed' | 'now'>;

/**
 * The admission streams, each with its status, next dates and authority; below them the feed of all
 * dates.
 */
export function StreamList({ streams, feed, now }: StreamListProps) {
  const labels = useLabels('admissions');
  return (
    <>
      <ul role="list" className={`rows text-table line-above line-below ${styles.list}`}>
        {streams.map((stream) => (
          <StreamRow key={stream.id} stream={stream} now={now} />
        ))}
      </ul>
      <dl className={`stack gap-1 text-table ${styles.feed}`}>
        <dt>
          <a href={feed.subscribeHref}>{labels.feedSubscribe}</a>
        </dt>
        <dd>{labels.feedSubscribeNote}</dd>
        <dt>
          <a href={feed.href} download>
            {labels.feedFile}
          </a>
        </dt>
        <dd>{labels.feedFileNote}</dd>
      </dl>
    </>
  );
}

/** A stream with its state, the next dates, where to apply and the steps. */
function StreamRow({ stream, now }: { stream: Stream; now: number }) {
  const { howAdmissionWorks } = useLabels('home');
  const labels = useLabels('admissions');
  const { id, name, href, runBy, officialLink, stepsHref, timeline, calendarHref } = stream;
  return (
    <li data-stream={id}>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <div>
        <StepStatus timeline={timeline} now={now} />
        <ByDate
          as="p"
          now={now}
          changes={timelineChanges(stream)}
          value={(at) => nextOf(stepAt(timeline, at), labels.sampleDates)}
        >
          {(next) => next}
        </ByDate>
      </div>
      <div>
        <SiteLink href={officialLink}>{runBy}</SiteLink>
        {stepsHref && (
          <a href={stepsHref} aria-label={`${howAdmissionWorks}: ${name}`}>
            {howAdmissionWorks}
          </a>
        )}
        <CalendarLink href={calendarHref} label={labels.inCalendar} title={name} />
      </div>
    </li>
  );
}

/** The next dates of a step, with the word for samples. */
export function nextOf({ next, isSample }: Stream['timeline'][number], sample: string): string {
  return isSample ? `${next} (${sample})` : next;
}
