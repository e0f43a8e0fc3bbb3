import type { ReactNode } from 'react';
import { Callout } from '#app/components/callout/callout.tsx';
import { Disclosure } from '#app/components/disclosure/disclosure.tsx';
import { foldPart, PhoneFold } from '#app/components/disclosure/phone-fold.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLabels } from '#app/content/use-labels.ts';
import { beginningOf } from '#app/lib/beginning.ts';
import type { AdmissionsView } from './admission.server.ts';
import styles from './tab-content.module.css';
import type { TabView } from './tab-views.server.ts';

type PartProps = { /** To which links lead. */ id?: string; title: string; children: ReactNode };

/**
 * A part of a tab with its heading.
 * @param props.fold what is inside, in a line; the part is then folded on phones
 */
export function TabPart({ id, title, fold, children }: PartProps & { fold?: string | undefined }) {
  return (
    <section id={id} className={`stack gap-4 ${foldPart(fold)} ${styles.part}`}>
      <h2>{title}</h2>
      <PhoneFold summary={fold && beginningOf(fold)}>{children}</PhoneFold>
    </section>
  );
}

/** To pages with more: the answers for one candidate, the day of admission. */
export function FurtherLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return links.map(({ label, href }) => (
    <p key={href} className="no-print">
      <a href={href}>{label}</a>
    </p>
  ));
}

/** The same, folded. */
export function FoldedPart({ id, title, children }: PartProps) {
  return (
    <section id={id}>
      <Disclosure summary={<h2>{title}</h2>}>
        <div className={`stack gap-4 ${styles.part}`}>{children}</div>
      </Disclosure>
    </section>
  );
}

/** That originals are shown and returned, and how long certificates are valid. */
export function Originals({ page }: { page: AdmissionsView['page'] }) {
  const labels = useLabels('admissions');
  return (
    <section className={`stack gap-4 ${styles.part}`}>
      <Callout tone="warning" title={labels.originalsTitle}>
        <span>{page.originals}</span>
      </Callout>
      {page.certificateValidity.length > 0 && (
        <Disclosure summary={<h2>{labels.certificateValidity}</h2>}>
          <table className={`text-table line-below ${styles.validity}`}>
            <caption className="visually-hidden">{labels.certificateValidity}</caption>
            <thead>
              <tr>
                <th scope="col">{labels.certificate}</th>
                <th scope="col">{labels.validity}</th>
              </tr>
            </thead>
            <tbody>
              {page.certificateValidity.map((row) => (
                <tr key={row.certificate}>
                  <th scope="row">{row.certificate}</th>
                  <td>{row.validity}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </section>
  );
}

export function Links({ links }: Pick<TabView, 'links'>) {
  const labels = useLabels('admissions');
  if (links.length === 0) return null;
  return (
    <FoldedPart title={labels.importantLinks}>
      <LinkItems links={links} />
    </FoldedPart>
  );
}

/** Links to official sites, each with a description. */
export function LinkItems({
  links,
}: {
  links: readonly { label: string; href: string; description: string }[];
}) {
  return (
    <ul role="list" className="stack gap-3">
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink href={link.href}>{link.label}</SiteLink>
          <p className="note">{link.description}</p>
        </li>
      ))}
    </ul>
  );
}
