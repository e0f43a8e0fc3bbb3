import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { noticeCalendar } from './notice-calendar.server.ts';
import { noticeCalendarId } from './schema.ts';

const site = getSite();
const notice = {
  ...need(site.notices[0]),
  id: 'bonus-examination',
  title: words('Bonus examination', 'ബോണസ് പരീക്ഷ'),
  dates: [
    { date: '2031-02-10', event: words('Registration closes', 'രജിസ്ട്രേഷൻ അവസാനിക്കും') },
    { date: '2031-02-28', event: words('Examination begins', 'പരീക്ഷ തുടങ്ങും') },
  ],
  sample: undefined,
};

it('the calendar of a notice has each of its days as a whole day, in the words of the language', () => {
  const lines = noticeCalendar(site, notice, 'ml').replaceAll('\r\n ', '').split('\r\n');
  expect(lines.filter((line) => /^(?:SUMMARY|DTSTART|DTEND)/.test(line))).toEqual([
    'DTSTART;VALUE=DATE:20310210',
    'DTEND;VALUE=DATE:20310211',
    'SUMMARY:ബോണസ് പരീക്ഷ: രജിസ്ട്രേഷൻ അവസാനിക്കും',
    'DTSTART;VALUE=DATE:20310228',
    'DTEND;VALUE=DATE:20310301',
    'SUMMARY:ബോണസ് പരീക്ഷ: പരീക്ഷ തുടങ്ങും',
  ]);
});

it('a notice without days has none', () => {
  expect(noticeCalendarId({ ...notice, dates: [] })).toBeUndefined();
});
