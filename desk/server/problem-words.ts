import type { Problem } from '#app/content/reading/problem.server.ts';
import { FOUND, PATTERNS, PHRASES } from './problem-phrases.ts';
import type { Words } from './words.ts';

/** What a mistake says: what belongs there, and what was found. */
export function problemWords({ expected, found }: Pick<Problem, 'expected' | 'found'>): Words {
  return { en: `Expected: ${expected}. Found: ${found}.`, ml: `വേണ്ടത്: ${inMalayalam(expected) ?? expected}. കണ്ടത്: ${FOUND[found] ?? found}.` };
}

/** A phrase of the content check in Malayalam; `undefined` for one that is not known. */
export function inMalayalam(phrase: string): string | undefined {
  const known = PHRASES[phrase];
  if (known !== undefined) return known;
  const [pattern, words] = PATTERNS.find(([each]) => each.test(phrase)) ?? [];
  return pattern && words && phrase.replace(pattern, words);
}
