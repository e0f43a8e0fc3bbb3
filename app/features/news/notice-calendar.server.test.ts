import { describe, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { noticeCalendar } from './notice-calendar.server.ts';
import { noticeCalendarId } from './schema.ts';

const site = getSite();
const [first] = site.notices;
const notice = {
  ...need(first),
  id: 'bonus-examination',
  title: words('Bonus examination', 'ബോണസ് പരീക്ഷ'),
  dates: [
    { date: '2031-02-10', event: words('Registration closes', 'രജിസ്ട്രേഷൻ അവസാനിക്കും') },
    { date: '2031-02-28', event: words('Examination begins', 'പരീക്ഷ തുടങ്ങും') },
  ],
  sample: undefined,
};
const linesOf = (locale: 'en' | 'ml') =>
  noticeCalendar({ ...site, notices: [notice] }, 'notice-bonus-examination', locale)
    ?.replaceAll('\r\n ', '')
    .split('\r\n') ?? [];

describe('the calendar of a notice', () => {
  it('has each of its days as a whole day, in the words of the language', () => {
    const en = linesOf('en');
    expect(en.filter((line) => /^(SUMMARY|DTSTART|DTEND)/.test(line))).toEqual([
      'DTSTART;VALUE=DATE:20310210',
      'DTEND;VALUE=DATE:20310211',
      'SUMMARY:Bonus examination: Registration closes',
      'DTSTART;VALUE=DATE:20310228',
      'DTEND;VALUE=DATE:20310301',
      'SUMMARY:Bonus examination: Examination begins',
    ]);
    expect(linesOf('ml')).toContain('SUMMARY:ബോണസ് പരീക്ഷ: രജിസ്ട്രേഷൻ അവസാനിക്കും');
  });

  it('exists only for a notice with days', () => {
    expect(noticeCalendarId({ ...notice, dates: [] })).toBeUndefined();
    expect(
      noticeCalendar(
        { ...site, notices: [{ ...notice, dates: [] }] },
        'notice-bonus-examination',
        'en',
      ),
    ).toBeUndefined();
  });
});
