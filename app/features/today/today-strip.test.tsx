// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { show } from '#tests/support/show.tsx';
import { todayBlock } from './today.server.ts';
import { TodayStrip } from './today-strip.tsx';

it.each([
  ['en', 'Last date for bids, 3 pm: '],
  ['ml', 'ടെൻഡർ സമർപ്പിക്കേണ്ട അവസാന തീയതി, വൈകിട്ട് 3: '],
] as const)(
  'the home page says what is due on the next date, not only where (%s)',
  (locale, due) => {
    const { days, ...today } = todayBlock(
      getSite(),
      locale,
      Date.parse('2026-12-04T00:00:00+05:30'),
    );
    const tender = days.filter(({ href }) => href.endsWith('/laboratory-chemicals'));
    show(<TodayStrip today={{ ...today, days: tender }} />, locale);
    expect(document.body.textContent).toContain(`${due}${tender[0]?.title}`);
  },
);
