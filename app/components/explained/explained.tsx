import type { Html } from '#app/lib/html.server.ts';

type ExplainedProps = {
  /** A text of the content as HTML, with its abbreviations explained. */
  html: Html;
  as?: 'p' | 'li' | 'dd' | 'td' | 'span';
  className?: string | undefined;
  /** Column heading of a cell, shown next to it on phones. */
  label?: string | undefined;
};

/** A text in which the first use of an abbreviation opens its explanation. */
export function Explained({ html, as: Element = 'p', className, label }: ExplainedProps) {
  return (
    <Element
      className={className}
      data-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the view from plain text, with all HTML characters escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
