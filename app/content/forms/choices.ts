import { labelsFor } from '#app/content/labels.ts';
import { WEEKLY_HOLIDAYS } from '#app/domain/office-hours.ts';
import { formatWeeklyHoliday } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';
import { courseNames } from './course-names.server.ts';

/** What the values of a closed list are called in one language. */
export type Choices = (locale: Locale) => Readonly<Record<string, string>>;

// As the pages of the site name them.
export const NOTICE_KIND: Choices = (locale) => labelsFor('news', locale).noticeKind;
export const DOCUMENT_CATEGORY: Choices = (locale) =>
  labelsFor('documents', locale).documentCategory;
export const LANGUAGE: Choices = (locale) => labelsFor('documents', locale).languageName;
export const TENDER_METHOD: Choices = (locale) => labelsFor('tenders', locale).method;
export const FEE_TIME: Choices = (locale) => labelsFor('fees', locale).feeTime;
export const QUOTA: Choices = (locale) => labelsFor('required-documents', locale).paperQuota;
export const PAPER_BRING: Choices = (locale) => labelsFor('required-documents', locale).paperBring;
export const FAQ_TOPIC: Choices = (locale) => labelsFor('questions', locale).faqTopic;
export const DEPARTMENT_GROUP: Choices = (locale) =>
  labelsFor('departments', locale).departmentGroup;
export const DESIGNATION: Choices = (locale) => labelsFor('people', locale).designation;
export const SEAT_GROUP: Choices = (locale) => labelsFor('programmes', locale).seatGroup;
export const WINDOW_KIND: Choices = (locale) => labelsFor('admissions', locale).windowKind;
export const COURSE: Choices = courseNames;
export const SEARCH_CATEGORY: Choices = (locale) => labelsFor('search', locale).searchCategory;
export const DEPARTMENT_LISTS: Choices = (locale) => ({
  'departments:engineering': labelsFor('departments', locale).engineeringDepartments,
  'departments:supporting': labelsFor('departments', locale).supportingDepartments,
});
export const WEEKLY_HOLIDAY: Choices = (locale) =>
  Object.fromEntries(
    WEEKLY_HOLIDAYS.map((holiday) => [holiday, formatWeeklyHoliday(holiday, locale)]),
  );

const choicesOf = (locale: Locale) =>
  readWords<typeof import('./fields.en.json')>('app/content/forms/fields')[locale].choices;
export const FIGURE: Choices = (locale) => choicesOf(locale).figure;
