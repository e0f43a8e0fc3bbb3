import type { ComponentProps } from 'react';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { LinkList } from '#app/components/link-list/link-list.tsx';
import { SeatTable } from '#app/components/seat-table/seat-table.tsx';
import { SummaryList } from '#app/components/summary-list/summary-list.tsx';
import { TextList } from '#app/components/text-list/text-list.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import styles from './department-page.module.css';
import type { DepartmentSection } from './department-sections.server.ts';

/**
 * Programmes with their seats; on a separate page also subjects, laboratories and accreditation.
 */
export function ProgrammesSection({
  section,
}: {
  section: Extract<DepartmentSection, { kind: 'programmes' }>;
}) {
  const labels = useLabels('departments');
  if (section.tables.length === 0) return <p>{labels.noProgrammes}</p>;
  return (
    <>
      {section.tables.map((table) => (
        <SeatTable key={table.caption} {...table} isCaptionVisible />
      ))}
      {section.ways.length > 0 && <LinkList links={section.ways} />}
      {section.years.length > 0 && (
        <Grid as="dl" columns="usual">
          {section.years.map(({ title, subjects }) => (
            <div key={title}>
              <dt className="strong">{title}</dt>
              <dd>{subjects}</dd>
            </div>
          ))}
        </Grid>
      )}
      {section.details.map((programme) => (
        <section
          key={programme.id}
          id={programme.id}
          className={`stack gap-3 flow ${styles.details}`}
        >
          <h2>{programme.title}</h2>
          <p>{programme.description}</p>
          <SummaryList
            facts={[
              { term: labels.whatIsStudied, value: programme.specializations },
              { term: labels.duration, value: programme.duration },
              { term: labels.accreditation, value: programme.accreditation },
            ]}
          />
          <FoldedLinks title={labels.part.laboratories} links={programme.laboratories} />
          <FoldedLinks title={labels.part.people} links={programme.people} />
          <p>
            <a href={programme.applyHref}>
              {labels.howToApply}
              <span className="visually-hidden">: {programme.title}</span>
            </a>
          </p>
        </section>
      ))}
    </>
  );
}

/** Links below their heading, folded on phones: each programme has a dozen. */
function FoldedLinks({ title, links }: { title: string } & ComponentProps<typeof LinkList>) {
  const { messages } = useLocale();
  if (links.length === 0) return null;
  return (
    <div className={foldPart(true)}>
      <h3>{title}</h3>
      <PhoneFold summary={counted(messages.entries, { count: links.length })}>
        <LinkList links={links} />
      </PhoneFold>
    </div>
  );
}

/**
 * Laboratories in cells; on a separate page with equipment, programmes and the person in charge.
 */
export function LaboratoriesSection({
  section,
}: {
  section: Extract<DepartmentSection, { kind: 'laboratories' }>;
}) {
  const { messages } = useLocale();
  const labels = useLabels('departments');
  if (section.rows.length === 0) return <p>{messages.noneListed}</p>;
  if (!section.isFull) {
    return (
      <Grid>
        {section.rows.map((row) => (
          <li key={row.id}>
            <h3>
              <a href={row.href}>{row.name}</a>
            </h3>
            <p>{row.work}</p>
          </li>
        ))}
      </Grid>
    );
  }
  return section.rows.map((row) => (
    <section key={row.id} id={row.id} className={`stack gap-3 flow ${styles.details}`}>
      <h2>{row.name}</h2>
      <p>{row.work}</p>
      <h3>{labels.equipment}</h3>
      <TextList items={row.equipment} />
      {row.programmes.length > 0 && (
        <div>
          <h3>{labels.usedBy}</h3>
          <LinkList links={row.programmes} />
        </div>
      )}
      {row.charge && (
        <p>
          {labels.inCharge}: <a href={row.charge.href}>{row.charge.label}</a>
        </p>
      )}
    </section>
  ));
}
