import { describe, expect, it } from 'vitest';
import { lastModified } from '#app/content/last-modified.ts';
import { formatDate } from '#app/i18n/format.ts';
import { getSite } from '#app/site.ts';
import { words } from '#tests/support/words.ts';
import { admissionSheets } from './admission-sheet.server.ts';

const site = getSite();
const [template] = site.admissions.events;

/** The sheet of one event with other fields, at a moment of the clock in Kerala. */
function sheetAt(moment: string, fields: object) {
  if (!template) throw new Error('The content has no event of admission');
  const event = {
    ...template,
    calendarId: 'optics-2027',
    opensAt: '2027-01-18T09:30:00+05:30',
    closesAt: '2027-01-20T16:00:00+05:30',
    ...fields,
  };
  const [sheet] = admissionSheets(
    { ...site, admissions: { ...site.admissions, events: [event] } },
    'en',
    Date.parse(moment),
  );
  if (!sheet) throw new Error('An event has no sheet');
  return sheet;
}

describe('the sheet of an admission for the notice board', () => {
  it.each([
    ['2027-01-17T23:00:00+05:30', 'Opens on 18 January 2027, 9.30 am'],
    ['2027-01-18T09:29:59+05:30', 'Opens on 18 January 2027, 9.30 am'],
    ['2027-01-18T09:30:00+05:30', 'Open until 20 January 2027, 4 pm'],
    ['2027-01-20T15:59:59+05:30', 'Open until 20 January 2027, 4 pm'],
    ['2027-01-20T16:00:00+05:30', undefined],
  ])('states at %s, in dates and not in days: %s', (moment, state) => {
    expect(sheetAt(moment, {}).state?.value).toBe(state);
  });

  it('has a title short enough for search results', () => {
    const title = words(
      'Centralised admission of the observatory, second round',
      'വാനനിരീക്ഷണ കേന്ദ്രം',
    );
    expect(sheetAt('2027-01-18T10:00:00+05:30', { title }).headTitle).toBe(
      'Centralised admission of the observatory, second round | GEC',
    );
    expect(
      sheetAt('2027-01-18T10:00:00+05:30', { title: { ...title, en: 'Observatory' } }).headTitle,
    ).toBe('Observatory: sheet for the notice board | GEC');
  });

  it('shows the date of the last change, so that sheets generated on different days are equal until the status changes', () => {
    expect(sheetAt('2027-01-19T00:10:00+05:30', {}).state?.term).toBe('Status on 18 January 2027');
    const published = formatDate(
      lastModified(site, '/admissions', 'en', Date.parse('2027-01-10T12:00:00+05:30')) ?? '',
      'en',
    );
    expect(sheetAt('2027-01-10T12:00:00+05:30', {}).state?.term).toBe(`Status on ${published}`);
  });

  it('uses the flag of an event without dates', () => {
    const undated = { opensAt: undefined, closesAt: undefined };
    expect(sheetAt('2027-01-18T10:00:00+05:30', { ...undated, isActive: true }).state?.value).toBe(
      'Active',
    );
    expect(
      sheetAt('2027-01-18T10:00:00+05:30', { ...undated, isActive: false }).state,
    ).toBeUndefined();
  });

  it('has the calendar name of the event as its address, and its QR code leads to the card on the site', () => {
    const { path, code } = sheetAt('2027-01-18T10:00:00+05:30', {});
    expect(path).toBe('/admissions/sheets/optics-2027.html');
    expect(code.url).toBe(`${site.college.siteUrl}/admissions#event-optics-2027-details`);
  });

  it('shows the admissions office if the event has no contact', () => {
    const sheet = sheetAt('2027-01-18T10:00:00+05:30', {
      contactPerson: undefined,
      contactRole: undefined,
    });
    expect(sheet.contact).toMatchObject({
      name: 'Admissions office',
      lines: [
        { term: 'Phone', value: '+91 00000 00000' },
        { term: 'E-mail', value: 'admissions@college.example' },
      ],
    });
  });

  it('takes address and telephone of the named office from college.yaml', () => {
    const sheet = sheetAt('2027-01-18T10:00:00+05:30', {
      contactPerson: { en: 'Optics desk', ml: 'ഒപ്റ്റിക്സ് വിഭാഗം' },
      contactRole: 'library',
    });
    expect(sheet.contact).toMatchObject({
      name: 'Optics desk',
      lines: [
        { term: 'Phone', value: '+91 00000 00000' },
        { term: 'E-mail', value: 'library@college.example' },
      ],
    });
  });
});
