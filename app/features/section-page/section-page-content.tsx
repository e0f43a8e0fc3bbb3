import { Link } from 'react-router';
import { Breadcrumbs } from '#app/components/breadcrumbs/breadcrumbs.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { SideList } from '#app/components/side-list/side-list.tsx';
import type { SectionPageView } from '#app/content/views/section-page.server.ts';
import { formatDate } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { Blocks } from './blocks.tsx';
import styles from './section-page-content.module.css';

type SectionPageContentProps = { view: SectionPageView };

/** A page of sections, or one section as a page of its own. */
export function SectionPageContent({ view }: SectionPageContentProps) {
  const { locale, messages } = useLocale();
  return (
    <div className={styles.page}>
      <Breadcrumbs label={messages.breadcrumb} ancestors={view.ancestors} current={view.title} />
      <header className={styles.head} data-drawing={view.drawing ? '' : undefined}>
        <div>
          <h1>{view.title}</h1>
          <p className={styles.lead}>{view.summary}</p>
        </div>
        {view.drawing && <Drawing drawing={view.drawing} isCropped className={styles.drawing} />}
      </header>
      {view.drawing && <div className={styles.ground} />}
      <div className={styles.columns}>
        <SideList label={messages.inThisPart(view.partTitle)} items={view.links} />
        <div className={styles.content}>
          {view.sections.map((section) => (
            <section key={section.id} id={view.isWhole ? section.id : undefined} className={styles.section}>
              {view.isWhole && (
                <div className={styles.heading}>
                  <h2>{section.title}</h2>
                  <Link to={section.href} className={styles.anchor} aria-label={messages.ownPage(section.title)}>
                    #
                  </Link>
                </div>
              )}
              <Blocks blocks={section.blocks} />
            </section>
          ))}
          {view.subpages.length > 0 && (
            <section className={styles.section}>
              <h2>{messages.furtherPages}</h2>
              <ul role="list" className={styles.subpages}>
                {view.subpages.map((subpage) => (
                  <li key={subpage.href}>
                    <Link to={subpage.href}>{subpage.title}</Link>
                    <p>{subpage.summary}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <p className={styles.dates}>
            {messages.lastUpdated} <time dateTime={view.updatedOn}>{formatDate(view.updatedOn, locale)}</time>, {messages.lastReviewed}{' '}
            <time dateTime={view.reviewedOn}>{formatDate(view.reviewedOn, locale)}</time>
          </p>
        </div>
      </div>
    </div>
  );
}
