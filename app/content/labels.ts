import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import * as features from './feature-labels.ts';
import { type Localised, localise } from './fields.ts';

type Features = typeof features;
/** A feature's words, as what a function takes: the words of all features together are what it takes of each. */
type Taken = { [Name in keyof Features]: (words: Features[Name]) => void }[keyof Features];
type Words = Taken extends (words: infer All) => void ? All : never;

/** Words of pages, of every feature. Only the build reads them: a page carries the few it needs as data. */
const words = Object.assign({}, ...Object.values(features)) as Words;

export type Labels = Localised<Words>;

const LABELS = Object.fromEntries(
  LOCALES.map((locale) => [locale, localise(words, locale)]),
) as Record<Locale, Labels>;

/** Words of pages in one language; for loaders only, so that they stay out of the browser's scripts. */
export function labelsFor(locale: Locale): Labels {
  return LABELS[locale];
}
