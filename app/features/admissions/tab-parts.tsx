import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeBox } from '#app/components/notice-box/notice-box.tsx';
import { SiteLink } from '#app/components/site-link/site-link.tsx';
import type { AdmissionsView } from '#app/content/views/admission.server.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
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
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

type DocumentsProps = { documents: readonly string[]; page: AdmissionsView['page'] };

/** What to bring, how long certificates last, and that originals are shown and handed back. */
export function Documents({ documents, page }: DocumentsProps) {
  const labels = useLabels();
  return (
    <>
      <Part title={labels.bringThese}>
        <ul role="list" className={styles.checks}>
          {documents.map((document) => (
            <li key={document}>
              <Check />
              {document}
            </li>
          ))}
        </ul>
        <NoticeBox tone="warning" title={labels.originalsTitle}>
          {page.originals}
        </NoticeBox>
      </Part>
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
      </Part>
    </>
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
          <p>{link.description}</p>
        </li>
      ))}
    </ul>
  );
}
