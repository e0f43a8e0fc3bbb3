import { Link } from 'react-router';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { Prose } from '#app/components/prose/prose.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import type { Block } from '#app/content/views/blocks.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { seatTableProps } from '#app/i18n/seat-table-props.ts';
import styles from './blocks.module.css';

/** The pieces of a section in order: prose, and lists made from data. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a finished text never change places
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  const { messages } = useLocale();
  switch (block.kind) {
    case 'html':
      return <Prose html={block.html} />;
    case 'programmes':
      return (
        <div className={styles.programmes}>
          <SeatTable {...seatTableProps(block.table, messages)} />
          <p>{messages.statedIntake(block.table.stated, block.table.total)}</p>
        </div>
      );
    case 'contacts':
      return <ContactList contacts={block.contacts} labels={messages} />;
    case 'departments':
      return (
        <ul role="list" className={styles.rows}>
          {block.rows.map((row) => (
            <li key={row.code}>
              <span aria-hidden="true">{row.code}</span>
              <p>
                <Link to={row.url}>{row.name}</Link>
                <br />
                {row.summary}
              </p>
            </li>
          ))}
        </ul>
      );
    case 'research-areas':
      return (
        <ul role="list" className={styles.rows}>
          {block.rows.map((row) => (
            <li key={row.code}>
              <span aria-hidden="true">{row.code}</span>
              <p>
                <strong>{row.name}</strong>
                <br />
                {row.areas.join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      );
  }
}
