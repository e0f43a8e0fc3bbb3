type LogoProps = {
  /** Address of the college's own logo. */
  src: string | undefined;
  className?: string | undefined;
};

/**
 * The sign of the college: its own logo, or a gabled house of laterite with a brass door.
 * Decorative; the name is next to it.
 */
export function Logo({ src, className }: LogoProps) {
  if (src) return <img src={src} alt="" width={48} height={48} className={className} />;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path d="M1.5 21.4 24 4.4 46.5 21.4l0 4.8L24 9.6 1.5 26.2Z" fill="var(--leaf)" />
      <path
        d="M8 25.6 16 19.8V27H8ZM40 25.6 32 19.8V27h8ZM17.4 18.8 24 14l6.6 4.8V23h-2.4L24 19.4 19.8 23H17.4ZM8 28.4h4.6V34H8ZM14 28.4h4V34H14ZM30 28.4h4V34H30ZM35.4 28.4H40V34h-4.6ZM8 35.4h10V41H8ZM30 35.4h10V41H30Z"
        fill="var(--roof)"
      />
      <path d="M24 0l2.6 2.4L24 4.8 21.4 2.4ZM20 41V27l4-3.6 4 3.6V41Z" fill="var(--brass)" />
      <path d="M4 42.6H44V44.8H4ZM4 46.4H44V47.6H4Z" fill="var(--leaf)" />
    </svg>
  );
}
