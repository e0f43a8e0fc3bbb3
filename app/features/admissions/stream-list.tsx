import { Link } from 'react-router';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { sayStep, stepAt } from '#app/lib/clock.ts';
import type { AdmissionsView } from '#app/views/admissions/admission.server.ts';
import { CalendarLink } from './calendar-link.tsx';
import { useLabels } from './labels-context.ts';
import styles from './stream-list.module.css';

type StreamListProps = Pick<AdmissionsView, 'streams' | 'feed'> & { /** Unix time in milliseconds. */ now: number };

/** The ways into the college, each with its state, what comes next and the office that says so; below them the feed of all dates. */
export function StreamList({ streams, feed, now }: StreamListProps) {
  const { messages } = useLocale();
  const labels = useLabels();
  return (
    <>
      <ul role="list" className={styles.list}>
        {streams.map(({ id, name, href, runBy, officialLink, timeline, calendarHref }) => {
          const step = stepAt(timeline, now);
          return (
            <li key={id} data-stream={id}>
              <h3>
                <Link to={href}>{name}</Link>
              </h3>
              <div>
                <Status state={step.mark} label={sayStep(step, now)} />
                <p>
                  {step.next}
                  {step.isSample && ` (${labels.sampleDates})`}
                </p>
              </div>
              <div>
                <SiteLink href={officialLink} newTabNote={messages.opensInNewTab}>
                  {runBy}
                </SiteLink>
                <CalendarLink href={calendarHref} label={labels.inCalendar} title={name} />
              </div>
            </li>
          );
        })}
      </ul>
      <dl className={styles.feed}>
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
