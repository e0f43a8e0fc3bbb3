import { Page } from '#app/components/columns/columns.tsx';
import { ContactList } from '#app/components/contact-list/contact-list.tsx';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { Drawing } from '#app/components/drawing/drawing.tsx';
import { Grid } from '#app/components/grid/grid.tsx';
import { LiveList } from '#app/components/live-list/live-list.tsx';
import { DarkDrawings, hasDrawing } from '#app/components/picture/dark-drawings.tsx';
import { SectionNav } from '#app/components/section-nav/section-nav.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { Blocks } from './blocks.tsx';
import styles from './section-page.module.css';
import type { SectionPageView } from './section-page.server.ts';

type SectionPageContentProps = { view: SectionPageView };

/** A page of sections, or one section as a separate page. */
export default function SectionPageContent({ view }: SectionPageContentProps) {
  const labels = useLabels('shell');
  return (
    <Page
      ancestors={view.ancestors}
      title={view.title}
      lead={view.lead}
      drawing={view.drawing}
      status={view.contacts && <ContactList contacts={view.contacts} />}
      side={<SectionNav label={view.inThisPart} items={view.links} />}
    >
      {hasDrawing(view.sections.flatMap(({ blocks }) => blocks)) && <DarkDrawings />}
      {view.sections.map((section) => (
        <section
          key={section.id}
          id={view.isWhole ? section.id : undefined}
          className={`stack gap-4 flow ${foldPart(section.fold && !section.fold.isOpen)}${isDrawnFolded(section) ? ` ${styles.folded}` : ''}`}
        >
          {view.isWhole && (
            <div className={styles.heading}>
              <h2>{section.title}</h2>
              {section.ownPage && (
                <a
                  href={section.ownPage.href}
                  className={styles.anchor}
                  aria-label={section.ownPage.label}
                >
                  #
                </a>
              )}
            </div>
          )}
          {section.drawing && (
            <Drawing drawing={section.drawing} isCropped className={styles.drawing} />
          )}
          <PhoneFold summary={section.fold?.summary} isOpen={section.fold?.isOpen}>
            <SectionText section={section} />
          </PhoneFold>
        </section>
      ))}
      {view.subpages.length > 0 && (
        <section className="stack gap-4 flow">
          <h2>{labels.furtherPages}</h2>
          <Items items={view.subpages} />
        </section>
      )}
      <Reviewed view={view} />
    </Page>
  );
}

/** With a drawing, which stands beside the heading. */
function isDrawnFolded({ drawing, fold }: SectionPageView['sections'][number]) {
  return drawing !== undefined && fold !== undefined && !fold.isOpen;
}

function SectionText({ section }: { section: SectionPageView['sections'][number] }) {
  return (
    <>
      {section.contacts && <ContactList contacts={section.contacts} />}
      <LiveList {...section.live} />
      <Blocks blocks={section.blocks} />
      {section.access && (
        <p>
          {section.access.text} <a href={section.access.all.href}>{section.access.all.label}</a>
        </p>
      )}
      {section.items.length > 0 && <Items items={section.items} />}
    </>
  );
}

/** The day on which the page was last looked through. */
function Reviewed({ view: { reviewed } }: SectionPageContentProps) {
  const { lastReviewed } = useLabels('shell');
  if (!reviewed) return null;
  return (
    <p className={`note ${styles.dates}`}>
      {lastReviewed} <time dateTime={reviewed.iso}>{reviewed.text}</time>
    </p>
  );
}

/** Pages that belong to a section, in joined cells. */
function Items({ items }: { items: SectionPageView['subpages'] }) {
  return (
    <Grid className={styles.subpages}>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href}>{item.title}</a>
          <p>{item.summary}</p>
        </li>
      ))}
    </Grid>
  );
}
