import { labelsFor } from '#app/content/labels.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';

/** Labels of the admissions page without values. */
export function admissionLabels(locale: Locale) {
  const labels = labelsFor('events', locale);
  return {
    ...labelsFor('admissions', locale),
    venue: labels.venue,
    sampleNote: messagesFor(locale).sampleNote,
    addToCalendar: labels.addToCalendar,
    researchAreas: labelsFor('departments', locale).researchAreas,
    howAdmissionWorks: labelsFor('home', locale).howAdmissionWorks,
  };
}
