import { expect, it } from 'vitest';
import { daysInText } from './days-in-text.ts';

it.each([
  ['The last date is 15 December 2026.', ['15.12.2026']],
  ['On 15th December at 5.15 pm', ['15.12']],
  ['December 15, 2026', ['15.12.2026']],
  ['Dec. 15, 10 am', ['15.12']],
  ['15, 16 and 17 December 2026', ['15.12.2026', '16.12.2026', '17.12.2026']],
  ['from 30 December 2026 to 2 January 2027', ['30.12.2026', '2.1.2027']],
  ['2026 ഡിസംബർ 15-നകം', ['15.12.2026']],
  ['ഡിസംബർ 15ന്', ['15.12']],
  ['2026-ലെ ഡിസംബർ മാസം 15-ാം തീയതി', ['15.12.2026']],
  ['15 ഡിസംബർ 2026', ['15.12.2026']],
  ['ഓഗസ്റ്റ് 11 മുതൽ 14 വരെ', ['11.8', '14.8']],
  ['മെയ് 15, 16 തീയതികളിൽ', ['15.5', '16.5']],
  ['15.12.2026, 15/12/2026, 15-12-26', ['15.12.2026', '15.12.2026', '15.12.2026']],
  ['05-12-2026-ന് ചേരും', ['5.12.2026']],
  ['2026-12-15', ['15.12.2026']],
])('%s', (text, days) => {
  const found = daysInText(text).map(({ day, month, year }) =>
    [day, month, ...(year === undefined ? [] : [year])].join('.'),
  );
  expect(found).toEqual(days);
});

it.each([
  'December 2026',
  'Students may 15 days later',
  'Order No. 12/03/2025/HEdn',
  '2026-27',
  '10.30 am',
  '45.13.2026',
])('%s names no day', (text) => {
  expect(daysInText(text)).toEqual([]);
});
