import { languageOf } from '#app/i18n/published.ts';
import type { Piece } from '#app/lib/search/highlight.ts';
import styles from './marked.module.css';

/** A text with the matches marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <mark key={place} className={styles.mark}>
        {text}
      </mark>
    ) : (
      // In an element of its own: a translator replaces loose text, which React could then not remove.
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no other name
      <span key={place}>{text}</span>
    ),
  );
}

/** A sentence with the words of a query, which may be in another language. */
export function WithQuery({ text, query }: { text: string; query: string }) {
  const [before, after] = text.split('{query}');
  return (
    <>
      <span>{before}</span>
      <span lang={languageOf(query)}>{query}</span>
      <span>{after}</span>
    </>
  );
}
