import { inEvery, type Locale } from '#app/i18n/locale.ts';
import * as features from './feature-labels.ts';
import { type Localised, localise } from './fields.ts';

type Features = typeof features;
export type FeatureName = keyof Features;
/** The words of a feature in one language. */
export type Labels<Name extends FeatureName> = Localised<Features[Name]>;

const LABELS = inEvery((locale) => localise(features, locale));

/**
 * Words of the pages of a feature in one language. Only the build reads them: a page carries the few it needs as data. What a
 * feature shares with another it reads under the other's name.
 */
export function labelsFor<Name extends FeatureName>(feature: Name, locale: Locale): Labels<Name> {
  return LABELS[locale][feature];
}
