import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { labelsFor } from '#app/content/labels.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { LOCALES, type Locale, localisePath } from '#app/i18n/locale.ts';
import { expect, test } from '#tests/support/test.ts';

// Files need no screen: one size is enough.

const { events, college } = getSite();
const MAX_LINE = 75;

async function readCalendar(request: APIRequestContext, id: string, locale: Locale) {
  const response = await request.get(localisePath(`/calendar/${id}.ics`, locale));
  expect(response.status(), id).toBe(200);
  const source = await response.text();
  const [, , parts] = ICAL.parse(source);
  expect(parts.map(([name]: [string]) => name)).toEqual(['vevent']);
  const calendar = new ICAL.Component(ICAL.parse(source));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error(`${id}.ics holds no event`);
  const firstOf = (property: string) => String(component.getFirstPropertyValue(property));
  return { type: response.headers()['content-type'], source, event: new ICAL.Event(component), firstOf };
}

test('the calendar file of every event has the right media type and follows the standard', async ({ request }) => {
  for (const { id } of events) {
    for (const locale of LOCALES) {
      const { type, source, firstOf } = await readCalendar(request, id, locale);
      expect(type).toMatch(/^text\/calendar\b/);
      expect(source.replaceAll('\r\n', ''), 'lines end with carriage return and line feed').not.toMatch(/[\r\n]/);
      expect(source.endsWith('END:VCALENDAR\r\n'), id).toBe(true);
      const tooLong = source.split('\r\n').filter((line) => Buffer.byteLength(line) > MAX_LINE);
      expect(tooLong, id).toEqual([]);
      for (const property of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary']) expect(firstOf(property), property).not.toBe('null');
    }
  }
});

test('the calendar file has the start and end of the event in UTC', async ({ request }) => {
  for (const { id, start, end } of events) {
    const { event, source } = await readCalendar(request, id, 'en');
    expect(source).toMatch(/^DTSTART:\d{8}T\d{6}Z\r$/m);
    expect(source).toMatch(/^DTEND:\d{8}T\d{6}Z\r$/m);
    expect(event.startDate.toJSDate().toISOString(), id).toBe(new Date(start).toISOString());
    expect(event.endDate.toJSDate().toISOString(), id).toBe(new Date(end).toISOString());
  }
});

test('both languages have the same event, each with its own texts', async ({ request }) => {
  for (const { id, title, summary, venue, sample } of events) {
    const [en, ml] = await Promise.all(LOCALES.map((locale) => readCalendar(request, id, locale)));
    // Importing both files adds the event only once.
    for (const property of ['uid', 'dtstamp', 'dtstart', 'dtend', 'sequence', 'last-modified']) expect(ml?.firstOf(property)).toBe(en?.firstOf(property));
    for (const [locale, file] of [['en', en] as const, ['ml', ml] as const]) {
      // A calendar entry is shown without the site, so samples are marked in it.
      expect(file?.event.summary).toBe(sample ? `${labelsFor(locale).sampleNote}: ${title[locale]}` : title[locale]);
      expect(file?.event.description).toBe(summary[locale]);
      expect(file?.event.location).toBe(`${venue[locale]}, ${college.name[locale]}`);
      expect(file?.firstOf('url')).toBe(`${college.siteUrl}${localisePath(`/events/${id}`, locale)}`);
    }
  }
});

test('calendars recognise each event after a new build', async ({ request }) => {
  const identifiers: string[] = [];
  for (const { id } of events) {
    const { event, firstOf } = await readCalendar(request, id, 'en');
    identifiers.push(event.uid);
    // The identifier contains the name of the event and of the site, and no build time.
    expect(event.uid).toBe(`event-${id}@${new URL(college.siteUrl).hostname}`);
    // The stamp is the day of the last change of the content.
    expect(Date.parse(firstOf('dtstamp'))).toBeLessThan(Date.now());
    expect(firstOf('dtstamp')).toBe(firstOf('last-modified'));
  }
  expect(new Set(identifiers).size).toBe(events.length);
});
