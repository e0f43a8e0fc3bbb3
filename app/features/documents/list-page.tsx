import { Card } from '#app/components/card/card.tsx';
import { Page } from '#app/components/columns/columns.tsx';
import { FileLinks } from '#app/components/document-list/document-list.tsx';
import { Pagination } from '#app/components/pagination/pagination.tsx';
import fields from '#app/components/select-field/select-field.module.css';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { ListView } from './list.server.ts';

/** A list, such as a rank list: a box that finds a number or a name in all of it, and its rows. */
export default function ListPage({ view }: { view: ListView }) {
  const { row, rows, columns } = view;
  const { messages } = useLocale();
  const labels = useLabels('documents');
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      status={
        <p className="note">
          {row.only && <strong>{row.only.words}. </strong>}
          <span>{`${row.number === undefined ? '' : `${messages.documentNumber}: ${row.number}. `}${messages.issued}: `}</span>
          <time dateTime={row.issued.iso} className="unbroken">
            {row.issued.text}
          </time>
          <span>{row.isSample ? `. ${messages.sampleNote}.` : '.'}</span>{' '}
          {view.until && <span>{view.until}</span>}
        </p>
      }
    >
      <div className="stack gap-5 flow" data-tool="list-finder" data-rows={view.rowsUrl}>
        <Card variant="tool" className="stack gap-3 needs-script no-print">
          <label className={fields.field}>
            <span>{labels.findInList}</span>
            <input type="search" autoComplete="off" autoCapitalize="none" enterKeyHint="search" />
          </label>
          <p
            role="status"
            data-one={labels.rowsFound.one}
            data-many={labels.rowsFound.many}
            data-none={labels.noRowFound}
            data-first={labels.firstRows}
            data-failed-text={labels.listFailed}
          />
        </Card>
        <div hidden data-found="">
          <ListTable {...view} caption={labels.findInList} rows={[]} />
        </div>
        <div data-all="" className="stack gap-5">
          <ListTable columns={columns} rows={rows} caption={view.caption} isCaption />
          {view.pages.length > 1 && <Pagination label={labels.pagesOfList} links={view.pages} />}
        </div>
      </div>
      <Card className="no-print">
        <FileLinks files={row.files} label={messages.filesOf} title={view.title} />
      </Card>
    </Page>
  );
}

type ListTableProps = Pick<ListView, 'columns' | 'rows' | 'caption'> & { isCaption?: boolean };

function ListTable({ columns, rows, caption, isCaption = false }: ListTableProps) {
  return (
    <DataTable caption={caption} isCaptionHidden={!isCaption} columns={columns}>
      <tbody>
        {rows.map((cells, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are drawn once, and may be alike
          <tr key={index}>
            {columns.map((name, place) => (
              <td key={name}>{cells[place]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
