import type { ReactNode } from 'react';
import { Page, Part, Railed } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import type { PageHeadProps } from '#app/components/page-head/page-head.tsx';
import { EntryPicture, type Pictured } from '#app/components/picture/entry-picture.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SampleNote } from '#app/components/sample-note/sample-note.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { EntryView } from './entry.server.ts';

type EntryPageProps = {
  view: EntryView & Pictured & Pick<PageHeadProps, 'ancestors'>;
  tag?: ReactNode;
  status: ReactNode;
  /** Between the head and the text. */
  above?: ReactNode;
  /** Facts and buttons beside the text. */
  facts: ReactNode;
  /** Below the text. */
  children?: ReactNode;
};

/** The page of a notice or an event: its text with what belongs to it, beside it the facts and whom to ask. */
export function EntryPage({ view, tag, status, above, facts, children }: EntryPageProps) {
  const labels = useLabels('news');
  return (
    <Page ancestors={view.ancestors} title={view.title} lead={view.lead} tag={tag} status={status}>
      {above}
      <Railed
        facts={facts}
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
        <Prose html={view.body} />
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
