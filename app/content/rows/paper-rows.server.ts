import { labelsFor } from '#app/content/labels.ts';
import type { Paper } from '#app/content/schemas/required-documents.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { counted } from '#app/lib/fill-in.ts';

/** Empty for what nobody issues. */
export function issuerOf({ issuer, form }: Paper, locale: Locale): string {
  if (issuer[locale] === '–') return '';
  return form ? `${issuer[locale]} (${form[locale]})` : issuer[locale];
}

export function validityOf({ validity }: Paper, locale: Locale): string {
  const labels = labelsFor('required-documents', locale);
  if (!validity) return '';
  return 'months' in validity
    ? counted(labels.paperMonths, { count: validity.months })
    : counted(labelsFor('programmes', locale).years, { count: validity.years });
}
