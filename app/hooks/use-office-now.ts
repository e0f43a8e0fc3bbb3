import { formatMoment, formatTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/locale-context.tsx';
import { fillIn } from '#app/lib/fill-in.ts';
import { type OfficeHours, officeState } from '#app/lib/office-hours.ts';
import { useNow } from './use-now.ts';

type Labels = { openUntil: string; opensAt: string };

/** Whether offices are open by the visitor's clock, and until or from when, for a {@link Status}. */
export function useOfficeNow(
  builtAt: number,
  hours: OfficeHours,
  { openUntil, opensAt }: Labels,
): { state: 'active' | 'closed'; label: string } {
  const { locale } = useLocale();
  const { isOpen, next } = officeState(useNow(builtAt), hours);
  return isOpen
    ? { state: 'active', label: fillIn(openUntil, { time: formatTime(next, locale) }) }
    : { state: 'closed', label: fillIn(opensAt, { moment: formatMoment(next, locale) }) };
}
