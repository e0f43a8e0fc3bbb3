/** Dates in Malayalam, as app/i18n/format.ts writes them. */
export const MONTHS = [
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
];
export const SHORT_MONTHS = [
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
];

export const WEEKDAY_NAMES = ['ഞായറാഴ്ച', 'തിങ്കളാഴ്ച', 'ചൊവ്വാഴ്ച', 'ബുധനാഴ്ച', 'വ്യാഴാഴ്ച', 'വെള്ളിയാഴ്ച', 'ശനിയാഴ്ച'];

export const NTH = ['ഒന്നാം', 'രണ്ടാം', 'മൂന്നാം', 'നാലാം', 'അഞ്ചാം'];

/** Parts of the day, by their first hour. */
const PARTS_OF_DAY: readonly [from: number, name: string][] = [
  [19, 'രാത്രി'],
  [15, 'വൈകിട്ട്'],
  [12, 'ഉച്ചയ്ക്ക്'],
  [5, 'രാവിലെ'],
  [0, 'രാത്രി'],
];

export const dayOf = (weekday: string, date: string) => `${date}, ${weekday}`;
export const monthOf = (month: string, year: string) => `${year} ${month}`;

export function dateOf(day: string, month: string, year: string): string {
  return `${year} ${month} ${day}`;
}

export function timeOf(clock: string, hour: number): string {
  return `${PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? ''} ${clock}`;
}

export function listOf(words: readonly string[]): string {
  return words.join(', ');
}
