import { useEffect, useState } from 'react';

/** An address as a QR code, for paper. What draws codes comes later; without it the sheet has none. */
export function AddressCode({ text, label }: { text: string; label: string }) {
  const [rows, setRows] = useState<boolean[][]>();

  // Loads what draws codes.
  useEffect(() => {
    let isWanted = true;
    import('qr').then(
      ({ default: encodeQR }) => isWanted && setRows(encodeQR(text, 'raw')),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [text]);

  if (!rows) return null;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="120"
      height="120"
    >
      <path fill="white" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
