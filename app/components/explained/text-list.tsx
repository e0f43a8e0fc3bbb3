import type { Html } from '#app/lib/html.server.ts';
import { Explained } from './explained.tsx';

/** Texts of the content as a list, with their abbreviations explained. */
export function TextList({ items }: { items: readonly Html[] }) {
  return (
    <ul className="stack gap-2 measure indent">
      {items.map((item) => (
        <Explained as="li" key={item} html={item} />
      ))}
    </ul>
  );
}
