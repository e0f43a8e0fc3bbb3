import { localise } from '#app/content/fields.ts';
import { labelsFor } from '#app/content/labels.ts';
import { contactLabels } from '#app/features/section-page/rows.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { labels as words } from './labels.ts';

/** Labels of the admissions page without values. */
export function admissionLabels(locale: Locale) {
  const labels = labelsFor(locale);
  return {
    ...contactLabels(locale),
    ...localise(words, locale),
    venue: labels.venue,
    sampleNote: labels.sampleNote,
    addToCalendar: labels.addToCalendar,
    researchAreas: labels.researchAreas,
    howAdmissionWorks: labels.howAdmissionWorks,
  };
}
