import type { RedirectRule } from './redirects.ts';

/** For a server of our own: where a path without a slash at its end leads, with what stands behind its first question mark, split at others. */
export function redirectFinder(rules: { redirects: readonly RedirectRule[] }): (path: string, questions: readonly string[]) => string | undefined {
  const known = new Map(rules.redirects.map((rule) => [[rule.from, rule.query ?? []].flat().join('?'), rule]));
  return (path, questions) => {
    const rule = known.get([path, ...questions].join('?')) ?? known.get(path);
    return rule && [rule.to, ...(rule.keepsQuery ? questions : [])].join('?');
  };
}
