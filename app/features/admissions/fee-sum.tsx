import styles from './fee-sum.module.css';
import type { TabFees } from './pay.server.ts';

type Sum = Omit<TabFees['tables'][number]['sums'][number], 'names'>;

type FeeSumProps = {
  sum: Sum /** Who pays it; empty for everybody. */;
  names?: string /** Names the sum. */;
  label: string;
};

/** What is paid in all, in large figures, and its parts by time as a bar with their amounts. */
export function FeeSum({ sum: { total, parts }, names, label }: FeeSumProps) {
  return (
    <div className={`stack gap-2 ${styles.sum}`}>
      <p>
        {names && <span>{names}</span>}
        <strong>
          <span className="visually-hidden">{`${label}: `}</span>
          {total}
        </strong>
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ time, from, share }) => (
          <rect key={time} x={from} width={share} height="1" />
        ))}
      </svg>
      <dl>
        {parts.map(({ time, amount }) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
