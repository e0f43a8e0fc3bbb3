type CalendarLinkProps = {
  /** Without an address there is nothing to take. */
  href: string | undefined;
  label: string;
  /** The owner of the dates, for screen readers only, because it is visible next to the link. */
  title: string;
};

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
