import type { Problem } from '#app/content/reading/problem.server.ts';
import type { Words } from './words.ts';

/** What a mistake says: what belongs there, and what was found. */
export function problemWords({ expected, found }: Problem): Words {
  return { en: `Expected: ${expected}. Found: ${found}.`, ml: `വേണ്ടത്: ${expected}. കണ്ടത്: ${found}.` };
}
