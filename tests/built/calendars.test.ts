import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { labelsFor } from '#app/content/labels.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const { admissions, college, events } = getSite();
const HOST = new URL(college.siteUrl).hostname;
const MAX_LINE = 75;

/** Entries of a calendar as a program of the visitor reads them; lines end, fold and state times as in the standard. */
function readCalendar(file: string, locale: Locale) {
  const source = readFileSync(
    `build/client${localisePath(`/calendar/${file}.ics`, locale)}`,
    'utf8',
  );
  expect(source.replaceAll('\r\n', ''), 'lines end with carriage return and line feed').not.toMatch(
    /[\r\n]/,
  );
  expect(
    source.startsWith('BEGIN:VCALENDAR\r\n') && source.endsWith('END:VCALENDAR\r\n'),
    file,
  ).toBe(true);
  expect(source.split('\r\n').filter((line) => Buffer.byteLength(line) > MAX_LINE)).toEqual([]);
  expect(source.match(/^DTSTAMP:(?!\d{8}T\d{6}Z\r$).*/gm), 'stamps are in UTC').toBeNull();
  const calendar = new ICAL.Component(ICAL.parse(source));
  const zone = calendar.getFirstSubcomponent('vtimezone');
  if (zone) ICAL.TimezoneService.register(zone);
  const entries = calendar.getAllSubcomponents('vevent').map((entry) => {
    const { uid, startDate, endDate, summary, description, location } = new ICAL.Event(entry);
    const of = (property: string) => String(entry.getFirstPropertyValue(property));
    const [opensAt, closesAt] = [startDate, endDate].map((date) => date.toJSDate().toISOString());
    const zoneName = entry.getFirstProperty('dtstart')?.getFirstParameter('tzid');
    return {
      uid,
      opensAt,
      closesAt,
      summary,
      description,
      location,
      zone: zoneName,
      stamp: of('dtstamp'),
      changed: of('last-modified'),
      of,
    };
  });
  const value = (name: string) => String(calendar.getFirstPropertyValue(name));
  return {
    source,
    entries,
    zone: zone?.getFirstPropertyValue('tzid'),
    version: value('version'),
    // The library for the tests takes it for no text, in which commas are marked.
    name: value('x-wr-calname').replaceAll('\\,', ','),
  };
}

const moment = (text: string) => new Date(text).toISOString();

describe.each(PUBLISHED)('the calendars of admissions (%s)', (locale) => {
  const streams = admissions.streams.map(({ id, name, windows }) => ({
    file: `stream-${id}`,
    entries: windows.map((window) => ({
      ...window,
      uid: `stream-${id}.${window.id}`,
      words: `${name[locale]}: ${labelsFor('admissions', locale).windowKind[window.kind]}`,
    })),
  }));
  const dated = admissions.events.flatMap(({ calendarId, opensAt, closesAt, revision, title }) =>
    calendarId && opensAt && closesAt
      ? [
          {
            file: `admission-${calendarId}`,
            entries: [
              { uid: `admission-${calendarId}`, opensAt, closesAt, revision, words: title[locale] },
            ],
          },
        ]
      : [],
  );
  const single = [...streams, ...dated];
  const all = { file: 'admissions', entries: single.flatMap(({ entries }) => entries) };

  it('have the dates of the content: the feed, every stream and every event with dates', () => {
    expect(single).toHaveLength(13);
    for (const { file, entries: expected } of [all, ...single]) {
      const { entries, version, zone } = readCalendar(file, locale);
      expect([version, zone]).toEqual(['2.0', 'Asia/Kolkata']);
      const found = entries.map(
        ({ uid, opensAt, closesAt, summary, stamp, zone: zoneName, of }) => ({
          ...{ uid, opensAt, closesAt, summary, stamp, zone: zoneName },
          sequence: of('sequence'),
        }),
      );
      expect(found, file).toEqual(
        expected.map(({ uid, opensAt, closesAt, revision, words }) => ({
          uid: `${uid}@${HOST}`,
          opensAt: moment(opensAt),
          closesAt: moment(closesAt),
          // All shipped dates are samples and are marked as such in each entry.
          summary: `${messagesFor(locale).sampleNote}: ${words}`,
          // Unchanged content gives an unchanged file: it contains no build time, but the day of the last change.
          stamp: '2026-11-20T18:30:00Z',
          zone: 'Asia/Kolkata',
          sequence: String((revision ?? 0) - 1),
        })),
      );
    }
  });

  it('have an identifier of its own for each entry, the same in both languages', () => {
    const feed = readCalendar('admissions', locale);
    const ids = feed.entries.map(({ uid }) => uid);
    expect(new Set(ids).size).toBe(all.entries.length);
    expect(ids).toEqual(readCalendar('admissions', 'en').entries.map(({ uid }) => uid));
    expect(feed.name).toBe(
      fillIn(labelsFor('admissions', locale).admissionFeed, { college: college.name[locale] }),
    );
  });
});

it.each(PUBLISHED)(
  'the calendar of an event has its dates in UTC and its texts, and is recognised after a new build (%s)',
  (locale) => {
    for (const { id, start, end, title, summary, venue, sample } of events) {
      const { source, entries } = readCalendar(id, locale);
      expect(source.match(/^DT(?:START|END):\d{8}T\d{6}Z\r$/gm), id).toHaveLength(2);
      expect(entries, id).toMatchObject([
        {
          uid: `event-${id}@${HOST}`,
          ...{
            opensAt: moment(start),
            closesAt: moment(end),
            description: summary[locale],
            location: `${venue[locale]}, ${college.name[locale]}`,
          },
          // A calendar entry is shown without the site, so samples are marked in it.
          summary: sample ? `${messagesFor(locale).sampleNote}: ${title[locale]}` : title[locale],
        },
      ]);
      const [entry] = entries;
      expect(entry?.of('url')).toBe(`${college.siteUrl}${localisePath(`/events/${id}`, locale)}`);
      // The day of the last change of the content, the same in both languages.
      expect(entry?.stamp).toBe(entry?.changed);
      expect(entry?.of('sequence')).toBe(readCalendar(id, 'en').entries[0]?.of('sequence'));
    }
  },
);
