import { describe, expect, it } from 'vitest';
import { admissionCalendar } from '#app/features/admissions/admission-calendar.server.ts';
import { eventCalendar, eventsFeed } from '#app/features/events/event-calendar.server.ts';
import { getSite } from '#app/site.ts';
import { calendarFile } from './calendar-file.server.ts';

const site = getSite();
const [first] = site.events;
if (!first) throw new Error('no event');
const withEvent = (change: object) => ({
  ...site,
  pageDays: { ...site.pageDays, '/events': '2026-11-21' },
  events: [{ ...first, id: 'arts-day', ...change }],
});
const linesOf = (file: string | undefined) =>
  file?.split('\r\n').filter((line) => /^(?:DT|LAST-MODIFIED|SEQUENCE)/.test(line));
const STAMPS = ['DTSTAMP:20261120T183000Z', 'LAST-MODIFIED:20261120T183000Z'];

describe('an event in the calendar', () => {
  it.each([
    [
      'of one whole day',
      '2026-12-10T00:00:00+05:30',
      '2026-12-11T00:00:00+05:30',
      ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'],
    ],
    [
      'of one whole day, in another notation',
      '2026-12-09T18:30:00Z',
      '2026-12-10T18:30:00Z',
      ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'],
    ],
    [
      'to the last minute of the third day',
      '2026-12-30T00:00:00+05:30',
      '2027-01-01T23:59:00+05:30',
      ['DTSTART;VALUE=DATE:20261230', 'DTEND;VALUE=DATE:20270102'],
    ],
    [
      'to the last second',
      '2026-12-10T00:00:00+05:30',
      '2026-12-10T23:59:59+05:30',
      ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'],
    ],
    [
      'with times',
      '2026-12-10T10:00:00+05:30',
      '2026-12-11T00:00:00+05:30',
      ['DTSTART:20261210T043000Z', 'DTEND:20261210T183000Z'],
    ],
    [
      'of a morning',
      '2026-12-10T00:00:00+05:30',
      '2026-12-10T09:00:00+05:30',
      ['DTSTART:20261209T183000Z', 'DTEND:20261210T033000Z'],
    ],
  ])('%s has days or times accordingly', (_, start, end, expected) => {
    const changed = withEvent({ start, end });
    for (const file of [eventCalendar(changed, 'arts-day', 'ml'), eventsFeed(changed, 'en')])
      expect(linesOf(file)).toEqual(expect.arrayContaining(expected));
  });

  it('is stamped with its last change, whenever it begins', () => {
    const start = { start: '2026-12-10T10:00:00+05:30', end: '2026-12-10T12:00:00+05:30' };
    expect(linesOf(eventsFeed(withEvent(start), 'en'))).toEqual(
      expect.arrayContaining([...STAMPS, 'SEQUENCE:0']),
    );
    const changed = linesOf(
      eventsFeed(withEvent({ ...start, updatedOn: '2026-11-24', revision: 3 }), 'ml'),
    );
    expect(changed).toEqual(
      expect.arrayContaining([
        'DTSTAMP:20261123T183000Z',
        'LAST-MODIFIED:20261123T183000Z',
        'SEQUENCE:2',
      ]),
    );
    const published = linesOf(
      eventsFeed(withEvent({ ...start, publishFrom: '2026-11-23T10:00:00+05:30' }), 'en'),
    );
    expect(published).toContain('DTSTAMP:20261122T183000Z');
  });
});

it('admissions in the calendar are stamped with their last change, and have days where they have no times', () => {
  const [stream] = site.admissions.streams.filter(({ windows }) => windows.length > 0);
  if (!stream) throw new Error('no stream with dates');
  const window = {
    ...stream.windows[0],
    id: 'days',
    opensAt: '2026-12-01T00:00:00+05:30',
    closesAt: '2026-12-05T23:59:00+05:30',
    revision: 2,
  };
  const admissions = {
    ...site.admissions,
    events: [],
    streams: [{ ...stream, windows: [window] }],
  } as typeof site.admissions;
  const file = admissionCalendar(
    { ...site, pageDays: { ...site.pageDays, '/admissions': '2026-11-21' }, admissions },
    'admissions',
    'ml',
  );
  expect(linesOf(file)).toEqual(
    expect.arrayContaining([
      ...STAMPS,
      'SEQUENCE:1',
      'DTSTART;VALUE=DATE:20261201',
      'DTEND;VALUE=DATE:20261206',
    ]),
  );
});

it('no text begins a line of a calendar, its name included', () => {
  const typed = 'Fees, new; list\\n\nEND:VEVENT\r\nBEGIN:VEVENT';
  const file = calendarFile(typed, [
    { id: 'a', start: new Date(0), summary: typed, description: typed, location: typed },
  ]);
  const lines = file.replaceAll('\r\n ', '').split(/\r\n|\r|\n/);
  expect(lines.filter((line) => /^(?:BEGIN|END):VEVENT/.test(line))).toEqual([
    'BEGIN:VEVENT',
    'END:VEVENT',
  ]);
  for (const name of ['NAME', 'X-WR-CALNAME', 'SUMMARY', 'DESCRIPTION', 'LOCATION'])
    expect(lines).toContain(`${name}:Fees\\, new\\; list\\\\n\\nEND:VEVENT\\nBEGIN:VEVENT`);
});
