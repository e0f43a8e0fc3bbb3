import { CalendarPlus } from 'lucide-react';
import buttonStyles from '../button/button.module.css';

/** The link to a calendar file, as a button. */
export function CalendarButton({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} download className={buttonStyles.button} data-variant="outlined">
      {label}
      <CalendarPlus />
    </a>
  );
}
