import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { TabFees } from './pay.server.ts';
import styles from './tab-content.module.css';
import { LinkItems } from './tab-parts.tsx';

type ScholarshipsProps = {
  tab: string;
  links: TabFees['scholarships'];
};

/** Scholarships that help to pay. */
export function ScholarshipsOfTab({ tab, links }: ScholarshipsProps) {
  const labels = useLabels('fees');
  return (
    <section id={`scholarships-${tab}`} className={`stack gap-4 ${styles.part}`}>
      <Disclosure summary={<h3>{labels.scholarshipsHelp}</h3>}>
        <div className={`stack gap-4 ${styles.part}`}>
          <LinkItems links={links} />
          <p className="note">{labels.oneScholarship}</p>
        </div>
      </Disclosure>
    </section>
  );
}
