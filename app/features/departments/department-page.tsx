import { Page } from '#app/components/columns/columns.tsx';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SectionNav } from '#app/components/section-nav/section-nav.tsx';
import { Stats } from '#app/components/stats/stats.tsx';
import { Tag } from '#app/components/tag/tag.tsx';
import type { DepartmentView } from './department.server.ts';
import styles from './department-page.module.css';
import { SectionContent } from './department-sections.tsx';

/** A department with all its parts, or one part in full. */
export default function DepartmentPage({ view }: { view: DepartmentView }) {
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      shortTitle={view.shortTitle}
      lead={view.lead}
      tag={view.group && <Tag category="Departments" label={view.group} />}
      drawing={view.drawing}
      status={
        view.made && (
          <figure className={`stack gap-1 ${styles.made}`}>
            <blockquote>{view.made.words}</blockquote>
            <figcaption className="note">{view.made.by}</figcaption>
          </figure>
        )
      }
      side={<SectionNav label={view.inThisPart} items={view.links} />}
    >
      {view.facts.length > 0 && <Stats facts={view.facts} />}
      {view.sections.map((section) => (
        <section
          key={section.id}
          id={section.id}
          className={`stack gap-5 flow ${foldPart('fold' in section && section.fold)} ${styles.section}`}
        >
          {view.isWhole && <h2>{section.title}</h2>}
          <PhoneFold summary={'fold' in section && section.fold}>
            <SectionContent section={section.content} now={view.now} isWhole={view.isWhole} />
            {'more' in section && (
              <p className="text-meta strong">
                <a href={section.more.href}>{section.more.label}</a>
              </p>
            )}
          </PhoneFold>
        </section>
      ))}
      {view.note && <p className="note">{view.note}</p>}
    </Page>
  );
}
