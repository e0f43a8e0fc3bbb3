type SampleNoteProps = { rows: readonly { isSample: boolean }[]; label: string };

/** Shown once below all lists of a page if one of their rows is a sample. */
export function SampleNote({ rows, label }: SampleNoteProps) {
  return rows.some(({ isSample }) => isSample) ? <p className="note">{label}</p> : null;
}
