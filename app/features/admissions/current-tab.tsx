import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import type { AdmissionsView } from '#app/content/views/admission.server.ts';
import { EventList } from './event-list.tsx';
import { useLabels } from './labels-context.ts';
import styles from './tab-content.module.css';

/** Events that are open now, and those of the past. */
export function CurrentTab({ view }: { view: AdmissionsView }) {
  const labels = useLabels();
  const open = view.events.filter((event) => event.isOpen);
  const past = view.events.filter((event) => !event.isOpen);
  return (
    <>
      <section className={styles.part}>
        <h2>{labels.currentAdmissions}</h2>
        {open.length === 0 ? (
          <NoticeBox tone="empty" title={labels.noCurrentEvents}>
            {view.page.emptyNote}
          </NoticeBox>
        ) : (
          <EventList events={open} registrationUrl={view.registrationUrl} />
        )}
      </section>
      <section className={styles.part}>
        <h2>{labels.pastAdmissions}</h2>
        <EventList events={past} registrationUrl={view.registrationUrl} />
      </section>
      <section className={styles.part}>
        <NoticeBox tone="warning" title={labels.originalsTitle}>
          {view.page.originals}
        </NoticeBox>
      </section>
    </>
  );
}
