import { describe, expect, it } from 'vitest';
import { getSite } from '#app/content/reading/site.server.ts';
import type { AdmissionStream } from '#app/content/schemas/admission-stream.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { sayStep, stepAt } from '#app/lib/clock.ts';
import { eventTimeline, streamRows } from './admission-dates.ts';

const site = getSite();
const [stream] = site.admissions.streams;
const [event] = site.admissions.events;
if (!stream || !event) throw new Error('The shipped content has no stream or no event of admission');

const WINDOW = {
  id: 'application-2026',
  kind: 'application' as const,
  opensAt: '2026-12-01T10:00:00+05:30',
  closesAt: '2027-01-05T16:00:00+05:30',
  revision: 1,
};

/** What the list says of a stream with these windows. */
function said(windows: AdmissionStream['windows'], moment: string, locale: Locale) {
  const [row] = streamRows({ ...site, admissions: { ...site.admissions, streams: [{ ...stream, windows } as AdmissionStream] } }, locale);
  if (!row) throw new Error('The stream has no row');
  const now = Date.parse(moment);
  const step = stepAt(row.timeline, now);
  return [step.mark, sayStep(step, now), step.next];
}

describe('a stream of admission says where it stands', () => {
  it.each([
    ['2026-11-28T09:00:00+05:30', 'soon', 'Opens in 3 days', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2026-11-30T09:00:00+05:30', 'soon', 'Opens tomorrow at 10 am', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2026-12-01T09:00:00+05:30', 'soon', 'Opens today at 10 am', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2026-12-31T09:00:00+05:30', 'active', 'Open, closes in 5 days', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2027-01-04T09:00:00+05:30', 'active', 'Open, closes tomorrow at 4 pm', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2027-01-05T09:00:00+05:30', 'last-day', 'Open, closes today at 4 pm', 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm'],
    ['2027-01-06T09:00:00+05:30', 'closed', 'Closed', 'Application closed on 5 January 2027, 4 pm. The next dates are not announced yet.'],
    ['2028-01-06T09:00:00+05:30', 'closed', 'Archived', 'Application closed on 5 January 2027, 4 pm. The next dates are not announced yet.'],
  ])('%s: %s, %s', (moment, ...words) => {
    expect(said([WINDOW], moment, 'en')).toEqual(words);
  });

  it.each([
    ['2026-11-28T09:00:00+05:30', '3\u00a0ദിവസത്തിനു ശേഷം തുടങ്ങും'],
    ['2026-12-01T09:00:00+05:30', 'ഇന്ന് രാവിലെ 10-ന് തുടങ്ങും'],
    ['2027-01-05T09:00:00+05:30', 'നടക്കുന്നു; ഇന്ന് വൈകിട്ട് 4-ന് അവസാനിക്കും'],
  ])('in Malayalam, %s: %s', (moment, words) => {
    expect(said([WINDOW], moment, 'ml')[1]).toBe(words);
  });

  it('and without dates that they are not announced yet, whatever was last year', () => {
    expect(said([], '2026-11-28T09:00:00+05:30', 'en')).toEqual(['unannounced', 'Not announced yet', 'The dates appear first on the official site.']);
  });
});

describe.each(LOCALES)('the streams of the college (%s)', (locale) => {
  it('are six, each with the office that runs it and its official site', () => {
    const rows = streamRows(site, locale);
    expect(rows.map(({ id }) => id)).toEqual(['btech', 'barch', 'lateral-entry', 'mtech', 'mca', 'phd']);
    for (const { runBy, officialLink } of rows) {
      expect(runBy).not.toBe('');
      expect(officialLink).toMatch(/^https:/);
    }
  });

  it('have a file for the calendar where they have dates', () => {
    for (const [index, { calendarHref }] of streamRows(site, locale).entries())
      expect(calendarHref !== undefined).toBe(site.admissions.streams[index]?.windows.length !== 0);
  });
});

describe('an admission event takes registrations', () => {
  const { opensAt: _opens, closesAt: _closes, ...undated } = { ...event, havelink: true };
  const registersAt = (entry: typeof event, moment: string) => stepAt(eventTimeline(entry, 'en'), Date.parse(moment)).isRegistering;

  it('while it is open, where it has dates', () => {
    const dated = { ...undated, opensAt: WINDOW.opensAt, closesAt: WINDOW.closesAt };
    expect(registersAt(dated, '2026-12-01T09:59:59+05:30')).toBe(false);
    expect(registersAt(dated, '2026-12-01T10:00:00+05:30')).toBe(true);
    expect(registersAt(dated, '2027-01-05T15:59:59+05:30')).toBe(true);
    expect(registersAt(dated, '2027-01-05T16:00:00+05:30')).toBe(false);
  });

  it('by its flag alone, where it has none', () => {
    expect(registersAt(undated, '2026-12-01T10:00:00+05:30')).toBe(true);
    expect(registersAt({ ...undated, havelink: false }, '2026-12-01T10:00:00+05:30')).toBe(false);
  });
});
