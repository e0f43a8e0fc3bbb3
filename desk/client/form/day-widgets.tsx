import type { WidgetProps } from '@rjsf/utils';
import { collegeMinute } from '#app/domain/clock.ts';
import { formatDay } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { describedBy } from './field-parts.tsx';
import type { FormContext } from './form-context.ts';
import { readDay, readMoment } from './typed-value.ts';

type Props = WidgetProps<unknown, Record<string, unknown>, FormContext>;

/** A day in words, with its weekday: browsers write 12/01/2026 for the first of December. */
export function DayInWords({ value, locale }: { value: unknown; locale: Locale }) {
  const isDay = typeof value === 'string' && value.length >= 10 && !Number.isNaN(Date.parse(value));
  return <small>{isDay && formatDay(value.slice(0, 10), locale)}</small>;
}

/** A day, with its words beside it. */
export function DayWidget({ id, value, onChange, registry }: Props) {
  return (
    <span className="moment">
      <input
        {...describedBy(id)}
        type="date"
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(readDay(target.value, target.validity.badInput))}
      />{' '}
      <DayInWords value={value} locale={registry.formContext.locale} />
    </span>
  );
}

/** A moment in the time of India, wherever the reader is. */
export function MomentWidget({ id, value, onChange, registry }: Props) {
  const local =
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? collegeMinute(Date.parse(value))
      : '';
  return (
    <span className="moment">
      <input
        {...describedBy(id)}
        type="datetime-local"
        value={local}
        onChange={({ target }) => onChange(readMoment(target.value, target.validity.badInput))}
      />{' '}
      <DayInWords value={local} locale={registry.formContext.locale} />{' '}
      <small>({registry.formContext.words.indiaTime})</small>
    </span>
  );
}
