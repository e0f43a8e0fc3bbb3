import type { Locale } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';
import type { FeatureLabels } from './feature-labels.ts';

export type FeatureName = keyof FeatureLabels;
/** The words of a feature in one language. */
export type Labels<Name extends FeatureName> = FeatureLabels[Name];

/**
 * Words of the pages of a feature in one language. Only the build reads them: a page carries the few it needs as data. What a
 * feature shares with another it reads under the other's name.
 */
export function labelsFor<Name extends FeatureName>(feature: Name, locale: Locale): Labels<Name> {
  return readWords<Labels<Name>>(`app/features/${feature}/labels`)[locale];
}
