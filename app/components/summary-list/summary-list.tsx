import type { ReactNode } from 'react';
import { SiteLink } from '../site-link/site-link.tsx';
import styles from './summary-list.module.css';

/** A text, a link, or words in another language. */
type Item = { text: string } | { text: string; href: string } | { text: string; lang: string };
type Fact = { term: string; value: string } | { term: string; items: readonly Item[] };

export type SummaryListProps = { facts: readonly Fact[]; children?: ReactNode };

/**
 * Terms with their values, one below the other; side by side on wide screens.
 * @param children rows that follow the clock, before the others
 */
export function SummaryList({ facts, children }: SummaryListProps) {
  return (
    // Reader views keep a list beside a long text if its class speaks of text.
    <dl className={`text-table rows pairs line-above line-below ${styles.facts}`}>
      {children}
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          {'value' in fact ? (
            <dd>{fact.value}</dd>
          ) : (
            fact.items.map((item) => <FactItem key={item.text} item={item} />)
          )}
        </div>
      ))}
    </dl>
  );
}

function FactItem({ item }: { item: Item }) {
  if ('lang' in item) return <dd lang={item.lang}>{item.text}</dd>;
  if (!('href' in item)) return <dd>{item.text}</dd>;
  return (
    <dd>
      <SiteLink href={item.href}>{item.text}</SiteLink>
    </dd>
  );
}
