type CalendarLinkProps = {
  /** Without an address there is nothing to take. */
  href: string | undefined;
  label: string;
  /** Whose dates they are; said, not shown, because the link stands beside it. */
  title: string;
};

/** The link to a calendar file. */
export function CalendarLink({ href, label, title }: CalendarLinkProps) {
  if (!href) return null;
  return (
    <p>
      <a href={href} download>
        {label}
        <span className="visually-hidden">: {title}</span>
      </a>
    </p>
  );
}
