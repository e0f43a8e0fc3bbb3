import { encodePath } from '#app/lib/encoded-path.ts';
import type { RedirectRule } from './redirects.ts';

/** For the site's own server: the target of a path without a final slash and of the text after its first question mark, split at others. */
export function redirectFinder(rules: {
  redirects: readonly RedirectRule[];
}): (path: string, questions: readonly string[]) => string | undefined {
  const known = new Map(
    rules.redirects.map((rule) => [[rule.from, rule.query ?? []].flat().join('?'), rule]),
  );
  return (asked, questions) => {
    const path = encodePath(asked) ?? asked;
    const rule = known.get([path, ...questions].join('?')) ?? known.get(path);
    return rule && [rule.to, ...(rule.keepsQuery ? questions : [])].join('?');
  };
}
