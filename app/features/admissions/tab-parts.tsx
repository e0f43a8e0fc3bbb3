import type { ReactNode } from 'react';
import { Explained } from '#app/components/explained/explained.tsx';
import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import { useLocale } from '#app/i18n/locale-context.tsx';
import type { AdmissionsView } from '#app/views/admissions/admission.server.ts';
import { useLabels } from './labels-context.ts';
import styles from './tab-content.module.css';

type PartProps = { title: string; children: ReactNode };

/** A part of a tab with its heading. */
export function Part({ title, children }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function TextList({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Explained as="li" key={item} html={item} />
      ))}
    </ul>
  );
}

/** How long certificates last, and that originals are shown and handed back. */
export function Originals({ page, text }: { page: AdmissionsView['page']; text: string }) {
  const labels = useLabels();
  return (
    <Part title={labels.certificateValidity}>
      <table className={styles.validity}>
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
      <NoticeBox tone="warning" title={labels.originalsTitle}>
        <Explained as="span" html={text} />
      </NoticeBox>
    </Part>
  );
}

export function Links({ links }: { links: AdmissionsView['btech']['links'] }) {
  const labels = useLabels();
  if (links.length === 0) return null;
  return (
    <Part title={labels.importantLinks}>
      <LinkItems links={links} />
    </Part>
  );
}

/** Links to official sites, each with a sentence what is there. */
export function LinkItems({ links }: { links: readonly { label: string; href: string; description: string }[] }) {
  const { messages } = useLocale();
  return (
    <ul role="list" className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <SiteLink href={link.href} newTabNote={messages.opensInNewTab}>
            {link.label}
          </SiteLink>
          <Explained html={link.description} />
        </li>
      ))}
    </ul>
  );
}
