import { foldedWords, foldText } from './fold.ts';
import { indexStem } from './stem.ts';

/** For each stem, the terms with the same meaning, each as the stems of its words. */
export type Synonyms = ReadonlyMap<string, readonly (readonly string[])[]>;

/**
 * Prepares synonym groups for look-up by the stem of a typed word. A term of several words is found
 * through the others of its group, but does not find them.
 */
export function synonymsOf(groups: readonly (readonly string[])[]): Synonyms {
  const known = new Map<string, (readonly string[])[]>();
  for (const group of groups) {
    const terms = group.map((term) => foldedWords(foldText(term)).map(indexStem));
    for (const [stem, ...more] of terms) {
      if (stem === undefined || more.length > 0) continue;
      known.set(stem, [
        ...(known.get(stem) ?? []),
        ...terms.filter(([first, ...rest]) => first !== stem || rest.length > 0),
      ]);
    }
  }
  return known;
}
