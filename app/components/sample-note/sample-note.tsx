import { useLocale } from '#app/i18n/locale-context.tsx';

type SampleNoteProps = { rows: readonly { isSample?: boolean }[] };

/** Shown once below all lists of a page if one of their rows is a sample. */
export function SampleNote({ rows }: SampleNoteProps) {
  const { messages } = useLocale();
  return rows.some(({ isSample }) => isSample) ? (
    <p className="note">{messages.sampleNote}</p>
  ) : null;
}
