import type { ReactNode } from 'react';
import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import type { AdmissionSheetView } from './admission-sheet.server.ts';

/** The notice-board sheet of an admission: one A4 page, to be read from a distance. The build leaves its scripts out. */
export function AdmissionSheetPage({ sheet }: { sheet: AdmissionSheetView }) {
  const { screen, state, documents, dates, eligibility, fees, contact, code } = sheet;
  return (
    <div className="stack gap-5 to-start sheet">
      <p className="stack no-print sheetScreen">
        <a href={screen.back.href}>{screen.back.label}</a>
        <span>{screen.hint}</span>
      </p>
      <p className="cluster apart sheetCollege">
        <strong>{sheet.college}</strong>
        <span>{[sheet.address, ...sheet.notes].join(' · ')}</span>
      </p>
      <h1>{sheet.title}</h1>
      {state && (
        <p className="cluster sheetState">
          <span>{state.term}</span>
          <strong>{state.value}</strong>
        </p>
      )}
      <Pairs rows={sheet.facts} />
      <p>{sheet.description}</p>
      <div className="sheetColumns">
        {documents.items.length > 0 && (
          <Part title={documents.title}>
            <ul role="list">
              {documents.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Part>
        )}
        <div className="stack gap-4 to-start">
          {eligibility.text !== undefined && (
            <Part title={eligibility.title}>
              <p>{eligibility.text}</p>
            </Part>
          )}
          {dates.rows.length > 0 && (
            <Part title={dates.title}>
              <Pairs rows={dates.rows.map(({ date, event }) => ({ term: date, value: event }))} />
            </Part>
          )}
        </div>
      </div>
      {fees.table && fees.table.rows.length > 0 && (
        <Part title={fees.title}>
          <AmountTable table={fees.table} isCaptionHidden />
        </Part>
      )}
      <div className="sheetFoot">
        <Part title={contact.title}>
          {contact.name !== undefined && <p>{contact.name}</p>}
          {contact.lines.map(({ term, value }) => (
            <p key={term}>
              {term}: <span className="unbroken">{value}</span>
            </p>
          ))}
        </Part>
        <div className="sheetAddress">
          <p>{code.lead}</p>
          <p>{steps(code.url)}</p>
        </div>
        <svg
          className="sheetCode"
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={code.label}
        >
          <path d={code.squares} />
        </svg>
      </div>
    </div>
  );
}

/** An address that breaks before a slash or an anchor, not inside a word. */
function steps(address: string) {
  return address.split(/(?=[/#])/).map((step, place) => [place > 0 && <wbr key={step} />, step]);
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Pairs({ rows }: { rows: readonly { term: string; value: string }[] }) {
  return (
    <dl>
      {rows.map(({ term, value }) => (
        <div key={term + value}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
