import { type ComponentType, useEffect, useRef, useState } from 'react';
import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import type { PayView } from '#app/content/views/pay.ts';
import type { FeeToolProps } from './fee-tool.tsx';
import { Scholarships } from './scholarships.tsx';
import styles from './tab-content.module.css';

/** How near the place of the tool must come before its code is loaded. */
const NEAR = '200px';

/** "What do I pay?": every course of the tab with every category, and, as soon as one comes near, the tool that chooses. */
export function FeesPart({ pay, tab }: { pay: PayView; tab: keyof PayView['tabs'] }) {
  const part = useRef<HTMLElement>(null);
  const [Tool, setTool] = useState<ComponentType<FeeToolProps>>();

  // Subscribes to the part's coming near; in a tab that is not shown it never does.
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without the tool the tables remain, which say the same.
        import('./fee-tool.tsx').then(
          ({ FeeTool }) => setTool(() => FeeTool),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    if (part.current) observer.observe(part.current);
    return () => observer.disconnect();
  }, []);

  const { tables, scholarships } = pay.tabs[tab];
  const all = (
    <>
      {tables.map((table) => (
        <AmountTable key={table.caption} table={table} />
      ))}
      <Scholarships links={scholarships} labels={pay.labels} />
    </>
  );
  return (
    <section ref={part} id={`fees-${tab}`} className={styles.part}>
      <h2>{pay.title}</h2>
      <p>{pay.lead}</p>
      {Tool ? (
        <Tool pay={pay} tab={tab}>
          {all}
        </Tool>
      ) : (
        <>
          <div className={`${styles.fields} needs-script`} />
          {all}
        </>
      )}
    </section>
  );
}
