import { memo } from 'react';
import { Link } from 'react-router';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { FactStrip } from '#app/components/fact-strip/fact-strip.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import type { AdmissionsView } from '#app/views/admissions/admission.server.ts';
import { useLabels } from './labels-context.ts';
import { PapersPart } from './papers-part.tsx';
import styles from './tab-content.module.css';
import { Links, Originals, Part, TextList } from './tab-parts.tsx';

type PhdTabProps = Pick<AdmissionsView, 'page' | 'bring'> & { tab: AdmissionsView['phd'] };

/** The Ph.D tab: areas by department, eligibility, the five steps, papers, notes and the contact block. */
export const PhdTab = memo(function PhdTab({ tab, page, bring }: PhdTabProps) {
  const labels = useLabels();
  return (
    <>
      <Part title={tab.title}>
        {tab.overview.map((paragraph) => (
          <Explained key={paragraph} html={paragraph} />
        ))}
        <FactStrip facts={tab.facts} />
      </Part>
      <Part title={labels.researchAreas}>
        <dl className={styles.areas}>
          {tab.researchAreas.map((row) => (
            <div key={row.code}>
              <dt>{row.href ? <Link to={row.href}>{row.name}</Link> : row.name}</dt>
              <Explained as="dd" html={row.areas.join(' · ')} />
            </div>
          ))}
        </dl>
      </Part>
      <Part title={labels.eligibility}>
        <TextList items={tab.eligibility} />
      </Part>
      <Part title={labels.stepsToRegistration}>
        <Steps steps={tab.steps} />
      </Part>
      <PapersPart bring={bring} tab="phd" />
      <Originals page={page} text={page.originals.phd} />
      <Part title={labels.notes}>
        <TextList items={tab.notes} />
      </Part>
      <Links links={tab.links} />
      <Part title={labels.contacts}>
        <p>
          <strong>{tab.contact.coordinator}</strong>
        </p>
        <ContactLines phone={tab.contact.phone} email={tab.contact.email} labels={labels} />
        <Explained html={tab.contact.additionalNote} />
      </Part>
    </>
  );
});
