import { ContactLines, ContactList } from '#app/components/contact-list/contact-list.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { AdmissionYear } from './admission-year.tsx';
import type { TabProps } from './course-tab.tsx';
import { FeesPart } from './fees-part.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { PapersPart } from './papers-part.tsx';
import styles from './tab-content.module.css';
import { Links, Originals, TabPart } from './tab-parts.tsx';
import { TabStatus } from './tab-status.tsx';

/** A tab of research: status, areas by department, eligibility, steps, documents, notes and the contact block. */
export function ResearchTab({ address, tab, view, isHeaded }: TabProps) {
  const labels = useLabels('admissions');
  const { researchAreas } = useLabels('departments');
  const { id, contact } = tab;
  const { page, pay, bring } = view;
  const parts = [
    { anchor: `fees-${id}`, label: pay.title },
    { anchor: `papers-${id}`, label: bring.title },
    { anchor: `areas-${id}`, label: researchAreas },
    ...(tab.eligibility.length > 0
      ? [{ anchor: `eligibility-${id}`, label: labels.eligibility }]
      : []),
    { anchor: `steps-${id}`, label: labels.stepsToRegistration },
    { anchor: `contacts-${id}`, label: labels.contacts },
  ];
  return (
    <>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2 className={isHeaded ? 'visually-hidden' : undefined}>{tab.title}</h2>
        <Stats facts={tab.facts} />
        <TabStatus tab={tab} address={address} view={view} />
        <OnThisPage address={address} title={tab.title} items={parts} />
      </section>
      <FeesPart pay={pay} tab={tab} />
      <PapersPart bring={bring} tab={tab} />
      <Originals page={page} />
      <TabPart id={`areas-${id}`} title={researchAreas}>
        <dl className={styles.areas}>
          {tab.researchAreas.map((row) => (
            <div key={row.code}>
              <dt>{row.href ? <a href={row.href}>{row.name}</a> : <span>{row.name}</span>}</dt>
              <dd>{row.areas.join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </TabPart>
      {tab.eligibility.length > 0 && (
        <TabPart id={`eligibility-${id}`} title={labels.eligibility}>
          <TextList items={tab.eligibility} />
        </TabPart>
      )}
      <TabPart id={`steps-${id}`} title={labels.stepsToRegistration}>
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
      <TabPart id={`contacts-${id}`} title={labels.contacts}>
        {contact ? (
          <>
            <p>
              <strong>{contact.coordinator}</strong>
            </p>
            <ContactLines
              phone={contact.phone}
              secondPhone={contact.secondPhone}
              email={contact.email}
            />
            <p>{contact.additionalNote}</p>
          </>
        ) : (
          <ContactList contacts={tab.contacts} />
        )}
      </TabPart>
    </>
  );
}
