import type * as features from '#app/features.server.ts';

/** What each feature says of itself: its types of content, its pages, its check. */
export type Features = typeof features;

let given: Features | undefined;

/**
 * Hands the features to what reads, checks and lists the content, which knows none of them. Only
 * app/site.ts does.
 */
export function giveFeatures(features: Features): void {
  given = features;
}

export function givenFeatures(): Features {
  if (!given) throw new Error('The features are not known yet: import from #app/site.ts.');
  return given;
}
