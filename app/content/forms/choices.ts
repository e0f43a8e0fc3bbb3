import { WEEKLY_HOLIDAYS } from '#app/domain/office-hours.ts';
import { formatLanguage, formatWeeklyHoliday } from '#app/i18n/format.ts';
import { inEvery, type Locale } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';
import { courseNames } from './course-names.server.ts';

type Names = Readonly<Record<string, string>>;
/** What the values of a closed list are called in one language. */
export type Choices = (locale: Locale) => Names;

/**
 * The names that pages have for values: `news.noticeKind` is a key of the labels of that feature.
 */
export function choicesAt(key: string): Choices {
  const [feature, name = ''] = key.split('.');
  if (feature === 'weekly-holidays') return weeklyHolidays;
  if (feature === 'languages') return LANGUAGE;
  return (locale) =>
    readWords<Record<string, Names>>(`app/features/${feature}/labels`)[locale][name] ?? {};
}

const weeklyHolidays: Choices = (locale) =>
  Object.fromEntries(
    WEEKLY_HOLIDAYS.map((holiday) => [holiday, formatWeeklyHoliday(holiday, locale)]),
  );

/** Languages of the site. */
export const LANGUAGE: Choices = (locale) =>
  inEvery((language) => formatLanguage(language, locale));
export const COURSE: Choices = courseNames;
export const FIGURE: Choices = (locale) =>
  readWords<typeof import('./fields.en.json')>('app/content/forms/fields')[locale].choices.figure;
