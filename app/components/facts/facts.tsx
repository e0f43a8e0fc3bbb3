import { Link } from 'react-router';
import { Explained } from '../explained/explained.tsx';
import styles from './facts.module.css';

/** A link, a text as HTML, or with a language a plain text in it. */
type Item = { text: string; href?: string; lang?: string };
type Fact = { term: string /** As HTML. */; value: string } | { term: string; items: readonly Item[] };

/** Terms with their values, one below the other; side by side on wide screens. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.term}>
          <dt>{fact.term}</dt>
          {'value' in fact ? <Explained as="dd" html={fact.value} /> : fact.items.map((item) => <FactItem key={item.text} item={item} />)}
        </div>
      ))}
    </dl>
  );
}

function FactItem({ item: { text, href, lang } }: { item: Item }) {
  if (lang !== undefined) return <dd lang={lang}>{text}</dd>;
  if (href === undefined) return <Explained as="dd" html={text} />;
  return (
    <dd>
      <Link to={href}>{text}</Link>
    </dd>
  );
}
