import { Content, PageFrame } from '#app/components/columns/columns.tsx';
import { ContactLines } from '#app/components/contact-list/contact-list.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { Portrait } from '#app/components/portrait/portrait.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import type { PersonView } from './people.server.ts';
import styles from './person-page.module.css';

/** One person: designation, qualifications, subjects, areas of work and contact details. */
export default function PersonPage({ view }: { view: PersonView }) {
  const { contact } = view;
  const labels = useLabels('people');
  const { samplePeople } = useLabels('departments');
  return (
    <PageFrame>
      <div className={`stack gap-4 ${styles.person}`}>
        <div>
          <PageHead ancestors={view.ancestors} title={view.title} lead={view.lead}>
            <p className="strong">
              {view.headOf ? (
                <span>
                  {view.post}. <span>{view.headOf}</span>
                </span>
              ) : (
                <span>
                  {view.post}, <a href={view.department.href}>{view.department.label}</a>
                </span>
              )}
            </p>
          </PageHead>
        </div>
        <Portrait person={view.card} isLarge />
      </div>
      <div className={`stack gap-7 line-above ${styles.columns}`}>
        <aside className={`stack gap-3 to-start ${styles.contact}`} aria-labelledby="contact">
          <h2 id="contact">{labels.contact}</h2>
          <ContactLines phone={contact.phone} email={contact.email} />
          {contact.place && <p>{contact.place}</p>}
          <p>
            {labels.department}: <a href={view.department.href}>{view.department.label}</a>
          </p>
        </aside>
        <Content>
          <SummaryList facts={view.facts} />
          {view.isSample && <p className="note">{samplePeople}</p>}
        </Content>
      </div>
    </PageFrame>
  );
}
