import { Card } from '#app/components/card/card.tsx';
import { Page } from '#app/components/columns/columns.tsx';
import { FileLinks } from '#app/components/document-list/document-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { Blocks } from '#app/features/section-page/blocks.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './document-page.module.css';
import type { DocumentView } from './documents.server.ts';

/** A document as a page, from which the PDF files are printed. */
export default function DocumentPage({ view }: { view: DocumentView }) {
  const { row } = view;
  const { messages } = useLocale();
  const { printNote } = useLabels('documents');
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      status={
        <p className="note">
          <span>{`${row.number === undefined ? '' : `${messages.documentNumber}: ${row.number}. `}${messages.issued}: `}</span>
          <time dateTime={row.issued.iso} className="unbroken">
            {row.issued.text}
          </time>
          <span>{row.isSample ? `. ${messages.sampleNote}.` : '.'}</span>
        </p>
      }
    >
      <Card className="stack gap-3 no-print">
        <FileLinks files={row.files} label={messages.filesOf} title={view.title} />
        <p className="note">{printNote}</p>
      </Card>
      <div className={styles.text}>
        <Blocks blocks={view.blocks} />
      </div>
    </Page>
  );
}
