type ExplainedProps = {
  /** A text of the content as HTML, with its short words explained. */
  html: string;
  as?: 'p' | 'li' | 'dd' | 'td' | 'span';
  className?: string | undefined;
  /** Head of the column of a cell, which stands beside it on phones. */
  label?: string | undefined;
};

/** A text in which the first use of a short word opens its explanation. */
export function Explained({ html, as: Element = 'p', className, label }: ExplainedProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the view from plain text, with all signs of HTML escaped
  return <Element className={className} data-label={label} dangerouslySetInnerHTML={{ __html: html }} />;
}
