import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionYear } from './admission-year.tsx';
import { FeesPart } from './fees-part.tsx';
import { OnThisPage } from './on-this-page.tsx';
import { PapersPart } from './papers-part.tsx';
import { RanksOfTab } from './ranks-part.tsx';
import styles from './tab-content.module.css';
import { FoldedPart, Links, Originals, TabPart } from './tab-parts.tsx';
import { TabStatus } from './tab-status.tsx';
import type { TabView } from './tab-views.server.ts';

export type TabProps = {
  /** Address of the page. */
  address: string;
  tab: TabView;
  view: AdmissionsView;
  /** Whether the page already has the heading of the tab. */
  isHeaded: boolean;
};

/** A tab of courses with seats: status, overview, seats, allotment, fees, documents and contacts. */
export function CourseTab({ address, tab, view, isHeaded }: TabProps) {
  const labels = useLabels('admissions');
  const { id, ranks, seats, further } = tab;
  const { page, pay, bring } = view;
  const parts = [
    { anchor: `fees-${id}`, label: pay.title },
    { anchor: `papers-${id}`, label: bring.title },
    ...(ranks ? [{ anchor: `ranks-${id}`, label: ranks.title }] : []),
    ...(seats ? [{ anchor: `seats-${id}`, label: seats.title }] : []),
    { anchor: `steps-${id}`, label: labels.stepsToASeat },
    ...further.map((course) => ({ anchor: course.id, label: course.title })),
    { anchor: `notes-${id}`, label: labels.notesOnAllotment },
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
      {ranks && <RanksOfTab id={`ranks-${id}`} ranks={ranks} />}
      {seats && (
        <TabPart id={`seats-${id}`} title={seats.title}>
          <SeatTable {...seats.table} />
          {seats.statedIntakeNote && <p className="note">{seats.statedIntakeNote}</p>}
          {view.seatsLink && (
            <p>
              <a href={view.seatsLink.href}>{view.seatsLink.label}</a>
            </p>
          )}
        </TabPart>
      )}
      <TabPart id={`steps-${id}`} title={labels.stepsToASeat}>
        <Steps steps={tab.steps} />
      </TabPart>
      <TabPart title={labels.courseAndEligibility}>
        <AdmissionYear year={tab.year} />
        {tab.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TabPart>
      {further.map((course) => (
        <section key={course.id} id={course.id} className={`stack gap-3 ${styles.aside}`}>
          <h2>{course.title}</h2>
          {course.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <FoldedPart id={`notes-${id}`} title={labels.notesOnAllotment}>
        <TextList items={tab.notes} />
      </FoldedPart>
      <Links links={tab.links} />
      <TabPart id={`contacts-${id}`} title={labels.contacts}>
        <ContactList contacts={tab.contacts} />
      </TabPart>
    </>
  );
}
