import { ArrowRight } from 'lucide-react';
import styles from './section-heading.module.css';

type SectionHeadingProps = { id?: string; title: string; link?: { label: string; href: string } };

/** A section heading of the home page, with one link at the right. */
export function SectionHeading({ id, title, link }: SectionHeadingProps) {
  return (
    <div className={`cluster apart ${styles.row}`}>
      <h2 id={id}>{title}</h2>
      {link && (
        <a href={link.href}>
          {link.label}
          <ArrowRight />
        </a>
      )}
    </div>
  );
}
