import type { ReactNode } from 'react';
import { foldPart, PhoneFold } from '../disclosure/phone-fold.tsx';
import { PageHead, type PageHeadProps } from '../page-head/page-head.tsx';
import styles from './columns.module.css';

/** The frame of an inner page: the width of the content and its padding. */
export function PageFrame({ children }: { children: ReactNode }) {
  return <div className="page page-top">{children}</div>;
}

/** Content with no list next to it. */
export function Content({ children }: { children: ReactNode }) {
  return <div className={`stack to-start flow ${styles.content}`}>{children}</div>;
}

type RailProps = { children: ReactNode /** Whom to ask. */; contact: ReactNode };

/**
 * The text of an entry, and its contact: below it, on wide screens beside it. Sections, because
 * reader views that find little text weigh these more than other boxes, and leave none out for its
 * links.
 */
export function Railed({ children, contact }: RailProps) {
  return (
    <div className={`stack flow ${styles.content} ${styles.railed}`}>
      <section className={`stack to-start flow ${styles.content}`}>{children}</section>
      <section className="stack gap-5 to-start flow">{contact}</section>
    </div>
  );
}

type PageProps = Omit<PageHeadProps, 'children'> & {
  /** Below the lead: status, dates, buttons. */ status?: ReactNode;
  /** A list next to the content on wide screens, above it on narrow ones. */
  side?: ReactNode;
  children: ReactNode;
};

/** An inner page. */
export function Page({ status, side, children, ...head }: PageProps) {
  const content = <Content>{children}</Content>;
  return (
    <PageFrame>
      <PageHead {...head}>{status}</PageHead>
      {side ? (
        <div className={`stack gap-7 ${styles.columns}`}>
          {side}
          {content}
        </div>
      ) : (
        content
      )}
    </PageFrame>
  );
}

type PartProps = {
  id?: string | undefined;
  title: string;
  /**
   * What is inside, in a line; the section is then folded on phones. Nothing if there is nothing to
   * fold.
   */
  fold?: string | false;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A section with a second-level heading. */
export function Part({ id, title, fold, isOpen, children }: PartProps) {
  return (
    <section id={id} className={`stack gap-4 flow ${foldPart(fold && !isOpen)}`}>
      <h2>{title}</h2>
      <PhoneFold summary={fold} isOpen={isOpen}>
        {children}
      </PhoneFold>
    </section>
  );
}
