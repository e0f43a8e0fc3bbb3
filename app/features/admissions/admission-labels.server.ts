import { labelsFor } from '#app/content/labels.ts';
import { contactLabels } from '#app/content/rows/department-rows.server.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** Labels of the admissions page without values. */
export function admissionLabels(locale: Locale) {
  const labels = labelsFor('events', locale);
  return {
    ...contactLabels(locale),
    ...labelsFor('admissions', locale),
    venue: labels.venue,
    sampleNote: labelsFor('news', locale).sampleNote,
    addToCalendar: labels.addToCalendar,
    researchAreas: labelsFor('departments', locale).researchAreas,
    howAdmissionWorks: labelsFor('home', locale).howAdmissionWorks,
  };
}
