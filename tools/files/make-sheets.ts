import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import encodeQR from 'qr';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { builtAt } from '#app/content/reading/build-time.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { type AdmissionSheet, admissionSheets } from '#app/features/admissions/admission-sheet.server.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { withoutRanges } from '#tools/page/media-ranges.ts';

/** Width of the quiet zone around a QR code in modules (ISO/IEC 18004, 9.1). */
const QUIET_ZONE = 4;

/**
 * Writes the notice-board sheets of admission events: one A4 page each, in both languages, in the style of the site and
 * without scripts. They are static files, because printing needs no router.
 * @param client folder of the built site
 */
export function makeSheets(client: string): void {
  const ownAddress = ownStyle(client);
  for (const locale of getSite().college.languages) {
    const { style, face } = filesOfHome(client, locale);
    for (const sheet of admissionSheets(getSite(), locale, builtAt())) {
      const file = join(client, sheet.path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `<!DOCTYPE html>${renderToStaticMarkup(page(sheet, face, [style, ownAddress]))}`);
    }
  }
}

/** Common assets of a language: tokens, fonts and base styles in one style sheet, and the text font, which is needed before the first paint. */
function filesOfHome(client: string, locale: Locale): { style: string; face: string } {
  const home = readFileSync(join(client, localisePath('/', locale), 'index.html'), 'utf8');
  const style = /<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1];
  const face = /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(home)?.[1];
  if (!style || !face) throw new Error(`The home page (${locale}) does not load its style sheet and its text font`);
  return { style, face };
}

/** A file with a content hash in its name, like those of the bundler. */
function ownStyle(client: string): string {
  const style = withoutRanges(readFileSync('app/styles/sheet.css', 'utf8'));
  const name = `/assets/sheet-${createHash('sha256').update(style).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(client, name), style);
  return name;
}

function page(sheet: AdmissionSheet, face: string, styles: readonly string[]): ReactNode {
  const { screen } = sheet;
  return h(
    'html',
    { lang: sheet.locale, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'referrer', content: 'no-referrer' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, sheet.headTitle),
      // Search engines index the admissions page, which has more information.
      h('meta', { name: 'robots', content: 'noindex' }),
      h('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: face, crossOrigin: 'anonymous' }),
      h('link', { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' }),
      ...styles.map((href) => h('link', { key: href, rel: 'stylesheet', href })),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h(
          'div',
          { className: 'sheet' },
          h('p', { className: 'sheet-screen no-print' }, h('a', { href: screen.back.href }, screen.back.label), h('span', null, screen.hint)),
          ...announcement(sheet),
        ),
      ),
    ),
  );
}

/** The content of the sheet, from the name of the college to the code. */
function announcement(sheet: AdmissionSheet): ReactNode[] {
  const { documents, dates, eligibility, contact, code } = sheet;
  return [
    h('p', { className: 'sheet-college' }, h('strong', null, sheet.college), h('span', null, [sheet.address, ...sheet.notes].join(' · '))),
    h('h1', null, sheet.title),
    sheet.state && h('p', { className: 'sheet-state' }, h('span', null, sheet.state.term), h('strong', null, sheet.state.value)),
    pairs(sheet.facts.map(({ term, value }) => [term, value])),
    h('p', null, sheet.description),
    h(
      'div',
      { className: 'sheet-columns' },
      part(documents.title, documents.items.length > 0 && h('ul', null, ...documents.items.map((item) => h('li', { key: item }, item)))),
      h(
        'div',
        null,
        part(eligibility.title, eligibility.text !== undefined && h('p', null, eligibility.text)),
        part(dates.title, dates.rows.length > 0 && pairs(dates.rows.map(({ date, event }) => [date, event]))),
      ),
    ),
    part(sheet.fees.title, feeTable(sheet)),
    h(
      'div',
      { className: 'sheet-foot' },
      part(contact.title, ...contact.lines.map((line) => h('p', { key: line }, line))),
      h('div', { className: 'sheet-address' }, h('p', null, code.lead), h('p', null, code.url)),
      qrCode(code.url, code.label),
    ),
  ];
}

/** A part with its heading; nothing if the event has no text for it. */
function part(title: string, ...content: ReactNode[]): ReactNode {
  return content.some(Boolean) && h('section', null, h('h2', null, title), ...content);
}

function pairs(rows: readonly (readonly [term: string, value: string])[]): ReactNode {
  return h('dl', null, ...rows.map(([term, value]) => h('div', { key: term + value }, h('dt', null, term), h('dd', null, value))));
}

function feeTable({ fees: { table } }: AdmissionSheet): ReactNode {
  if (!table || table.rows.length === 0) return undefined;
  const cells = (row: { name: string; cells: readonly string[] }) =>
    h(
      'tr',
      { key: row.name },
      h('th', { scope: 'row' }, row.name),
      ...row.cells.map((cell, index) => h('td', { key: `${index}`, 'data-label': table.columns[index + 1] }, cell)),
    );
  const rows = h(
    'table',
    null,
    h('caption', { className: 'visually-hidden' }, table.caption),
    h('thead', null, h('tr', null, ...table.columns.map((column) => h('th', { key: column, scope: 'col' }, column)))),
    h('tbody', null, ...table.rows.map(cells)),
    table.totals.length > 0 && h('tfoot', null, ...table.totals.map(cells)),
  );
  // It scrolls on a phone, so it must be reachable by keyboard.
  return h('section', { className: 'sheet-scroll', 'aria-label': table.caption, tabIndex: 0 }, rows);
}

/** The code as an SVG of dark squares on white. */
function qrCode(text: string, label: string): ReactNode {
  const squares = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = squares.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return h('svg', { className: 'sheet-code', viewBox: `0 0 ${squares.length} ${squares.length}`, role: 'img', 'aria-label': label }, h('path', { d: path }));
}
