import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionYear } from './admission-year.tsx';
import { FeesPart } from './fees-part.tsx';
import { useLabels } from './labels-context.ts';
import { OnThisPage } from './on-this-page.tsx';
import { PapersPart } from './papers-part.tsx';
import { RanksOfTab } from './ranks-part.tsx';
import styles from './tab-content.module.css';
import { FoldedPart, Links, Originals, TabPart } from './tab-parts.tsx';
import { TabStatus } from './tab-status.tsx';

type CourseTabProps = {
  id: 'btech' | 'mtech';
  /** Address of the page. */
  address: string;
  tab: NonNullable<AdmissionsView['btech']>;
  view: AdmissionsView;
  /** Whether the page already has the heading of the tab. */
  isHeaded: boolean;
};

/** The B.Tech and M.Tech tabs: status, overview, seats, allotment, fees, documents and contacts. */
export function CourseTab({ id, address, tab, view, isHeaded }: CourseTabProps) {
  const labels = useLabels();
  const { aside, ranks } = tab;
  const { page, pay, bring } = view;
  const parts = [
    { anchor: `fees-${id}`, label: pay.title },
    { anchor: `papers-${id}`, label: bring.title },
    ...(ranks ? [{ anchor: `ranks-${id}`, label: ranks.title }] : []),
    { anchor: `seats-${id}`, label: tab.programmesTitle },
    { anchor: `steps-${id}`, label: labels.stepsToASeat },
    ...(aside ? [{ anchor: aside.id, label: aside.title }] : []),
    { anchor: `notes-${id}`, label: labels.notesOnAllotment },
    { anchor: `contacts-${id}`, label: labels.contacts },
  ];
  return (
    <>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2 className={isHeaded ? 'visually-hidden' : undefined}>{tab.title}</h2>
        <Stats facts={tab.facts} />
        <TabStatus tab={id} address={address} view={view} />
        <OnThisPage address={address} title={tab.title} items={parts} />
      </section>
      <FeesPart pay={pay} tab={id} />
      <PapersPart view={view} tab={id} />
      <Originals page={page} />
      {ranks && <RanksOfTab id={`ranks-${id}`} ranks={ranks} />}
      <TabPart id={`seats-${id}`} title={tab.programmesTitle}>
        <SeatTable {...tab.programmes.table} />
        {tab.programmes.statedIntakeNote && (
          <p className="note">{tab.programmes.statedIntakeNote}</p>
        )}
        {view.seatsLink && (
          <p>
            <a href={view.seatsLink.href}>{view.seatsLink.label}</a>
          </p>
        )}
      </TabPart>
      <TabPart id={`steps-${id}`} title={labels.stepsToASeat}>
        <Steps steps={tab.steps} />
      </TabPart>
      <TabPart title={labels.courseAndEligibility}>
        <AdmissionYear year={tab.year} />
        {tab.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TabPart>
      {aside && (
        <section id={aside.id} className={`stack gap-3 ${styles.aside}`}>
          <h2>{aside.title}</h2>
          {aside.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      )}
      <FoldedPart id={`notes-${id}`} title={labels.notesOnAllotment}>
        <TextList items={tab.allotmentNotes} />
      </FoldedPart>
      <Links links={tab.links} />
      <TabPart id={`contacts-${id}`} title={labels.contacts}>
        <ContactList contacts={tab.contacts} labels={labels} />
      </TabPart>
    </>
  );
}
