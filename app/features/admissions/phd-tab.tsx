import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionYear } from './admission-year.tsx';
import { FeesPart } from './fees-part.tsx';
import { useLabels } from './labels-context.ts';
import { OnThisPage } from './on-this-page.tsx';
import { PapersPart } from './papers-part.tsx';
import styles from './tab-content.module.css';
import { Links, Originals, TabPart } from './tab-parts.tsx';
import { TabStatus } from './tab-status.tsx';

type PhdTabProps = {
  /** Address of the page. */ address: string;
  tab: NonNullable<AdmissionsView['phd']>;
  view: AdmissionsView /** Whether the page already has the heading of the tab. */;
  isHeaded: boolean;
};

/** The Ph.D tab: status, areas by department, eligibility, five steps, documents, notes and the contact block. */
export function PhdTab({ address, tab, view, isHeaded }: PhdTabProps) {
  const labels = useLabels();
  const { page, pay, bring } = view;
  const parts = [
    { anchor: 'fees-phd', label: pay.title },
    { anchor: 'papers-phd', label: bring.title },
    { anchor: 'areas-phd', label: labels.researchAreas },
    { anchor: 'eligibility-phd', label: labels.eligibility },
    { anchor: 'steps-phd', label: labels.stepsToRegistration },
    { anchor: 'contacts-phd', label: labels.contacts },
  ];
  return (
    <>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2 className={isHeaded ? 'visually-hidden' : undefined}>{tab.title}</h2>
        <Stats facts={tab.facts} />
        <TabStatus tab="phd" address={address} view={view} />
        <OnThisPage address={address} title={tab.title} items={parts} />
      </section>
      <FeesPart pay={pay} tab="phd" />
      <PapersPart view={view} tab="phd" />
      <Originals page={page} />
      <TabPart id="areas-phd" title={labels.researchAreas}>
        <dl className={styles.areas}>
          {tab.researchAreas.map((row) => (
            <div key={row.code}>
              <dt>{row.href ? <a href={row.href}>{row.name}</a> : <span>{row.name}</span>}</dt>
              <dd>{row.areas.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </TabPart>
      <TabPart id="eligibility-phd" title={labels.eligibility}>
        <TextList items={tab.eligibility} />
      </TabPart>
      <TabPart id="steps-phd" title={labels.stepsToRegistration}>
        <Steps steps={tab.steps} />
      </TabPart>
      <TabPart title={labels.courseAndEligibility}>
        <AdmissionYear year={tab.year} />
        {tab.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TabPart>
      <TabPart title={labels.notes}>
        <TextList items={tab.notes} />
      </TabPart>
      <Links links={tab.links} />
      <TabPart id="contacts-phd" title={labels.contacts}>
        <p>
          <strong>{tab.contact.coordinator}</strong>
        </p>
        <ContactLines
          phone={tab.contact.phone}
          secondPhone={tab.contact.secondPhone}
          email={tab.contact.email}
          labels={labels}
        />
        <p>{tab.contact.additionalNote}</p>
      </TabPart>
    </>
  );
}
