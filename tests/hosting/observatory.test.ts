import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask } from './ask.ts';
import { HOSTS } from './hosts.ts';

/**
 * Score by the rules of MDN's HTTP Observatory: begins at 100, with bonuses only if nothing was deducted.
 * Source: https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js`, version 1.4.8. The package itself gives the same 130 points to
 * nginx with these files behind TLS (2026-11-21); it is not a dependency, because it needs 130 MB, a database client and a download at install.
 * Rules for TLS (the redirect from HTTP) are left out: they give no points and depend on the host.
 */
const WANTED = 130;

type Rule = { what: string; holds: (answer: Answer) => boolean; bonus: number; penalty: number };

const header =
  (name: string, pattern: RegExp) =>
  ({ headers }: Answer) =>
    pattern.test(String(headers[name] ?? ''));
const directive = (name: string, pattern: RegExp) => (answer: Answer) =>
  policies(answer).some((policy) => pattern.test(policy.get(name) ?? ''));

const RULES: readonly Rule[] = [
  {
    what: "a policy with default-src 'none', nothing unsafe, and forms that go to the site only",
    holds: (answer) =>
      directive('default-src', /^'none'$/)(answer) &&
      directive('form-action', /^'(?:none|self)'$/)(answer) &&
      !/unsafe-|\bhttps?:|\bdata:|\*/.test(String(answer.headers['content-security-policy'])),
    bonus: 10,
    penalty: 25,
  },
  {
    what: 'frames by the policy',
    holds: directive('frame-ancestors', /^'none'$/),
    bonus: 5,
    penalty: 20,
  },
  {
    what: 'no referrer',
    holds: header(
      'referrer-policy',
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/,
    ),
    bonus: 5,
    penalty: 5,
  },
  {
    what: 'resources for this origin only',
    holds: header('cross-origin-resource-policy', /^same-(?:origin|site)$/),
    bonus: 10,
    penalty: 50,
  },
  {
    what: 'TLS for half a year or more',
    holds: ({ headers }) => secondsOf(headers['strict-transport-security']) >= 15_768_000,
    bonus: 0,
    penalty: 20,
  },
  {
    what: 'types are not guessed',
    holds: header('x-content-type-options', /^nosniff$/),
    bonus: 0,
    penalty: 5,
  },
  {
    what: 'no cookies',
    holds: ({ headers }) => headers['set-cookie'] === undefined,
    bonus: 0,
    penalty: 40,
  },
  {
    what: 'no other origin may read',
    holds: ({ headers }) => headers['access-control-allow-origin'] === undefined,
    bonus: 0,
    penalty: 50,
  },
  {
    what: 'no script of another origin',
    holds: ({ body }) => !/<script[^>]+src="(?:https?:)?\/\//.test(body.toString()),
    bonus: 0,
    penalty: 50,
  },
];

for (const { name, isInstalled, start } of HOSTS) {
  describe.skipIf(!isInstalled)(isInstalled ? name : `skipped: ${name} not installed`, () => {
    let port = 0;
    let stop = async () => {};
    beforeAll(async () => {
      ({ port, stop } = await start());
    });
    afterAll(() => stop());

    it(`scores ${WANTED} points or more by the rules of MDN's HTTP Observatory`, async () => {
      for (const path of ['/', '/ml', '/search', '/no-such-page']) {
        const answer = await ask(port, path);
        const broken = RULES.filter(({ holds }) => !holds(answer));
        const points =
          100 +
          RULES.reduce(
            (sum, rule) => sum + (broken.includes(rule) ? -rule.penalty : rule.bonus),
            0,
          );
        expect(
          broken.map(({ what }) => what),
          path,
        ).toEqual([]);
        expect(points, path).toBeGreaterThanOrEqual(WANTED);
      }
    });
  });
}

function policies({ headers }: Answer): Map<string, string>[] {
  const policy = String(headers['content-security-policy'] ?? '');
  return policy.split(',').map(
    (each) =>
      new Map(
        each.split(';').map((part) => {
          const [name = '', ...values] = part.trim().split(' ');
          return [name, values.join(' ')];
        }),
      ),
  );
}

function secondsOf(value: string | undefined): number {
  return Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? 0);
}
