import { formatTime } from '#app/i18n/format.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { DATES } from '#languages/dates.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time at the end of a text, as it is written there. */
type TimeAtEnd = { before: string; time: string };

/** What may stand behind a time in Malayalam: `രാവിലെ 10 മണിക്ക്`. */
const BEHIND = '(?: ?മണി(?:ക്ക്)?|-?ന്)?';
const CLOCK = String.raw`(\d{1,2})(?:[:.](\d{2}))?`;

/** How this site writes times, in each of its languages, from a minute of the day on. */
const FORMS = LOCALES.flatMap((locale) =>
  DATES[locale].times.map(([from, form]) => ({
    ...{ locale, from },
    pattern: new RegExp(`[ ,]+${form.replace('{clock}', CLOCK)}${BEHIND}$`, 'iu'),
  })),
);

/** A time after a day: `16:00`, `4.30 pm`, `10 am`; a number alone is none. */
const TIME = /[ ,]+(\d{1,2})(?:[:.](\d{2}))?(?::\d{2})?(?: ?([ap])\.?m\.?)?$/i;

/**
 * The time at the end of a text as `16:00`, and the text before it: `4.30 pm`, and as this site
 * writes it, such as `വൈകിട്ട് 4` or `12 noon`. An hour that no day has is as it was typed.
 */
export function timeAtEnd(text: string): TimeAtEnd | undefined {
  const said = FORMS.flatMap(({ locale, from, pattern }) => {
    const [whole, hour, minute = '0'] = pattern.exec(text) ?? [];
    if (whole === undefined || Number(hour ?? 12) > 12 || Number(minute) > 59) return [];
    const early = hour === undefined ? from : (Number(hour) % 12) * HOUR + Number(minute);
    const times = hour === undefined ? [from] : [early, early + DAY / 2];
    return times.map((minutes) => {
      const time = onClock(minutes);
      // Of the two, that which this site writes so, or else the nearer one: `വൈകിട്ട് 7`.
      const isSo = pattern.test(` ${formatTime(`2026-01-01T${time}:00+05:30`, locale)}`);
      const between = Math.abs(minutes - from);
      return { whole, time, distance: isSo ? 0 : Math.min(between, DAY - between) };
    });
  }).sort((one, other) => one.distance - other.distance);
  const [nearest] = said;
  if (nearest) return { before: text.slice(0, -nearest.whole.length), time: nearest.time };
  const [whole = '', hours = '', minutes, half] = TIME.exec(text) ?? [];
  if (minutes === undefined && half === undefined) return undefined;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return {
    before: text.slice(0, -whole.length),
    time: `${String(hour).padStart(2, '0')}:${minutes ?? '00'}`,
  };
}

const onClock = (minutes: number) =>
  [Math.floor(minutes / HOUR), minutes % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
