const SVG = 'http://www.w3.org/2000/svg';

/**
 * Puts an address as a QR code, for paper, at the end of a sheet. What draws codes comes later;
 * without it the sheet has none.
 */
export async function drawCode(sheet: HTMLElement, address: string, label: string): Promise<void> {
  sheet.dataset.code = address;
  const qr = await import('qr').catch(() => undefined);
  // Another choice may have been made meanwhile.
  if (!qr || sheet.dataset.code !== address) return;
  const rows = qr.default(address, 'raw');
  const drawing = document.createElementNS(SVG, 'svg');
  const attributes = {
    role: 'img',
    'aria-label': label,
    viewBox: `0 0 ${rows.length} ${rows.length}`,
    width: '120',
    height: '120',
  };
  for (const [name, value] of Object.entries(attributes)) drawing.setAttribute(name, value);
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  drawing.append(
    path('white', `M0 0h${rows.length}v${rows.length}h-${rows.length}z`),
    path('black', dark.join('')),
  );
  sheet.querySelector(':scope > svg')?.remove();
  sheet.append(drawing);
}

function path(fill: string, d: string): SVGPathElement {
  const made = document.createElementNS(SVG, 'path');
  made.setAttribute('fill', fill);
  made.setAttribute('d', d);
  return made;
}
