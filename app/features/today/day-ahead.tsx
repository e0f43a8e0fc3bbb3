import type { TodayBlock } from './today.server.ts';

/** A day of the next seven, with what is due and a link to the entry that says so. */
export function DayAhead({ day }: { day: TodayBlock['days'][number] }) {
  return (
    <>
      <strong>{day.date}</strong>
      {', '}
      <span lang={day.only?.lang}>{day.what}</span>
      {': '}
      <a href={day.href} lang={day.only?.lang}>
        {day.title}
      </a>
    </>
  );
}
