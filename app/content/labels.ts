import type { FeatureLabels } from '#app/features.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { readWords } from '#app/i18n/words.server.ts';

export type FeatureName = keyof FeatureLabels;
/** With those of its types of content at the desk (forms/kind-words.ts). */
type Words<Name extends FeatureName> = FeatureLabels[Name] & { desk?: object };
/** The words of the pages of a feature in one language. */
export type Labels<Name extends FeatureName> = Omit<Words<Name>, 'desk'>;

/**
 * Words of the pages of a feature in one language. Only the build reads them: a page carries the few it needs as data. What a
 * feature shares with another it reads under the other's name.
 */
export function labelsFor<Name extends FeatureName>(feature: Name, locale: Locale): Labels<Name> {
  const { desk, ...labels } = readWords<Words<Name>>(`app/features/${feature}/labels`)[locale];
  return labels;
}
