import { Page, Part } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { useOpenedByAddress } from '#app/hooks/use-opened-by-address.ts';
import { compareTenders, isTenderLive, tenderState } from './tender-state.ts';
import { TenderTable } from './tender-table.tsx';
import type { TendersView } from './tenders.server.ts';
import styles from './tenders-page.module.css';

/** Tenders that can still be answered, how to bid, and an archive of those that have ended. */
export function TendersPage({ view }: { view: TendersView }) {
  useOpenedByAddress();
  const now = useNow(view.now);
  const { labels } = view;
  const tenders = [...view.rows]
    .sort((a, b) => compareTenders(a, b, now))
    .map((row) => ({ row, state: tenderState(row, now) }));
  const live = tenders.filter(({ state }) => isTenderLive(state));
  const ended = tenders.filter(({ state }) => !isTenderLive(state));
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <Part title={labels.openTenders}>
        {live.length > 0 ? (
          <TenderTable
            caption={labels.openTenders}
            tenders={live}
            now={now}
            address={view.head.canonical}
            labels={labels}
          />
        ) : (
          <p>{labels.noTenders}</p>
        )}
      </Part>
      <div className="prose">
        <Explained html={view.how} />
        <p>
          <SiteLink href={view.portal.href} hasIcon={false}>
            {view.portal.label}
          </SiteLink>
        </p>
      </div>
      {view.contact && (
        <Part title={labels.questions}>
          <ContactList contacts={[view.contact]} labels={labels} />
        </Part>
      )}
      {ended.length > 0 && (
        <details className={styles.archive}>
          <summary>
            {labels.endedTenders} ({ended.length})
          </summary>
          <TenderTable
            caption={labels.endedTenders}
            tenders={ended}
            now={now}
            address={view.head.canonical}
            labels={labels}
          />
        </details>
      )}
      {view.hasSamples && <p className="note">{labels.sampleNote}</p>}
    </Page>
  );
}
