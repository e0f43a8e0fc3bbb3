import { memo, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Callout } from '#app/components/callout/callout.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { stepAt } from '#app/lib/clock.ts';
import type { AdmissionsView } from './admission.server.ts';
import { EventList } from './event-list.tsx';
import { useLabels } from './labels-context.ts';
import { StreamList } from './stream-list.tsx';
import styles from './tab-content.module.css';

/** Open and upcoming events, the streams with their status, and past events; all by the visitor's clock. */
export const CurrentTab = memo(function CurrentTab({ view }: { view: AdmissionsView }) {
  const labels = useLabels();
  const now = useNow(view.now);
  const inPhase = (phase: string) =>
    view.events.filter(({ timeline }) => stepAt(timeline, now).phase === phase);
  // Events are sorted newest first; upcoming ones must have the next one first.
  const current = [...inPhase('open'), ...inPhase('coming').reverse()];
  const past = inPhase('over');
  const { registrationUrl } = view;
  return (
    <>
      <NamedEventOpener />
      <section className={`stack gap-4 ${styles.part}`}>
        <h2>{labels.currentAdmissions}</h2>
        {current.length === 0 ? (
          <Callout tone="empty" title={labels.noCurrentEvents}>
            {view.page.emptyNote}
          </Callout>
        ) : (
          <EventList events={current} registrationUrl={registrationUrl} now={now} />
        )}
      </section>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2>{labels.streams}</h2>
        <StreamList streams={view.streams} feed={view.feed} now={now} />
      </section>
      {past.length > 0 && (
        <section className={`stack gap-4 ${styles.part}`}>
          <h2>{labels.pastAdmissions}</h2>
          <EventList events={past} registrationUrl={registrationUrl} now={now} />
        </section>
      )}
      <section className={`stack gap-4 ${styles.part}`}>
        <Callout tone="warning" title={labels.originalsTitle}>
          <Explained as="span" html={view.page.originals.current} />
        </Callout>
      </section>
    </>
  );
});

/** Opens the card named in the address. A separate component, so that a change of the address renders nothing else. */
function NamedEventOpener() {
  const location = useLocation();

  // Subscribes to the address. Without scripts the browser itself opens the target.
  useEffect(() => {
    if (!location.hash.startsWith('#event-')) return;
    import('./share-tool.ts').then(
      ({ openEvent }) => openEvent(location.hash.slice(1)),
      () => undefined,
    );
  }, [location]);

  return null;
}
