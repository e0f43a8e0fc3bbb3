import type { ReactNode } from 'react';
import { ByDate } from '#app/components/by-date/by-date.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { DocumentList } from '#app/components/document-list/document-list.tsx';
import { EventList } from '#app/components/event-list/event-list.tsx';
import { NoticeList } from '#app/components/notice-list/notice-list.tsx';
import { PersonGrid } from '#app/components/person-grid/person-grid.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { DataTable } from '#app/components/table-region/data-table.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { eventState, isNoticeCurrent } from '#app/domain/clock.ts';
import { endChanges, eventChanges } from '#app/domain/state-changes.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import styles from './department-page.module.css';
import type { DepartmentSection } from './department-sections.server.ts';
import { LaboratoriesSection, ProgrammesSection } from './teaching-sections.tsx';

type SectionContentProps = {
  section: DepartmentSection;
  /** Time of the build, Unix time in milliseconds. */
  now: number;
  /** True on the page of all parts, whose parts have headings of the second level. */
  isWhole: boolean;
};

/** One part of a department's page. */
export function SectionContent({ section, now, isWhole }: SectionContentProps) {
  const Heading = isWhole ? 'h3' : 'h2';
  const { messages } = useLocale();
  const labels = useLabels('departments');
  switch (section.kind) {
    case 'overview':
      return <Overview section={section} now={now} />;
    case 'programmes':
      return <ProgrammesSection section={section} />;
    case 'graduates':
      return (
        <p>
          <span>{section.text}</span>{' '}
          {section.figuresHref && <a href={section.figuresHref}>{labels.placementFigures}</a>}
        </p>
      );
    case 'people':
      return section.people.length === 0 ? (
        <p>{messages.noneListed}</p>
      ) : (
        <PersonGrid people={section.people} />
      );
    case 'laboratories':
      return <LaboratoriesSection section={section} />;
    case 'research':
      return (
        <>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.areas.length > 0 && (
            <Part heading={Heading} title={labels.researchAreas}>
              <ul className="stack gap-2 measure indent">
                {section.areas.map((area) => (
                  <li key={area.name}>
                    <span>{area.name}</span>
                    {area.people.map((person, index) => (
                      <span key={person.href}>
                        {index === 0 ? ': ' : ', '}
                        <a href={person.href}>{person.label}</a>
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </Part>
          )}
        </>
      );
    case 'achievements':
      return section.rows.length === 0 ? (
        <p>{messages.noneListed}</p>
      ) : (
        <ul role="list" className={`rows line-above line-below ${styles.years}`}>
          {section.rows.map((row) => (
            <li key={row.text}>
              <span>{row.year}</span>
              <span>
                <span>{row.text}</span>
              </span>
            </li>
          ))}
        </ul>
      );
    case 'documents':
      return (
        <>
          {section.syllabus.length > 0 && (
            <Part heading={Heading} title={labels.syllabus}>
              <ul className="stack gap-2 measure indent">
                {section.syllabus.map((row) => (
                  <li key={row.href}>
                    <SiteLink href={row.href}>{row.title}</SiteLink>. <span>{row.note}</span>
                  </li>
                ))}
              </ul>
            </Part>
          )}
          <Part heading={Heading} title={labels.papers}>
            {section.papers.length > 0 ? (
              <DocumentList rows={section.papers} now={now} />
            ) : (
              <p>{labels.noPapers}</p>
            )}
            <p>
              <a href={section.downloadsHref}>{labels.allDownloads}</a>
            </p>
          </Part>
        </>
      );
    case 'contact':
      return (
        <>
          <p>
            {labels.place}: <span>{section.place}</span>
          </p>
          {section.access && (
            <p>
              {section.access.text} <a href={section.access.all.href}>{section.access.all.label}</a>
            </p>
          )}
          <ContactList contacts={[section.contact]} />
        </>
      );
  }
}

type OverviewProps = { section: Extract<DepartmentSection, { kind: 'overview' }>; now: number };

function Overview({ section, now }: OverviewProps) {
  const labels = useLabels('departments');
  const { notices, events } = section;
  return (
    <>
      {section.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <Part title={labels.vision}>
        <p>{section.vision}</p>
      </Part>
      <Part title={labels.mission}>
        <TextList items={section.mission} />
      </Part>
      {section.outcomes.length > 0 && (
        <Part title={labels.outcomes}>
          <TextList items={section.outcomes} />
        </Part>
      )}
      {section.teaches.length > 0 && (
        <DataTable caption={labels.taughtTo} columns={[labels.course, labels.teachesStudents]}>
          <tbody>
            {section.teaches.map((row) => (
              <tr key={row.course}>
                <td>{row.course}</td>
                <td>{row.students}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <ByDate
        as="div"
        now={now}
        changes={[...notices.flatMap(endChanges), ...events.flatMap(eventChanges)]}
        value={(at) =>
          notices.some((notice) => isNoticeCurrent(notice, at)) ||
          events.some((event) => eventState(event, at) !== 'past')
        }
      >
        {() => (
          <Part title={labels.recentNews}>
            {notices.length > 0 && <NoticeList rows={notices} isCurrent now={now} />}
            {events.length > 0 && <EventList rows={events} isPast={false} now={now} />}
          </Part>
        )}
      </ByDate>
    </>
  );
}

function Part({
  heading: Heading = 'h3',
  title,
  children,
}: {
  heading?: 'h2' | 'h3';
  title: string;
  children: ReactNode;
}) {
  return (
    <div className="stack gap-3 flow">
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
