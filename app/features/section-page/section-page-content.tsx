import { Link } from 'react-router';
import { CellGrid } from '#app/components/cell-grid/cell-grid.tsx';
import { Columns, PageFrame } from '#app/components/columns/columns.tsx';
import { Explained } from '#app/components/explained/explained.tsx';
import { PageHead } from '#app/components/page-head/page-head.tsx';
import { SideList } from '#app/components/side-list/side-list.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { SectionPageView } from '#app/views/section-page/section-page.server.ts';
import { Blocks } from './blocks.tsx';
import styles from './section-page-content.module.css';

type SectionPageContentProps = { view: SectionPageView };

/** A page of sections, or one section as a page of its own. */
export function SectionPageContent({ view }: SectionPageContentProps) {
  const { messages } = useLocale();
  const { labels } = view;
  return (
    <PageFrame>
      <PageHead
        breadcrumbLabel={messages.breadcrumb}
        ancestors={view.ancestors}
        title={view.title}
        lead={<Explained as="span" html={view.lead} />}
        drawing={view.drawing}
      />
      <Columns side={<SideList label={labels.inThisPart} items={view.links} />}>
        {view.sections.map((section) => (
          <section key={section.id} id={view.isWhole ? section.id : undefined} className={styles.section}>
            {view.isWhole && (
              <div className={styles.heading}>
                <h2>{section.title}</h2>
                {section.ownPage && (
                  <Link to={section.ownPage.href} className={styles.anchor} aria-label={section.ownPage.label}>
                    #
                  </Link>
                )}
              </div>
            )}
            <Blocks blocks={section.blocks} />
            {section.items.length > 0 && <Items items={section.items} />}
          </section>
        ))}
        {view.subpages.length > 0 && (
          <section className={styles.section}>
            <h2>{labels.furtherPages}</h2>
            <Items items={view.subpages} />
          </section>
        )}
        <p className={styles.dates} data-dates="">
          {labels.lastReviewed} <time dateTime={view.reviewed.iso}>{view.reviewed.text}</time>
        </p>
      </Columns>
    </PageFrame>
  );
}

/** Pages that belong to a section, in joined cells. */
function Items({ items }: { items: SectionPageView['subpages'] }) {
  return (
    <CellGrid className={styles.subpages}>
      {items.map((item) => (
        <li key={item.href}>
          <Link to={item.href}>{item.title}</Link>
          <Explained html={item.summary} />
        </li>
      ))}
    </CellGrid>
  );
}
