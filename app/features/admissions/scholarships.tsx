import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import type { AdmissionsView } from './admission.server.ts';
import type { TabFees } from './pay.server.ts';
import styles from './tab-content.module.css';
import { LinkItems } from './tab-parts.tsx';

type ScholarshipsProps = {
  tab: string;
  links: TabFees['scholarships'];
  labels: AdmissionsView['pay']['labels'];
};

/** Scholarships that help to pay. */
export function ScholarshipsOfTab({ tab, links, labels }: ScholarshipsProps) {
  return (
    <section id={`scholarships-${tab}`} className={`stack gap-4 ${styles.part}`}>
      <Disclosure summary={<h3>{labels.scholarships}</h3>}>
        <div className={`stack gap-4 ${styles.part}`}>
          <LinkItems links={links} />
          <p className="note">{labels.oneScholarship}</p>
        </div>
      </Disclosure>
    </section>
  );
}
