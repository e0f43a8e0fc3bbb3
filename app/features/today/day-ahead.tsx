import type { TodayBlock } from './today.server.ts';

/** A day of the next seven, with what is due and a link to the entry that says so. */
export function DayAhead({ day }: { day: TodayBlock['days'][number] }) {
  return (
    <>
      <strong>{day.date}</strong>
      {`, ${day.what}: `}
      <a href={day.href}>{day.title}</a>
    </>
  );
}
