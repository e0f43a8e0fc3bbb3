import { Card, CardList } from '#app/components/card/card.tsx';
import { Content, PageFrame, Part } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { FileLinks } from '#app/components/document-list/document-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { Facts } from '#app/components/facts/facts.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Status } from '#app/components/status/status.tsx';
import { useNow } from '#app/hooks/use-now.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { TENDER_STATES, type TenderState, tenderState } from '#app/lib/clock.ts';
import type { TenderRow, TendersView } from '#app/views/tenders/tenders.server.ts';
import styles from './tenders-page.module.css';

const STATUS = {
  planned: 'soon',
  open: 'active',
  'last-day': 'last-day',
  closed: 'closed',
  evaluation: 'closed',
  awarded: 'closed',
  cancelled: 'closed',
} as const satisfies Record<TenderState, string>;

const LIVE: readonly TenderState[] = ['last-day', 'open', 'planned'];

/** Tenders that can still be answered, then those that have ended. */
export function TendersPage({ view }: { view: TendersView }) {
  const { messages } = useLocale();
  const now = useNow(view.now);
  const { labels } = view;
  const rows = view.rows.map((row) => ({ row, state: tenderState(row, now) })).sort((a, b) => TENDER_STATES.indexOf(a.state) - TENDER_STATES.indexOf(b.state));
  const group = (title: string, isLive: boolean) => {
    const members = rows.filter(({ state }) => LIVE.includes(state) === isLive);
    return (
      <Part title={title}>
        {members.length === 0 && <p>{labels.noTenders}</p>}
        <CardList as="div">
          {members.map(({ row, state }) => (
            <Tender key={row.id} row={row} state={state} labels={labels} />
          ))}
        </CardList>
      </Part>
    );
  };
  return (
    <PageFrame>
      <PageHead breadcrumbLabel={messages.breadcrumb} ancestors={view.ancestors} title={view.title} lead={<Explained as="span" html={view.lead} />} />
      <Content>
        <div className="prose">
          <Explained html={view.how} />
          <p>
            <SiteLink href={view.portal.href} newTabNote={messages.opensInNewTab} hasIcon={false}>
              {view.portal.label}
            </SiteLink>
          </p>
        </div>
        {group(labels.openTenders, true)}
        {group(labels.endedTenders, false)}
        {view.contact && (
          <Part title={labels.questions}>
            <ContactList contacts={[view.contact]} labels={labels} />
          </Part>
        )}
      </Content>
    </PageFrame>
  );
}

type TenderProps = { row: TenderRow; state: TenderState; labels: TendersView['labels'] };

function Tender({ row, state, labels }: TenderProps) {
  return (
    <Card as="article" id={row.id} className={styles.tender} aria-labelledby={`${row.id}-title`}>
      <div className={styles.title}>
        <h3 id={`${row.id}-title`}>{row.title}</h3>
        <Status state={STATUS[state]} label={labels.tenderState[state]} />
      </div>
      <Explained html={row.work} />
      <Facts facts={row.facts} />
      {row.corrigenda.map((corrigendum) => (
        <p key={corrigendum.iso}>
          <strong>
            {labels.corrigendum}, <time dateTime={corrigendum.iso}>{corrigendum.date}</time>:
          </strong>{' '}
          <Explained as="span" html={corrigendum.text} />
        </p>
      ))}
      {row.outcome && <Explained html={row.outcome} />}
      {row.documents.map((document) => (
        <div key={document.id} className={styles.files}>
          <strong>{document.title}</strong>
          <FileLinks files={document.files} label={`${row.title}, ${labels.filesOf}: ${document.title}`} title={document.title} />
        </div>
      ))}
      {row.isSample && <p className={styles.note}>{labels.sampleNote}</p>}
    </Card>
  );
}
