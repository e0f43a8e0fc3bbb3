type PictureProps = { className: string | undefined };

/** The start of a line: a small college bus. Decoration: the heading names the route. */
export function BusAtItsStop({ className }: PictureProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 49"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M14 42V14q0-4 4-4h64q6 0 7 5l4 15v12z" fill="var(--wall)" />
      <path d="M14 28h79v14H14z" fill="var(--leaf)" />
      <path d="M20 15h12v9H20zM36 15h12v9H36zM52 15h12v9H52z" strokeWidth="1" />
      <path d="M69 14h10v27H69z" fill="var(--paper)" strokeWidth="1" />
      <path d="M14 31h79" stroke="var(--brass)" strokeWidth="1" />
      <circle cx="30" cy="42" r="6" fill="var(--paper)" />
      <circle cx="64" cy="42" r="6" fill="var(--paper)" />
      <path d="M110 48V12" />
      <path d="M104 8h12v10h-12z" fill="var(--roof)" />
      <path d="M0 48h120" />
    </svg>
  );
}

/** The end of a line: the road reaches the gabled house of the logo. */
export function HouseAtTheEnd({ className }: PictureProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 120 64"
      aria-hidden="true"
      focusable="false"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M16 0v58" />
      <path d="M46 30h52v24H46z" fill="var(--wall)" />
      <path d="m38 32 34-24 34 24z" fill="var(--roof)" />
      <path d="m72 2 3 3-3 3-3-3z" fill="var(--brass)" strokeWidth="1" />
      <path d="M66 36h12v18H66z" fill="var(--leaf)" strokeWidth="1" />
      <path d="M52 38h8v8h-8zM84 38h8v8h-8z" strokeWidth="1" />
      <path d="M44 54h56v4H44z" fill="var(--tint-laterite)" strokeWidth="1" />
      <path d="M0 58h120" />
      <path d="M6 62h34M58 62h50" strokeWidth="1" />
    </svg>
  );
}
