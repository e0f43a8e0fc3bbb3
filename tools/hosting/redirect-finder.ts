import { encodePath } from '#app/lib/encoded-path.ts';
import { withoutPasted } from '#app/lib/pasted-address.ts';
import type { RedirectRule } from './redirects.ts';
import type { HostRules } from './rules.ts';

/**
 * For the site's own server: the target of a path without a final slash and of the text after its
 * first question mark, split at others.
 */
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

/**
 * For the site's own server: the address that somebody meant who asked for this wrong path, as far
 * as other hosts see it too.
 */
export function addressMeant(
  path: string,
  { languages, typed }: Pick<HostRules, 'languages' | 'typed'>,
): string | undefined {
  const ofFirst = new RegExp(`^/${languages[0]}(?:/+(.*))?$`).exec(path);
  return (
    withoutPasted(path) ??
    typed.find((known) => known.toLowerCase() === path.toLowerCase() && known !== path) ??
    (ofFirst && `/${ofFirst[1] ?? ''}`) ??
    undefined
  );
}
