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

/**
 * A day, or a moment in the time of India wherever the reader is, with the day in words beside it.
 */
function widgetOf(type: 'date' | 'datetime-local', read: typeof readDay) {
  const isMoment = type === 'datetime-local';
  return ({ id, value, onChange, registry }: Props) => {
    const { locale, words } = registry.formContext;
    const isKnown = typeof value === 'string' && !Number.isNaN(Date.parse(value));
    const shown = isKnown ? (isMoment ? collegeMinute(Date.parse(value)) : value) : '';
    return (
      <span className="moment">
        <input
          {...describedBy(id)}
          type={type}
          value={shown}
          onChange={({ target }) => onChange(read(target.value, target.validity.badInput))}
        />{' '}
        <DayInWords value={shown} locale={locale} />{' '}
        {isMoment && <small>({words.indiaTime})</small>}
      </span>
    );
  };
}

export const DayWidget = widgetOf('date', readDay);
export const MomentWidget = widgetOf('datetime-local', readMoment);
