import type { ReactNode } from 'react';
import { Page, Part, Railed } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import type { PageHeadProps } from '#app/components/page-head/page-head.tsx';
import { DarkDrawings, hasDrawing } from '#app/components/picture/dark-drawings.tsx';
import { EntryPicture, type Pictured } from '#app/components/picture/entry-picture.tsx';
import { PictureInText } from '#app/components/picture/picture-in-text.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { SummaryList, type SummaryListProps } from '#app/components/summary-list/summary-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { EntryView } from './entry.server.ts';

type EntryPageProps = {
  view: EntryView & Pictured & Pick<PageHeadProps, 'ancestors'> & Pick<SummaryListProps, 'facts'>;
  tag?: ReactNode;
  /** Whether it is current, to come or over. */
  status: ReactNode;
  /** Between the head and the text. */
  above?: ReactNode;
  /** Facts that follow the clock. */
  facts?: ReactNode;
  /** Links and buttons below the facts. */
  actions: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/**
 * The page of a notice, an event or a tender: its facts and text with what belongs to them, beside
 * it whom to ask. Reader views leave out the head of a page and keep the box of its text, so the
 * facts stand there, its state with them.
 */
export function EntryPage({ view, tag, status, above, facts, actions, children }: EntryPageProps) {
  const labels = useLabels('news');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead} tag={tag}>
      {hasDrawing(view.body) && <DarkDrawings />}
      {above}
      <Railed
        contact={
          <>
            {view.contact && (
              <Part title={labels.questions}>
                <ContactList contacts={[view.contact]} />
              </Part>
            )}
            <SampleNote rows={[view.row]} />
          </>
        }
      >
        <section className="stack gap-5 flow">
          {view.row.only && (
            <p>
              <strong>{view.row.only.words}</strong>
            </p>
          )}
          <SummaryList facts={view.facts}>
            <div>
              <dt>{labels.state}</dt>
              <dd>{status}</dd>
            </div>
            {facts}
          </SummaryList>
          <p className="cluster centred no-print">{actions}</p>
          {view.body.map((block, index) =>
            block.kind === 'html' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
              <Prose key={index} html={block.html} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same
              <PictureInText key={index} picture={block.picture} />
            ),
          )}
        </section>
        <EntryPicture picture={view.picture} />
        {children}
        {view.attachments.length > 0 && (
          <Part title={labels.attachments}>
            <DocumentList rows={view.attachments} now={view.now} />
          </Part>
        )}
        {view.departments.length > 0 && (
          <Part title={labels.concerns}>
            <LinkList links={view.departments} />
          </Part>
        )}
        {view.links.length > 0 && (
          <Part title={labels.links}>
            <LinkList links={view.links} />
          </Part>
        )}
      </Railed>
    </Page>
  );
}
