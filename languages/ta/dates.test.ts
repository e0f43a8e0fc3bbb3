import { expect, it } from 'vitest';
import { DATES } from './dates.ts';

it.each([
  ['12', 0, 0, 'நள்ளிரவு 12 மணி'],
  ['4.15', 4, 15, 'அதிகாலை 4.15 மணி'],
  ['9.30', 9, 30, 'காலை 9.30 மணி'],
  ['12', 12, 0, 'நண்பகல் 12 மணி'],
  ['12.30', 12, 30, 'பிற்பகல் 12.30 மணி'],
  ['4', 16, 0, 'மாலை 4 மணி'],
  ['8', 20, 0, 'இரவு 8 மணி'],
])('%s with the hour %d and minute %d is %s', (clock, hour, minute, time) => {
  expect(DATES.timeOf(clock, hour, minute)).toBe(time);
});

it.each([
  [[], ''],
  [['இயற்பியல்'], 'இயற்பியல்'],
  [['இயற்பியல்', 'வேதியியல்'], 'இயற்பியல் மற்றும் வேதியியல்'],
  [['இயற்பியல்', 'வேதியியல்', 'கணிதம்'], 'இயற்பியல், வேதியியல் மற்றும் கணிதம்'],
])('the list of %j is %s', (words, list) => {
  expect(DATES.listOf(words)).toBe(list);
});
