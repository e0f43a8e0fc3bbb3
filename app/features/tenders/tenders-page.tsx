import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { isTenderLive, tenderChanges, tenderState } from './tender-state.ts';
import { TenderTable } from './tender-table.tsx';
import type { TendersView } from './tenders.server.ts';

export { default as styles } from './tenders.css?url';

/** Tenders that can still be answered, how to bid, and an archive of those that have ended. */
export default function TendersPage({ view }: { view: TendersView }) {
  const { now } = view;
  const labels = useLabels('tenders');
  const { questions } = useLabels('news');
  const liveAt = (at: number) =>
    view.rows.filter((row) => isTenderLive(tenderState(row, at))).length;
  const endedAt = (at: number) => view.rows.length - liveAt(at);
  const changes = view.rows.flatMap((row) => tenderChanges(row));
  const table = { rows: view.rows, now };
  const { subscription } = view;
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead}>
      <Part title={labels.openTenders}>
        <ByDate as="p" now={now} changes={changes} value={(at) => liveAt(at) === 0}>
          {() => labels.noTenders}
        </ByDate>
        <ByDate as="div" now={now} changes={changes} value={(at) => liveAt(at) > 0}>
          {() => (
            <TenderTable
              {...table}
              caption={labels.openTenders}
              groups={[['last-day', 'open'], ['planned']]}
            />
          )}
        </ByDate>
        <p className="no-print">
          <strong>{subscription.title}.</strong> {subscription.note}{' '}
          <a href={subscription.link.href}>{subscription.link.label}</a>
        </p>
      </Part>
      <div className="prose">
        <p>{labels.tendersHow}</p>
        {view.portalHref && (
          <p>
            <SiteLink href={view.portalHref} hasIcon={false}>
              {labels.tenderPortal}
            </SiteLink>
          </p>
        )}
      </div>
      {view.contact && (
        <Part title={questions}>
          <ContactList contacts={[view.contact]} />
        </Part>
      )}
      <ByDate as="div" now={now} changes={changes} value={(at) => endedAt(at) > 0}>
        {() => (
          <details className="tenderArchive">
            <summary>
              {labels.endedTenders}{' '}
              <ByDate now={now} changes={changes} value={(at) => endedAt(at)}>
                {(count) => `(${count})`}
              </ByDate>
            </summary>
            <TenderTable
              {...table}
              caption={labels.endedTenders}
              groups={[['closed'], ['evaluation'], ['awarded'], ['cancelled']]}
            />
          </details>
        )}
      </ByDate>
    </Page>
  );
}
