import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { fillIn } from '#app/lib/fill-in.ts';
import { expect, test } from '#tests/support/test.ts';

// Files need no screen: one size is enough.

const { admissions, college } = getSite();
const HOST = new URL(college.siteUrl).hostname;
const MAX_LINE = 75;

/** The contents of each calendar, as derived from the content files. */
type Expected = { uid: string; opensAt: string; closesAt: string; revision: number | undefined; words: Record<Locale, string> };

const streamsExpected = admissions.streams.map(({ id, name, windows }) => ({
  file: `stream-${id}`,
  entries: windows.map(({ id: window, kind, opensAt, closesAt, revision }): Expected => {
    const words = (locale: Locale) => `${name[locale]}: ${labelsFor(locale).windowKind[kind]}`;
    return { uid: `stream-${id}.${window}@${HOST}`, opensAt, closesAt, revision, words: { en: words('en'), ml: words('ml') } };
  }),
}));
const eventsExpected = admissions.events.flatMap(({ calendarId, opensAt, closesAt, revision, title }) =>
  calendarId && opensAt && closesAt
    ? [{ file: `admission-${calendarId}`, entries: [{ uid: `admission-${calendarId}@${HOST}`, opensAt, closesAt, revision, words: title }] }]
    : [],
);
const single = [...streamsExpected, ...eventsExpected];
const all = { file: 'admissions', entries: single.flatMap(({ entries }): Expected[] => entries) };

/** Parses a calendar strictly: only known properties, line ends and folding as in the standard. */
async function readCalendar(request: APIRequestContext, file: string, locale: Locale) {
  const response = await request.get(localisePath(`/calendar/${file}.ics`, locale));
  expect(response.status(), file).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^text\/calendar\b/);
  const source = await response.text();
  expect(source.replaceAll('\r\n', ''), 'lines end with carriage return and line feed').not.toMatch(/[\r\n]/);
  expect(source.startsWith('BEGIN:VCALENDAR\r\n') && source.endsWith('END:VCALENDAR\r\n'), file).toBe(true);
  expect(source.split('\r\n').filter((line) => Buffer.byteLength(line) > MAX_LINE)).toEqual([]);
  expect(source.match(/^DTSTAMP:(?!\d{8}T\d{6}Z\r$).*/gm), 'stamps are in UTC').toBeNull();
  const calendar = new ICAL.Component(ICAL.parse(source));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const zone = calendar.getFirstSubcomponent('vtimezone');
  expect(zone?.getFirstPropertyValue('tzid'), 'the zone is described').toBe('Asia/Kolkata');
  if (zone) ICAL.TimezoneService.register(zone);
  return { source, name: String(calendar.getFirstPropertyValue('x-wr-calname')), entries: calendar.getAllSubcomponents('vevent') };
}

for (const locale of LOCALES) {
  test(`the feed, every stream and every event with dates has a calendar with the dates of the content (${locale})`, async ({ request }) => {
    expect(single).toHaveLength(12);
    for (const { file, entries: expected } of [all, ...single]) {
      const { entries } = await readCalendar(request, file, locale);
      const found = entries.map((entry) => {
        const event = new ICAL.Event(entry);
        const property = (name: string) => String(entry.getFirstPropertyValue(name));
        expect(entry.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('Asia/Kolkata');
        return {
          uid: event.uid,
          opensAt: event.startDate.toJSDate().toISOString(),
          closesAt: event.endDate.toJSDate().toISOString(),
          sequence: Number(property('sequence')),
          // Unchanged content gives an unchanged file: it contains no build time, but the day of the last change.
          stamp: property('dtstamp'),
          summary: event.summary,
        };
      });
      expect(found, file).toEqual(
        expected.map(({ uid, opensAt, closesAt, revision, words }) => ({
          uid,
          opensAt: new Date(opensAt).toISOString(),
          closesAt: new Date(closesAt).toISOString(),
          sequence: (revision ?? 0) - 1,
          stamp: '2026-11-20T18:30:00Z',
          // All shipped dates are samples and are marked as such in each entry.
          summary: `${labelsFor(locale).sampleNote}: ${words[locale]}`,
        })),
      );
    }
  });
}

test('every entry of the feed has its own identifier, the same in both languages', async ({ request }) => {
  const [en, ml] = await Promise.all(LOCALES.map((locale) => readCalendar(request, 'admissions', locale)));
  const ids = (entries: ICAL.Component[] = []) => entries.map((entry) => String(entry.getFirstPropertyValue('uid')));
  expect(new Set(ids(en?.entries)).size).toBe(all.entries.length);
  expect(ids(ml?.entries)).toEqual(ids(en?.entries));
  expect([en?.name, ml?.name]).toEqual(LOCALES.map((locale) => fillIn(labelsFor(locale).admissionFeed, { college: college.name[locale] })));
});

test('an unknown admission has no calendar', async ({ request }) => {
  for (const file of ['stream-diploma.ics', 'admission-btech-spot.ics', 'admissions', 'admissions.json']) {
    expect((await request.get(`/calendar/${file}`)).status(), file).toBe(404);
  }
});
