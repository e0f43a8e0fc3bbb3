// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { streamRows } from '#app/content/rows/admission-dates.server.ts';
import { localisePath } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { StreamList } from './stream-list.tsx';

const FEED = {
  href: '/calendar/admissions.ics',
  subscribeHref: 'webcal://college.example/calendar/admissions.ics',
};

/** The sample dates of the Ph.D stream: applications from 1 December 2026, 10 am, to 5 January 2027, 5 pm; the examination on 23 January. */
it.each([
  ['en', '2026-11-28T09:00:00+05:30', 'Opens in 3 days'],
  ['ml', '2026-11-28T09:00:00+05:30', '3\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും'],
] as const)(
  'the streams (%s) have their status at %s, their tab, official site and calendar: Ph.D %s',
  (locale, now, words) => {
    const labels = labelsFor('admissions', locale);
    const streams = streamRows(getSite(), locale);
    show(<StreamList streams={streams} feed={FEED} now={Date.parse(now)} />, locale);
    seeAt(Date.parse(now));
    const row = (id: string) =>
      within(need(document.querySelector<HTMLElement>(`[data-stream="${id}"]`)));
    const status = (id: string) =>
      document.querySelector(`[data-stream="${id}"] [data-state]`)?.textContent;
    expect(status('phd')).toBe(words);
    for (const id of ['btech', 'barch', 'lateral-entry', 'mca'])
      expect(status(id)).toBe(labels.unannounced);
    expect(status('mtech')).toContain(labels.closed);
    for (const { id, name, href, runBy, officialLink, calendarHref } of streams) {
      const links = row(id).getAllByRole('link');
      const hrefOf = (words: string) =>
        links.find(({ textContent }) => textContent?.startsWith(words))?.getAttribute('href');
      expect(
        within(row(id).getByRole('heading', { level: 3, name }))
          .getByRole('link')
          .getAttribute('href'),
      ).toBe(href);
      expect(hrefOf(`${runBy} (`)).toBe(officialLink);
      expect(hrefOf(labels.inCalendar)).toBe(calendarHref);
    }
    expect(streams.find(({ id }) => id === 'phd')?.calendarHref).toBe(
      localisePath('/calendar/stream-phd.ics', locale),
    );
  },
);
