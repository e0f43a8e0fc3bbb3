import type { Dates, WholeDates } from '#languages/dates.ts';

/** Parts of the day, by their first hour. */
const PARTS_OF_DAY: readonly [from: number, name: string][] = [
  [19, 'இரவு'],
  [16, 'மாலை'],
  [12, 'பிற்பகல்'],
  [5, 'காலை'],
  [3, 'அதிகாலை'],
  [1, 'இரவு'],
  [0, 'நள்ளிரவு'],
];

export const WHOLE_DATES: WholeDates = {
  months: [
    'ஜனவரி',
    'பிப்ரவரி',
    'மார்ச்',
    'ஏப்ரல்',
    'மே',
    'ஜூன்',
    'ஜூலை',
    'ஆகஸ்ட்',
    'செப்டம்பர்',
    'அக்டோபர்',
    'நவம்பர்',
    'டிசம்பர்',
  ],
  dateOf: (day, month, year) => `${day} ${month} ${year}`,
};

export const DATES: Dates = {
  shortMonths: ['ஜன', 'பிப்', 'மார்', 'ஏப்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக', 'செப்', 'அக்', 'நவ', 'டிச'],
  weekdays: [
    'ஞாயிற்றுக்கிழமை',
    'திங்கட்கிழமை',
    'செவ்வாய்க்கிழமை',
    'புதன்கிழமை',
    'வியாழக்கிழமை',
    'வெள்ளிக்கிழமை',
    'சனிக்கிழமை',
  ],
  nth: ['முதல்', 'இரண்டாவது', 'மூன்றாவது', 'நான்காவது', 'ஐந்தாவது'],
  dayOf: (weekday, date) => `${date}, ${weekday}`,
  monthOf: (month, year) => `${month} ${year}`,
  timeOf(clock, hour, minute) {
    const isNoon = hour === 12 && minute === 0;
    const part = isNoon ? 'நண்பகல்' : PARTS_OF_DAY.find(([from]) => hour >= from)?.[1];
    return `${part ?? ''} ${clock} மணி`;
  },
  listOf: (words) =>
    [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' மற்றும் '),
};
