import { ByDate } from '#app/components/by-date/by-date.tsx';
import { Page, Part } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { pageRoute } from '#app/content/page-route.server.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { entryPicture } from '#app/features/shell/entry.server.ts';
import { withId } from '#app/lib/with-id.ts';
import { isTenderLive, tenderChanges, tenderState } from './tender-state.ts';
import { TenderTable } from './tender-table.tsx';
import styles from './tenders.css?url';
import { type TendersView, tendersView } from './tenders.server.ts';

/** Tenders that can still be answered, how to bid, and an archive of those that have ended. */
export function TendersPage({ view }: { view: TendersView }) {
  const { now } = view;
  const labels = useLabels('tenders');
  const { questions } = useLabels('news');
  const liveAt = (at: number) =>
    view.rows.filter((row) => isTenderLive(tenderState(row, at))).length;
  const endedAt = (at: number) => view.rows.length - liveAt(at);
  const changes = view.rows.flatMap((row) => tenderChanges(row));
  const table = { rows: view.rows, now, address: view.head.canonical };
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

export default pageRoute(
  async ({ site, locale, now }) => {
    const view = tendersView(site, locale, now);
    const pictured = view.rows.map(async (row) => ({
      ...row,
      picture: await entryPicture('tenders', withId(site.tenders, row.id), locale),
    }));
    return { ...view, rows: await Promise.all(pictured) };
  },
  TendersPage,
  styles,
);
