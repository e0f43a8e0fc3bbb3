import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';

const MAX_LINE = 75;
const FILES = namesLike('build/client/**/*.ics');

/** Entries of a built calendar as a program of the visitor reads them. */
function entriesOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(readFileSync(file, 'utf8')));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate, endDate, summary, location } = new ICAL.Event(entry);
    const [start, end] = [startDate, endDate].map((date) => date.toJSDate().toISOString());
    return { uid, start, end, summary, location };
  });
}
const idsIn = (files: readonly string[]) =>
  files.flatMap((file) => entriesOf(file).map(({ uid }) => uid)).sort();

it('lines of calendars end, fold and state times as in the standard, and each entry has an identifier of its own', () => {
  expect(FILES.length).toBeGreaterThan(80);
  for (const file of FILES) {
    const source = readFileSync(file, 'utf8');
    expect(source.replaceAll('\r\n', ''), file).not.toMatch(/[\r\n]/);
    expect(source, file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(source.split('\r\n').filter((line) => Buffer.byteLength(line) > MAX_LINE)).toEqual([]);
    expect(source.match(/^DTSTAMP:(?!\d{8}T\d{6}Z\r$).*/gm), file).toBeNull();
    // No invitation, and no properties but those of the standard, before what the calendar holds
    // (RFC 5545, 3.4; RFC 5546, 3.2).
    expect(source, file).not.toMatch(/^(?:METHOD|TIMEZONE-ID)/m);
    expect(source, file).not.toMatch(/^END:V(?!CALENDAR)\w+\r\n(?!BEGIN:|END:)/m);
    expect(new Set(idsIn([file])).size, file).toBe(entriesOf(file).length);
  }
});

// Calendar entries are shown without the site, so samples are marked in them.
it.each([
  [
    'calendar/annual-sports-meet',
    'event-annual-sports-meet',
    '2027-01-21T03:00:00.000Z',
    '2027-01-22T12:00:00.000Z',
    'Sample entry: Annual sports meet',
    'College ground, Government Engineering College',
  ],
  [
    'calendar/stream-phd',
    'stream-phd.application-2026-december',
    '2026-12-01T04:30:00.000Z',
    '2027-01-05T11:30:00.000Z',
    'Sample entry: Ph.D: Application',
    null,
  ],
  [
    'ml/calendar/stream-phd',
    'stream-phd.application-2026-december',
    '2026-12-01T04:30:00.000Z',
    '2027-01-05T11:30:00.000Z',
    'മാതൃക: പിഎച്ച്.ഡി.: അപേക്ഷാ സമർപ്പണം',
    null,
  ],
])('%s has the dates and texts of its entry', (name, id, start, end, summary, location) => {
  expect(entriesOf(`build/client/${name}.ics`)[0]).toEqual({
    uid: `${id}@www.college.example`,
    start,
    end,
    summary,
    location,
  });
});

it.each(['', 'ml/'])(
  'the calendar of admissions below /%s has every date of every stream and event',
  (prefix) => {
    const own = namesLike(`build/client/${prefix}calendar/{stream,admission}-*.ics`);
    expect(own).toHaveLength(13);
    const ids = idsIn([`build/client/${prefix}calendar/admissions.ics`]);
    expect(ids).toEqual(idsIn(own));
    expect(ids).toEqual(idsIn(['build/client/calendar/admissions.ics']));
  },
);
