import encodeQR from 'qr';
import type { ReactNode } from 'react';
import type { AdmissionSheet } from './admission-sheet.server.ts';

/** Width of the quiet zone around a QR code in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

/** A notice-board sheet as a whole document, from the name of the college to the code; `face` is the address of the text font. */
export function SheetPage({ sheet, face, styles }: { sheet: AdmissionSheet; face: string; styles: readonly string[] }) {
  const { screen, documents, dates, eligibility, contact, code } = sheet;
  return (
    <html lang={sheet.locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="referrer" content="no-referrer" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{sheet.headTitle}</title>
        {/* Search engines index the admissions page, which has more information. */}
        <meta name="robots" content="noindex" />
        <link rel="preload" as="font" type="font/woff2" href={face} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          <div className="sheet">
            <p className="sheet-screen no-print">
              <a href={screen.back.href}>{screen.back.label}</a>
              <span>{screen.hint}</span>
            </p>
            <p className="sheet-college">
              <strong>{sheet.college}</strong>
              <span>{[sheet.address, ...sheet.notes].join(' · ')}</span>
            </p>
            <h1>{sheet.title}</h1>
            {sheet.state && (
              <p className="sheet-state">
                <span>{sheet.state.term}</span>
                <strong>{sheet.state.value}</strong>
              </p>
            )}
            <Pairs rows={sheet.facts.map(({ term, value }) => [term, value])} />
            <p>{sheet.description}</p>
            <div className="sheet-columns">
              <Part title={documents.title}>
                {documents.items.length > 0 && (
                  <ul>
                    {documents.items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </Part>
              <div>
                <Part title={eligibility.title}>{eligibility.text && <p>{eligibility.text}</p>}</Part>
                <Part title={dates.title}>{dates.rows.length > 0 && <Pairs rows={dates.rows.map(({ date, event }) => [date, event])} />}</Part>
              </div>
            </div>
            <Part title={sheet.fees.title}>{sheet.fees.table && <FeeTable {...sheet.fees.table} />}</Part>
            <div className="sheet-foot">
              <Part title={contact.title}>
                {contact.lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Part>
              <div className="sheet-address">
                <p>{code.lead}</p>
                <p>{code.url}</p>
              </div>
              <QrCode text={code.url} label={code.label} />
            </div>
          </div>
        </main>
      </body>
    </html>
  );
}

/** A part with its heading; nothing if the event has no text for it. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    children && (
      <section>
        <h2>{title}</h2>
        {children}
      </section>
    )
  );
}

function Pairs({ rows }: { rows: readonly (readonly [term: string, value: string])[] }) {
  return (
    <dl>
      {rows.map(([term, value]) => (
        <div key={term + value}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Fees = NonNullable<AdmissionSheet['fees']['table']>;

function FeeTable({ caption, columns, rows, totals }: Fees) {
  const lines = (those: Fees['totals']) =>
    those.map(({ name, cells }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, at) => (
          <td key={columns[at + 1]} data-label={columns[at + 1]}>
            {cell}
          </td>
        ))}
      </tr>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so it must be reachable by keyboard
    <section className="sheet-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines(rows)}</tbody>
        {totals.length > 0 && <tfoot>{lines(totals)}</tfoot>}
      </table>
    </section>
  );
}

/** The code as an SVG of dark squares on white. */
function QrCode({ text, label }: { text: string; label: string }) {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = squares.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="sheet-code" viewBox={`0 0 ${squares.length} ${squares.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
