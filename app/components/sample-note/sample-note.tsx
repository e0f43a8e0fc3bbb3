import { useLocale } from '#app/i18n/locale-context.tsx';

type Marked = { isSample: boolean; only?: { words: string } };

/** In the row of what is a sample, or is in another language only. */
export function SampleMark({ row }: { row: Marked }) {
  const { messages } = useLocale();
  return (
    <>
      {row.only && <span className="note">{row.only.words}</span>}
      {row.isSample && <span className="note">{messages.sampleNote}</span>}
    </>
  );
}

type SampleNoteProps = { rows: readonly { isSample?: boolean }[] };

/** Shown once below all lists of a page if one of their rows is a sample. */
export function SampleNote({ rows }: SampleNoteProps) {
  const { messages } = useLocale();
  return rows.some(({ isSample }) => isSample) ? (
    <p className="note">{messages.sampleNote}</p>
  ) : null;
}
