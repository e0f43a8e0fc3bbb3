import { type ComponentType, useEffect, useRef, useState } from 'react';
import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import type { PayView } from '#app/content/views/pay.ts';
import type { FeeToolProps } from './fee-tool.tsx';
import styles from './fees-part.module.css';
import { Scholarships } from './scholarships.tsx';

/** How near the place of the tool must come before its code is loaded. */
const NEAR = '200px';

/** "What do I pay?": every course of the tab with every category, and, as soon as one comes near, the tool that chooses. */
export function FeesPart({ pay, tab }: { pay: PayView; tab: string }) {
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

  const courses = pay.courses.filter((course) => course.tab === tab);
  const all = (
    <>
      {courses.map(({ id, table }) => (
        <AmountTable key={id} table={table} />
      ))}
      <Scholarships pay={pay} courses={courses.map(({ id }) => id)} />
    </>
  );
  return (
    <section ref={part} id={`fees-${tab}`} className={styles.part}>
      <h2>{pay.title}</h2>
      <p className={styles.lead}>{pay.lead}</p>
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
