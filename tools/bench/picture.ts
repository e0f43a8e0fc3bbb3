/** A figure over the runs; undefined where a run did not measure it. */
export type Line = { title: string; unit: string; values: readonly (number | undefined)[] };

const WIDTH = 720;
const ROW = 64;
const [FROM, TO] = [360, 620];
const SHOWN = 20;

/** The lines below each other, each from nought to its highest value, with the newest value in words; the last twenty runs. */
export function drawHistory(dates: readonly string[], lines: readonly Line[]): string {
  const height = 40 + lines.length * ROW;
  const first = Math.max(0, dates.length - SHOWN);
  const rows = lines.map((line, index) => drawLine({ ...line, values: line.values.slice(first) }, 40 + index * ROW));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="sans-serif" font-size="14">
<title>The main figures of each run, from ${dates[first]} to ${dates.at(-1)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${FROM}" y="24" fill="#595959">${dates[first]}</text><text x="${TO}" y="24" text-anchor="end" fill="#595959">${dates.at(-1)}</text>
${rows.join('\n')}
</svg>
`;
}

function drawLine({ title, unit, values }: Line, top: number): string {
  const highest = Math.max(1, ...values.filter((value) => value !== undefined));
  const step = (TO - FROM) / Math.max(1, values.length - 1);
  const points = values.flatMap((value, index) => (value === undefined ? [] : [{ x: FROM + index * step, y: top + 48 - (value / highest) * 40 }]));
  const newest = values.findLast((value) => value !== undefined);
  const at = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const said = newest === undefined ? 'not measured' : `${newest.toLocaleString('en')} ${unit}`;
  return `<g><text x="16" y="${top + 34}">${title}</text><path d="M${FROM} ${top + 48}H${TO}" stroke="#b3b3b3"/>${at && `<polyline points="${at}" fill="none" stroke="#8a3324" stroke-width="2"/>`}${points.map(({ x, y }) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="#8a3324"/>`).join('')}<text x="${TO + 12}" y="${top + 34}" font-weight="bold">${said}</text></g>`;
}
