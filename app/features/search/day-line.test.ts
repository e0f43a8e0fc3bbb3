import { expect, it } from 'vitest';
import { dayLine } from './day-line.ts';

const ENGLISH =
  'Academic calendar · Survey camp, January 2027 · December 2026 · 25 Friday Closed: Christmas · 31 Thursday Last claims: e-Grantz · January 2027 · 2 Saturday Closed: Mannam Jayanthi · 25 Monday Camp: Survey · Weekly holidays: Sunday and second Saturday. All events';
const MALAYALAM =
  'കലണ്ടർ · 2026 ഡിസംബർ · 1 ചൊവ്വാഴ്ച അപേക്ഷ: പിഎച്ച്.ഡി. 25 വെള്ളിയാഴ്ച അവധി: ക്രിസ്മസ് · പ്രതിവാര അവധി: ഞായറാഴ്ച, രണ്ടാം ശനിയാഴ്ച. പരിപാടികൾ';

it.each([
  [{ month: 11, day: 25 }, 'Friday, 25 December 2026 · Closed: Christmas'],
  [
    { month: 11, day: 12 },
    'Saturday, 12 December 2026 · Weekly holidays: Sunday and second Saturday',
  ],
  [{ month: 11, day: 14 }, 'Monday, 14 December 2026'],
  [{ month: 0, day: 25 }, 'Monday, 25 January 2027 · Camp: Survey'],
  [{ month: 5, day: 1 }, undefined],
  [{ month: 0, day: 32 }, undefined],
])('of the lines of a calendar the one of %j', (day, line) => {
  expect(dayLine(ENGLISH, day, 'en')).toBe(line);
});

it('has no line for a day that the month does not have', () => {
  const february = '· February 2027 · 1 Monday Fees: hostel · Weekly holidays: Sunday';
  expect(dayLine(february, { month: 1, day: 30 }, 'en')).toBeUndefined();
  expect(dayLine(february, { month: 1, day: 28 }, 'en')).toBe(
    'Sunday, 28 February 2027 · Weekly holidays: Sunday',
  );
});

it('reads the days of a calendar in Malayalam', () => {
  expect(dayLine(MALAYALAM, { month: 11, day: 25 }, 'ml')).toBe(
    '2026 ഡിസംബർ 25, വെള്ളിയാഴ്ച · അവധി: ക്രിസ്മസ്',
  );
  expect(dayLine(MALAYALAM, { month: 11, day: 12 }, 'ml')).toBe(
    '2026 ഡിസംബർ 12, ശനിയാഴ്ച · പ്രതിവാര അവധി: ഞായറാഴ്ച, രണ്ടാം ശനിയാഴ്ച',
  );
});
