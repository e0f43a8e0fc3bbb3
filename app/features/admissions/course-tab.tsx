import { memo } from 'react';
import { Link } from 'react-router';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { FactStrip } from '#app/components/fact-strip/fact-strip.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import type { AdmissionsView } from '#app/views/admissions/admission.server.ts';
import { FeesPart } from './fees-part.tsx';
import { useLabels } from './labels-context.ts';
import { PapersPart } from './papers-part.tsx';
import styles from './tab-content.module.css';
import { Links, Originals, Part, TextList } from './tab-parts.tsx';

type CourseTabProps = {
  id: 'btech' | 'mtech';
  /** Address of the page. */
  address: string;
  tab: Omit<AdmissionsView['btech'], 'barch'>;
  /** The neighbouring course told on the same tab: B.Arch, MCA. */
  aside: { title: string; text: string[] };
  asideId: string;
  page: AdmissionsView['page'];
  pay: AdmissionsView['pay'];
  bring: AdmissionsView['bring'];
};

/** The B.Tech and M.Tech tabs: what it is, seats, how they are filled, what to bring, whom to ask. */
export const CourseTab = memo(function CourseTab({ id, address, tab, aside, asideId, page, pay, bring }: CourseTabProps) {
  const labels = useLabels();
  return (
    <>
      <Part title={tab.title}>
        {tab.overview.map((paragraph) => (
          <Explained key={paragraph} html={paragraph} />
        ))}
        <FactStrip facts={tab.facts} />
        <p>
          <Link to={`${address}#fees-${id}`}>{pay.title}</Link> · <Link to={`${address}#papers-${id}`}>{bring.title}</Link>
        </p>
      </Part>
      <Part title={tab.programmesTitle}>
        <SeatTable {...tab.programmes.table} />
        <Explained className={styles.note} html={tab.programmes.statedIntakeNote} />
      </Part>
      <Part title={labels.stepsToASeat}>
        <Steps steps={tab.steps} />
      </Part>
      <FeesPart pay={pay} tab={id} />
      <Part title={labels.notesOnAllotment}>
        <TextList items={tab.allotmentNotes} />
      </Part>
      <section id={asideId} className={styles.aside}>
        <h2>{aside.title}</h2>
        {aside.text.map((paragraph) => (
          <Explained key={paragraph} html={paragraph} />
        ))}
      </section>
      <PapersPart bring={bring} tab={id} />
      <Originals page={page} text={page.originals[id]} />
      <Links links={tab.links} />
      <Part title={labels.contacts}>
        <ContactList contacts={tab.contacts} labels={labels} />
      </Part>
    </>
  );
});
