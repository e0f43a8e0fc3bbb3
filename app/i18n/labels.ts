import { en, type Labels } from './labels/en.ts';
import { ml } from './labels/ml.ts';
import type { Locale } from './locale.ts';

const LABELS: Record<Locale, Labels> = { en, ml };

/** Words of pages in one language; for loaders only, so that they stay out of the browser's scripts. */
export function labelsFor(locale: Locale): Labels {
  return LABELS[locale];
}
