import type { Dates, WholeDates } from '#languages/dates.ts';

/** Parts of the day, by their first hour. */
const PARTS_OF_DAY: readonly [from: number, name: string][] = [
  [19, 'രാത്രി'],
  [15, 'വൈകിട്ട്'],
  [12, 'ഉച്ചയ്ക്ക്'],
  [5, 'രാവിലെ'],
  [0, 'രാത്രി'],
];

export const WHOLE_DATES: WholeDates = {
  months: [
    'ജനുവരി',
    'ഫെബ്രുവരി',
    'മാർച്ച്',
    'ഏപ്രിൽ',
    'മേയ്',
    'ജൂൺ',
    'ജൂലൈ',
    'ഓഗസ്റ്റ്',
    'സെപ്റ്റംബർ',
    'ഒക്ടോബർ',
    'നവംബർ',
    'ഡിസംബർ',
  ],
  dateOf: (day, month, year) => `${year} ${month} ${day}`,
};

export const DATES: Dates = {
  shortMonths: [
    'ജനു',
    'ഫെബ്രു',
    'മാർ',
    'ഏപ്രി',
    'മേയ്',
    'ജൂൺ',
    'ജൂലൈ',
    'ഓഗ',
    'സെപ്റ്റം',
    'ഒക്ടോ',
    'നവം',
    'ഡിസം',
  ],
  weekdays: ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'],
  nth: ['ഒന്നാം', 'രണ്ടാം', 'മൂന്നാം', 'നാലാം', 'അഞ്ചാം'],
  dayOf: (weekday, date) => `${date}, ${weekday}`,
  monthOf: (month, year) => `${year} ${month}`,
  timeOf: (clock, hour) => `${PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? ''} ${clock}`,
  listOf: (words) => words.join(', '),
};
