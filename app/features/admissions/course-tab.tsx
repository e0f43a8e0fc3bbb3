import { AmountTable } from '#app/components/amount-table/amount-table.tsx';
import { ContactLines, ContactList } from '#app/components/contact-list/contact-list.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Steps } from '#app/components/steps/steps.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { dotted } from '#app/lib/tied-words.ts';
import type { AdmissionsView } from './admission.server.ts';
import { AdmissionYear } from './admission-year.tsx';
import { FeesPart } from './fees-part.tsx';
import partsStyles from './on-this-page.module.css';
import styles from './tab-content.module.css';
import { FoldedPart, FurtherLinks, Links, Originals, TabPart } from './tab-parts.tsx';
import { TabStatus } from './tab-status.tsx';
import type { TabView } from './tab-views.server.ts';

type CourseTabProps = {
  /** Address of the page. */
  address: string;
  tab: TabView;
  view: AdmissionsView;
  /** Whether the page already has the heading of the tab. */
  isHeaded: boolean;
};

/**
 * A tab of courses: status, fees, documents, seats or areas of research, steps, overview, notes and
 * contacts.
 */
export function CourseTab({ address, tab, view, isHeaded }: CourseTabProps) {
  const labels = useLabels('admissions');
  const { researchAreas } = useLabels('departments');
  const { whatDoIPay } = useLabels('fees');
  const papersLabels = useLabels('required-documents');
  const { id, level, papers, ranks, seats, eligibility, further, contact } = tab;
  const isResearch = level === 'research';
  const stepsTitle = isResearch ? labels.stepsToRegistration : labels.stepsToASeat;
  const parts = [
    { anchor: `fees-${id}`, label: whatDoIPay },
    { anchor: `papers-${id}`, label: papersLabels.whatDoIBring },
    ...(ranks ? [{ anchor: `ranks-${id}`, label: ranks.title }] : []),
    ...(seats ? [{ anchor: `seats-${id}`, label: seats.title }] : []),
    ...(isResearch ? [{ anchor: `areas-${id}`, label: researchAreas }] : []),
    ...(eligibility.length > 0 ? [{ anchor: `eligibility-${id}`, label: labels.eligibility }] : []),
    { anchor: `steps-${id}`, label: stepsTitle },
    ...further.map((course) => ({ anchor: course.id, label: course.title })),
    ...(isResearch ? [] : [{ anchor: `notes-${id}`, label: labels.notesOnAllotment }]),
    { anchor: `contacts-${id}`, label: labels.contacts },
  ];
  return (
    <>
      <section className={`stack gap-4 ${styles.part}`}>
        <h2 className={isHeaded ? 'visually-hidden' : undefined}>{tab.title}</h2>
        <Stats facts={tab.facts} />
        <TabStatus tab={tab} address={address} view={view} />
        <nav
          aria-label={`${labels.onThisPage}: ${tab.title}`}
          className={`no-print ${partsStyles.parts}`}
        >
          <strong>{labels.onThisPage}</strong>
          <ul role="list">
            {parts.map(({ anchor, label }) => (
              <li key={anchor}>
                <a href={`${address}#${anchor}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </section>
      <FeesPart tab={tab} />
      <TabPart id={`papers-${id}`} title={papersLabels.whatDoIBring}>
        {view.page.admissionDay && <FurtherLinks links={[view.page.admissionDay]} />}
        {papers.rows.length > 0 && (
          <Disclosure summary={papers.caption}>
            <AmountTable table={papers} isCaptionHidden />
          </Disclosure>
        )}
        <p className="note">
          {papers.rows.length > 0 ? papersLabels.noticeDecides : papersLabels.noPapers}
        </p>
      </TabPart>
      <Originals page={view.page} />
      {ranks && (
        <TabPart
          id={`ranks-${id}`}
          title={ranks.title}
          fold={ranks.tables.map(({ caption }) => caption).join(', ')}
        >
          {ranks.tables.map(({ caption, columns, rows }) => (
            <Disclosure key={caption} summary={caption}>
              <DataTable
                caption={caption}
                isCaptionHidden
                columns={columns}
                className="admissionRanks"
              >
                <tbody>
                  {rows.map(({ name, cells }) => (
                    <tr key={name}>
                      <th scope="row">{name}</th>
                      {cells.map((cell, place) => (
                        <td key={columns[place + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </DataTable>
            </Disclosure>
          ))}
          <FurtherLinks links={ranks.mine} />
          <p className="note">
            {ranks.note} <SiteLink href={ranks.official.href}>{ranks.official.label}</SiteLink>
          </p>
        </TabPart>
      )}
      {seats && (
        <TabPart
          id={`seats-${id}`}
          title={seats.title}
          fold={tab.facts.map(({ term, value }) => `${term}: ${value}`).join(', ')}
        >
          <SeatTable {...seats.table} />
          {seats.statedIntakeNote && <p className="note">{seats.statedIntakeNote}</p>}
          {view.seatsLink && (
            <p>
              <a href={view.seatsLink.href}>{view.seatsLink.label}</a>
            </p>
          )}
        </TabPart>
      )}
      {isResearch && (
        <TabPart id={`areas-${id}`} title={researchAreas}>
          <dl className={styles.areas}>
            {tab.researchAreas.map((row) => (
              <div key={row.code}>
                <dt>{row.href ? <a href={row.href}>{row.name}</a> : <span>{row.name}</span>}</dt>
                <dd>{dotted(row.areas)}</dd>
              </div>
            ))}
          </dl>
        </TabPart>
      )}
      {eligibility.length > 0 && (
        <TabPart id={`eligibility-${id}`} title={labels.eligibility}>
          <TextList items={eligibility} />
        </TabPart>
      )}
      <TabPart
        id={`steps-${id}`}
        title={stepsTitle}
        fold={tab.steps.map(({ title }) => title).join(', ')}
      >
        <Steps steps={tab.steps} />
      </TabPart>
      <TabPart title={labels.courseAndEligibility} fold={tab.overview[0]}>
        <AdmissionYear year={tab.year} />
        {tab.overview.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </TabPart>
      {further.map((course) => (
        <TabPart key={course.id} id={course.id} title={course.title} fold={course.text[0]}>
          {course.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </TabPart>
      ))}
      {isResearch ? (
        <TabPart title={labels.notes}>
          <TextList items={tab.notes} />
        </TabPart>
      ) : (
        <FoldedPart id={`notes-${id}`} title={labels.notesOnAllotment}>
          <TextList items={tab.notes} />
        </FoldedPart>
      )}
      <Links links={tab.links} />
      <TabPart
        id={`contacts-${id}`}
        title={labels.contacts}
        fold={contact ? contact.coordinator : tab.contacts.map(({ title }) => title).join(', ')}
      >
        {contact ? (
          <>
            <p>
              <strong>{contact.coordinator}</strong>
            </p>
            <ContactLines {...contact} />
            <p>{contact.additionalNote}</p>
          </>
        ) : (
          <ContactList contacts={tab.contacts} />
        )}
      </TabPart>
    </>
  );
}
