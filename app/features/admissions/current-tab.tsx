import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import type { AdmissionsView } from '#app/content/views/admission.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { EventList } from './event-list.tsx';
import styles from './tab-content.module.css';

/** Events that are open now, and those of the past. */
export function CurrentTab({ view }: { view: AdmissionsView }) {
  const { messages } = useLocale();
  const open = view.events.filter((event) => event.isOpen);
  const past = view.events.filter((event) => !event.isOpen);
  return (
    <>
      <section className={styles.part}>
        <h2>{messages.currentAdmissions}</h2>
        {open.length === 0 ? (
          <NoticeBox tone="empty" title={messages.noCurrentEvents}>
            {view.page.emptyNote}
          </NoticeBox>
        ) : (
          <EventList events={open} registrationUrl={view.registrationUrl} />
        )}
      </section>
      <section className={styles.part}>
        <h2>{messages.pastAdmissions}</h2>
        <EventList events={past} registrationUrl={view.registrationUrl} />
      </section>
      <section className={styles.part}>
        <NoticeBox tone="warning" title={messages.originalsTitle}>
          {view.page.originals}
        </NoticeBox>
      </section>
    </>
  );
}
