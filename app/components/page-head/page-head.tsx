import type { ReactNode } from 'react';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Divider } from '../divider/divider.tsx';
import { Drawing } from '../drawing/drawing.tsx';
import styles from './page-head.module.css';

export type PageHeadProps = {
  /** From the home page down to the parent of this page. */
  ancestors: readonly { label: string; href: string }[];
  title: string;
  /** Of the title and the lead, if it is not that of the page. */
  lang?: string;
  /** In the breadcrumb, if the title repeats its ancestors. */
  shortTitle?: string | undefined;
  /** Summary of the page in a sentence or two. */
  lead?: string | undefined;
  /** Text in a small box above the title. */
  tag?: ReactNode;
  /** Drawing on the ground line next to the title. */
  drawing?: string | undefined;
  /** Below the lead: status, dates, buttons. */
  children?: ReactNode;
};

/** The top of an inner page: breadcrumb, title, summary and drawing. */
export function PageHead({
  ancestors,
  title,
  lang,
  shortTitle = title,
  lead,
  tag,
  drawing,
  children,
}: PageHeadProps) {
  const { messages } = useLocale();
  return (
    <>
      <Breadcrumbs label={messages.breadcrumb} ancestors={ancestors} current={shortTitle} />
      <header lang={lang} className={`stack gap-5 ${styles.head}`} data-drawing={drawing}>
        <div className={`stack gap-3 ${styles.words}`}>
          {tag}
          <h1>{title}</h1>
          {lead !== undefined && (
            <p className={`lead ${styles.lead}`}>
              <span>{lead}</span>
            </p>
          )}
          {children}
        </div>
        {drawing && <Drawing drawing={drawing} isCropped className={styles.drawing} />}
      </header>
      {drawing && <Divider className={styles.ground} />}
    </>
  );
}
