import { useLocale } from '#app/i18n/locale-context.tsx';
import { type FeatureName, type Labels, labelsFor } from './labels.ts';

/** The words of the pages of a feature, in the language of the page that is drawn. */
export function useLabels<Name extends FeatureName>(feature: Name): Labels<Name> {
  return labelsFor(feature, useLocale().locale);
}
