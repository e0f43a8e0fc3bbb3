import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import type { TabFees } from './pay.server.ts';
import styles from './tab-content.module.css';

type FeesToAskProps = { ask: NonNullable<TabFees['ask']> };

/** Fees that are not published, with whom to ask. */
export function FeesToAsk({ ask: { text, ...office } }: FeesToAskProps) {
  return (
    <div className={`stack gap-2 ${styles.ask}`}>
      <p>{text}</p>
      <ContactLines {...office} />
    </div>
  );
}
