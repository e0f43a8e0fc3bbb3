import type { Dates, WholeDates } from '#languages/dates.ts';

export const WHOLE_DATES: WholeDates = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  dateOf: (day, month, year) => `${day} ${month} ${year}`,
};

export const DATES: Dates = {
  shortMonths: [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sept',
    'Oct',
    'Nov',
    'Dec',
  ],
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  nth: ['first', 'second', 'third', 'fourth', 'fifth'],
  dayOf: (weekday, date) => `${weekday}, ${date}`,
  monthOf: (month, year) => `${month} ${year}`,
  timeOf(clock, hour, minute) {
    if (minute === 0 && hour === 0) return '12 midnight';
    if (minute === 0 && hour === 12) return '12 noon';
    return `${clock} ${hour < 12 ? 'am' : 'pm'}`;
  },
  listOf: (words) => new Intl.ListFormat('en-IN').format(words),
};
