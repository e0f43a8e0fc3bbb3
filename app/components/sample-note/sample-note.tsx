import { useLocale } from '#app/i18n/locale-context.tsx';

/** In the row of what is a sample. */
export function SampleMark({ row }: { row: { isSample: boolean } }) {
  const { messages } = useLocale();
  return row.isSample ? <span className="note">{messages.sampleNote}</span> : null;
}

type SampleNoteProps = { rows: readonly { isSample?: boolean }[] };

/** Shown once below all lists of a page if one of their rows is a sample. */
export function SampleNote({ rows }: SampleNoteProps) {
  const { messages } = useLocale();
  return rows.some(({ isSample }) => isSample) ? (
    <p className="note">{messages.sampleNote}</p>
  ) : null;
}
