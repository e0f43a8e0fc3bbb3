import type { FeatureLabels } from '#app/features.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';

export type FeatureName = keyof FeatureLabels;
/** With those of its types of content at the desk (forms/kind-words.ts). */
type Words<Name extends FeatureName> = FeatureLabels[Name] & { desk?: object };
/** The words of the pages of a feature in one language. */
export type Labels<Name extends FeatureName> = Omit<Words<Name>, 'desk'>;

/**
 * Words of the pages of a feature in one language, which only the build reads; a component has them
 * by `useLabels`. What a feature shares with another it reads under the other's name.
 */
export function labelsFor<Name extends FeatureName>(feature: Name, locale: Locale): Labels<Name> {
  return readWords<Words<Name>>(`app/features/${feature}/labels`)[locale];
}
