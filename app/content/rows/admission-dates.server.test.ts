import { describe, expect, it } from 'vitest';
import { stepAt, stepText } from '#app/domain/clock.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { need } from '#tests/support/need.ts';
import { eventTimeline, streamRows } from './admission-dates.server.ts';

type AdmissionStream = (typeof site.admissions.streams)[number];

const site = getSite();
const stream = need(site.admissions.streams[0]);
const event = need(site.admissions.events[0]);

const WINDOW = {
  id: 'application-2026',
  kind: 'application' as const,
  opensAt: '2026-12-01T10:00:00+05:30',
  closesAt: '2027-01-05T16:00:00+05:30',
  revision: 1,
};

const PERIOD = 'Application: 1 December 2026, 10 am – 5 January 2027, 4 pm';
const OVER = 'Application closed on 5 January 2027, 4 pm. The next dates have not been announced.';

/** The list entry of a stream with these periods. */
function said(
  windows: AdmissionStream['windows'],
  moment: string,
  locale: Locale,
  isCounted = true,
) {
  const [row] = streamRows(
    {
      ...site,
      admissions: { ...site.admissions, streams: [{ ...stream, windows } as AdmissionStream] },
    },
    locale,
  );
  if (!row) throw new Error('The stream has no row');
  const now = Date.parse(moment);
  const step = stepAt(row.timeline, now);
  return [step.mark, stepText(step, isCounted ? now : undefined), step.next];
}

describe('the status of an admission stream', () => {
  it.each([
    ['2026-11-28T09:00:00+05:30', 'soon', 'Opens in 3 days', PERIOD],
    ['2026-11-30T09:00:00+05:30', 'soon', 'Opens tomorrow at 10 am', PERIOD],
    ['2026-12-01T09:00:00+05:30', 'soon', 'Opens today at 10 am', PERIOD],
    ['2026-12-31T09:00:00+05:30', 'active', 'Open, closes in 5 days', PERIOD],
    ['2027-01-04T09:00:00+05:30', 'active', 'Open, closes tomorrow at 4 pm', PERIOD],
    ['2027-01-05T09:00:00+05:30', 'last-day', 'Open, closes today at 4 pm', PERIOD],
    ['2027-01-06T09:00:00+05:30', 'closed', 'Closed', OVER],
    ['2028-01-06T09:00:00+05:30', 'closed', 'Closed', OVER],
  ])('%s: %s, %s', (moment, ...words) => {
    expect(said([WINDOW], moment, 'en')).toEqual(words);
  });

  it.each([
    ['2026-11-28T09:00:00+05:30', '3\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും'],
    ['2026-12-01T09:00:00+05:30', 'ഇന്ന് രാവിലെ 10-ന് തുടങ്ങും'],
    ['2027-01-05T09:00:00+05:30', 'നടക്കുന്നു; ഇന്ന് വൈകിട്ട് 4-ന് അവസാനിക്കും'],
  ])('in Malayalam, %s: %s', (moment, words) => {
    expect(said([WINDOW], moment, 'ml')[1]).toBe(words);
  });

  it.each([
    ['2026-11-28T09:00:00+05:30', 'en', 'Opens on 1 December 2026'],
    ['2026-12-31T09:00:00+05:30', 'en', 'Open, closes on 5 January 2027'],
    ['2027-01-04T09:00:00+05:30', 'en', 'Open, closes tomorrow at 4 pm'],
    ['2026-11-28T09:00:00+05:30', 'ml', '2026 ഡിസംബർ 1-ന് തുടങ്ങും'],
    ['2026-12-31T09:00:00+05:30', 'ml', 'നടക്കുന്നു; 2027 ജനുവരി 5-ന് അവസാനിക്കും'],
  ] as const)('has its date in a page as built, %s (%s): %s', (moment, locale, words) => {
    expect(said([WINDOW], moment, locale, false)[1]).toBe(words);
  });

  it('without dates is "not announced yet", whatever the dates of last year', () => {
    expect(said([], '2026-11-28T09:00:00+05:30', 'en')).toEqual([
      'unannounced',
      'Not announced yet',
      'Dates will be announced on the official website.',
    ]);
  });
});

describe('between two periods the status is that the first has closed, and when the next begins', () => {
  const EXAMINATION = {
    id: 'examination-2027',
    kind: 'examination' as const,
    opensAt: '2027-01-23T10:00:00+05:30',
    closesAt: '2027-01-23T12:30:00+05:30',
    revision: 1,
  };
  const DAY = 'Entrance examination: 23 January 2027, 10 am – 12:30 pm';
  const CLOSED = 'Application closed on 5 January 2027, 4 pm.';

  // At which second each begins: app/domain/admission-timeline.test.ts.
  const CLOSED_ML = 'അപേക്ഷാ സമർപ്പണം 2027 ജനുവരി 5, വൈകിട്ട് 4-ന് അവസാനിച്ചു.';
  it.each([
    [
      '2027-01-10T09:00:00+05:30',
      'soon',
      `${CLOSED} Entrance examination in 13 days.`,
      `${CLOSED_ML} പ്രവേശന പരീക്ഷ 13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും.`,
    ],
    [
      '2027-01-22T09:00:00+05:30',
      'soon',
      `${CLOSED} Entrance examination tomorrow at 10 am.`,
      `${CLOSED_ML} പ്രവേശന പരീക്ഷ നാളെ രാവിലെ 10-ന് തുടങ്ങും.`,
    ],
    [
      '2027-01-23T09:00:00+05:30',
      'soon',
      `${CLOSED} Entrance examination today at 10 am.`,
      `${CLOSED_ML} പ്രവേശന പരീക്ഷ ഇന്ന് രാവിലെ 10-ന് തുടങ്ങും.`,
    ],
    [
      '2027-01-23T11:00:00+05:30',
      'last-day',
      'Entrance examination now, ends today at 12:30 pm',
      'പ്രവേശന പരീക്ഷ നടക്കുന്നു; ഇന്ന് ഉച്ചയ്ക്ക് 12:30-ന് അവസാനിക്കും',
    ],
  ])('%s: %s, %s', (moment, mark, en, ml) => {
    expect(said([WINDOW, EXAMINATION], moment, 'en')).toEqual([mark, en, DAY]);
    expect(said([WINDOW, EXAMINATION], moment, 'ml')[1]).toBe(ml);
  });

  it('after the last one it is that this has ended', () => {
    const moment = '2027-01-23T12:30:00+05:30';
    expect(said([WINDOW, EXAMINATION], moment, 'en')).toEqual([
      'closed',
      'Closed',
      'Entrance examination ended on 23 January 2027, 12:30 pm. The next dates have not been announced.',
    ]);
    expect(said([WINDOW, EXAMINATION], moment, 'ml')[1]).toBe('കഴിഞ്ഞു');
  });

  it('a registration period opens, and is named if it is not the first', () => {
    const options = { ...EXAMINATION, kind: 'options' as const };
    const moment = '2027-01-10T09:00:00+05:30';
    expect(said([WINDOW, options], moment, 'en')[1]).toBe(
      `${CLOSED} Option registration opens in 13 days.`,
    );
    expect(said([WINDOW, options], moment, 'ml')[1]).toBe(
      `${CLOSED_ML} ഓപ്ഷൻ രജിസ്ട്രേഷൻ 13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും.`,
    );
  });

  it.each([
    ['examination', 'Entrance examination in 13 days', 'പ്രവേശന പരീക്ഷ 13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും'],
    [
      'reporting',
      'Reporting at the college in 13 days',
      'കോളേജിലെ പ്രവേശന നടപടി 13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും',
    ],
    ['spot', 'Spot admission in 13 days', 'സ്പോട്ട് അഡ്മിഷൻ 13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും'],
    ['options', 'Opens in 13 days', '13\u00a0ദിവസം കഴിഞ്ഞ് തുടങ്ങും'],
  ] as const)('where the first is %s: %s', (kind, en, ml) => {
    const windows = [{ ...EXAMINATION, kind }];
    expect(said(windows, '2027-01-10T09:00:00+05:30', 'en')[1]).toBe(en);
    expect(said(windows, '2027-01-10T09:00:00+05:30', 'ml')[1]).toBe(ml);
  });

  it('a period that ended at midnight closed on the previous day', () => {
    const untilMidnight = { ...WINDOW, closesAt: '2027-01-06T00:00:00+05:30' };
    const moment = '2027-01-10T09:00:00+05:30';
    expect(said([untilMidnight, EXAMINATION], moment, 'en')[1]).toBe(
      'Application closed on 5 January 2027, 12 midnight. Entrance examination in 13 days.',
    );
    expect(said([untilMidnight], moment, 'en')[2]).toContain(
      'Application closed on 5 January 2027, 12 midnight.',
    );
  });
});

describe.each(PUBLISHED)('the streams of the college (%s)', (locale) => {
  it('are six, each with the authority and its official site', () => {
    const rows = streamRows(site, locale);
    expect(rows.map(({ id }) => id)).toEqual('btech barch lateral-entry mtech mca phd'.split(' '));
    for (const { runBy, officialLink } of rows) {
      expect(runBy).not.toBe('');
      expect(officialLink).toMatch(/^https:/);
    }
  });

  it('have a calendar file if they have dates', () => {
    for (const [index, { calendarHref }] of streamRows(site, locale).entries())
      expect(calendarHref !== undefined).toBe(site.admissions.streams[index]?.windows.length !== 0);
  });
});

describe('an admission event is open for registration', () => {
  const { opensAt: _opens, closesAt: _closes, ...undated } = { ...event, havelink: true };
  const registersAt = (entry: typeof event, moment: string) =>
    stepAt(eventTimeline(entry, 'en'), Date.parse(moment)).isRegistering;

  it('between its dates, if it has dates', () => {
    const dated = { ...undated, opensAt: WINDOW.opensAt, closesAt: WINDOW.closesAt };
    expect(registersAt(dated, '2026-12-01T09:59:59+05:30')).toBe(false);
    expect(registersAt(dated, '2026-12-01T10:00:00+05:30')).toBe(true);
    expect(registersAt(dated, '2027-01-05T15:59:59+05:30')).toBe(true);
    expect(registersAt(dated, '2027-01-05T16:00:00+05:30')).toBe(false);
  });

  it('according to its flag, if it has none', () => {
    expect(registersAt(undated, '2026-12-01T10:00:00+05:30')).toBe(true);
    expect(registersAt({ ...undated, havelink: false }, '2026-12-01T10:00:00+05:30')).toBe(false);
  });
});
