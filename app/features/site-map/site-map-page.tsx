import { Breadcrumbs } from '#app/components/breadcrumbs/breadcrumbs.tsx';
import { PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { counted } from '#app/lib/fill-in.ts';
import type { SiteMapView } from './site-map.server.ts';
import styles from './site-map-page.module.css';

/** All menu entries, pages, feeds and data files; the search page shows it without scripts. */
export default function SiteMapPage({ view }: { view: SiteMapView }) {
  const { messages } = useLocale();
  const { menuEntries, allPages } = useLabels('site-map');
  const { feedsAndData } = useLabels('news');
  const sections: [heading: string, parts: readonly PartProps[]][] = [
    [menuEntries, view.menu],
    [allPages, view.parts],
    [feedsAndData, view.feeds],
  ];
  return (
    <div className="page page-top stack gap-5">
      <Breadcrumbs label={messages.breadcrumb} ancestors={view.ancestors} current={view.title} />
      <h1>{view.title}</h1>
      <p className="lead measure-lead">{view.lead}</p>
      <div className={`stack gap-5 ${styles.lists}`}>
        {sections.map(([heading, parts]) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <div className={styles.grid}>
              {parts.map((part) => (
                <Part key={part.title} {...part} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

type PartProps = {
  title: string;
  note?: string | undefined;
  href?: string | undefined;
  pages: readonly {
    label: string;
    href: string;
    lang?: string | undefined;
    description?: string;
  }[];
};

function Part({ title, note, href, pages }: PartProps) {
  const { messages } = useLocale();
  return (
    <section className={`line-above fold-part fold-line ${styles.part}`}>
      <h3>{href ? <SiteLink href={href}>{title}</SiteLink> : <span>{title}</span>}</h3>
      {note && <p className={`note ${styles.note}`}>{note}</p>}
      {pages.length > 0 && (
        <PhoneFold summary={counted(messages.entries, { count: pages.length })}>
          <ul>
            {pages.map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href} lang={link.lang}>
                  {link.label}
                </SiteLink>
                {link.description && <p className="note">{link.description}</p>}
              </li>
            ))}
          </ul>
        </PhoneFold>
      )}
    </section>
  );
}
