// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inEvery } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { seeAt } from '#tests/support/page-script.ts';
import { show } from '#tests/support/show.tsx';
import { academicCalendarView, collegeYearCalendar } from './calendar.server.ts';
import AcademicCalendarPage from './calendar-page.tsx';

const site = getSite();
const NOW = Date.parse('2026-12-24T09:00:00+05:30');
const view = academicCalendarView(site, 'en', NOW);

it('the academic year stands by month from July to June, the months that are over folded', () => {
  expect([view.past[0]?.title, view.past.at(-1)?.title]).toEqual(['July 2026', 'November 2026']);
  expect([view.months[0]?.title, view.months.at(-1)?.id.slice(0, 4)]).toEqual([
    'December 2026',
    '2027',
  ]);
});

it.each([
  ['a holiday', '2026-12-25', 'Closed: Christmas'],
  ['a last date', '2026-12-18', 'Last date to confirm the room and pay'],
  ['an examination', '2026-12-14', 'Hall tickets are issued'],
  ['an event, with its hours alone', '2027-01-16', '10 am – 1 pm'],
  ['an event of several days', '2027-01-04', '7:30 am – 8 January 2027, 5 pm'],
  ['a registration', '2027-01-06', 'Registration opens'],
  ['the first day of classes', '2027-01-11', 'Even semester: classes begin'],
  ['the last day of classes', '2027-04-30', 'Even semester: classes end'],
  [
    'a test of several days',
    '2027-02-15',
    'First internal test, until Wednesday, 17 February 2027',
  ],
  ['the end of an admission', '2027-01-05', 'Application ends at 5 pm'],
])('%s is in it on its day', (_, day, text) => {
  const entries = view.months.flatMap((month) => month.entries);
  expect(
    entries.filter((entry) => entry.day === day).map((entry) => entry.text.replace(/<[^>]+>/g, '')),
  ).toContain(text);
});

it('a day is marked as closed, for a date and for an event, an event on each of its days', () => {
  const marks = (month: string, date: number) =>
    view.months.find(({ id }) => id === month)?.days.find((day) => day.date === date)?.marks;
  // Christmas, a Sunday, the second Saturday and the third.
  expect([25, 6, 12, 19].map((date) => marks('2026-12', date))).toEqual([
    ['closed'],
    ['closed'],
    ['closed'],
    ['event'],
  ]);
  expect([7, 8, 9].map((date) => marks('2027-01', date))).toEqual([
    ['event'],
    ['date', 'event'],
    ['closed'],
  ]);
  expect(view.months.map(({ days }) => days.length).slice(0, 3)).toEqual([31, 31, 28]);
});

it('a test is marked on each of its days, classes on the first and the last', () => {
  const marks = (month: string) =>
    view.months
      .find(({ id }) => id === month)
      ?.days.filter((day) => day.marks.includes('date'))
      .map(({ date }) => date);
  expect([marks('2027-02'), marks('2027-03'), marks('2027-04')]).toEqual([
    [15, 16, 17],
    [],
    [5, 6, 7, 30],
  ]);
});

it('an examination that goes on into the next month has a line there too, with its first day', () => {
  const terms = [
    {
      ...{ kind: 'examination' as const, from: '2027-05-25', to: '2027-06-10' },
      name: inEvery(() => 'Examinations'),
    },
  ];
  const { months } = academicCalendarView(
    { ...site, calendar: { ...site.calendar, terms } },
    'en',
    NOW,
  );
  const lines = (wanted: string) =>
    months
      .find(({ id }) => id === wanted)
      ?.entries.filter(({ text }) => text.startsWith('Examinations'))
      .map(({ date, weekday, text }) => `${date} ${weekday} ${text}`);
  expect([lines('2027-05'), lines('2027-06')]).toEqual([
    ['25 Tuesday Examinations, until Thursday, 10 June 2027'],
    ['25 May 2027 Tuesday Examinations, until Thursday, 10 June 2027'],
  ]);
});

it('a test is whole days in the calendar file, with the day after the last as its end', () => {
  const [, entry = ''] = collegeYearCalendar(site, 'en').split('SUMMARY:First internal test\r\n');
  const before = collegeYearCalendar(site, 'en').split('SUMMARY:First internal test\r\n')[0] ?? '';
  expect(entry).not.toBe('');
  expect(before.slice(before.lastIndexOf('BEGIN:VEVENT'))).toMatch(
    /DTSTART;VALUE=DATE:20270215\r\nDTEND;VALUE=DATE:20270218/,
  );
});

it('has no day of a semester by the pattern of past years, which the dates of this one would contradict', () => {
  expect(JSON.stringify(view.months)).not.toContain('KTU handbook');
});

it('says whether the college is closed tomorrow', () => {
  show(<AcademicCalendarPage view={view} />, 'en');
  seeAt(NOW);
  const tomorrow = need(screen.getByText('Tomorrow').parentElement);
  expect(tomorrow.textContent).toBe('TomorrowFriday, 25 December 2026Closed: Christmas');
});

it('a day with several entries is written once in its month', () => {
  show(<AcademicCalendarPage view={view} />, 'en');
  const december = need(document.querySelector('#month-2026-12'));
  const days = [...december.querySelectorAll('time')].map((time) => time.textContent);
  expect(days.length).toBe(new Set(days).size);
  expect(december.querySelectorAll('[data-kind]').length).toBeGreaterThan(days.length);
  // Several are a list: side by side in one line they would be one sentence.
  expect(december.querySelectorAll('span[data-kind] + span')).toHaveLength(0);
});

it('is a calendar file with whole days', () => {
  const file = collegeYearCalendar(site, 'en');
  expect(file).toContain('DTSTART;VALUE=DATE:20261225');
  expect(file).toContain('SUMMARY:Closed: Christmas');
});

it('has a notice and an event under the identifiers of their own calendars, so that a phone lists them once', () => {
  const file = collegeYearCalendar(site, 'en');
  expect(file).toContain('UID:notice-hostel-rooms-even-semester.');
  expect(file).toContain('UID:event-science-day-2026@www.college.example');
  const ids = file.match(/^UID:.*$/gm) ?? [];
  expect(new Set(ids).size).toBe(ids.length);
});
