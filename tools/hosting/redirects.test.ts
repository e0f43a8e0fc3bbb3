import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { redirectSchema, redirectsSchema } from '#app/features/redirects/schema.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { apacheFile } from './apache.ts';
import { nginxFile } from './nginx.ts';
import { redirectFinder } from './redirect-finder.ts';
import { type RedirectRule, redirectRules } from './redirects.ts';
import { type HostRules, hostRules } from './rules.ts';
import { redirectsFile } from './static-hosts.ts';

/**
 * What an editor may type: ordinary addresses, and signs that mean something in the file of some
 * host.
 */
const SIGNS = [
  ...['/', '/a', '/news', '.php', '?id=5', '&x=1', '#top', 'https://ktu.edu.in', '/ml'],
  ...['..', ' ', '\n', '\t', '\r', '\0', '"', "'", '\\'],
];
const SPECIAL = [
  ...['$', '{', '}', '(', ')', '[', ']', '*', '+', '^', '|', ';', ':', ':splat', '!'],
  ...['%', '%20', '%{ENV:x}', '<', '>', '#', '?', '&', '=', ',', '@', '~', 'ക'],
  ...['%E0%B4%95', '%e0%b4%95', '%28', '%3A', '%7B', '%24', '%22', '%5C', '%0A', '%2F'],
  ...['%2e', '%25', '%3B'],
];
const typed = fc.oneof(
  fc.array(fc.constantFrom(...SIGNS, ...SPECIAL), { maxLength: 6 }).map((parts) => parts.join('')),
  fc
    .array(fc.constantFrom(...SIGNS.slice(0, 7)), { maxLength: 5 })
    .map((parts) => `/${parts.join('')}`.replaceAll(/\/+/g, '/')),
  fc
    .tuple(
      fc.constantFrom('/old', '/index.php', 'https://ktu.edu.in/', '/a?b=c'),
      fc.constantFrom('', ...SIGNS, ...SPECIAL),
      fc.string({ maxLength: 3 }),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: 'binary' }),
);
const redirect = fc.record({ from: typed, to: typed });
const accepted = redirect.filter((value) => redirectSchema.safeParse(value).success);

/** What matters of a line as Netlify reads it. */
const readSchema = z.array(
  z.object({
    path: z.string(),
    query: z.record(z.string(), z.string()),
    to: z.string(),
    status: z.number(),
    force: z.boolean(),
  }),
);

const rulesFor = (redirects: Parameters<typeof redirectRules>[0]) =>
  hostRules([], redirectRules(redirects, PUBLISHED));
/** The lines of a file that belong to one redirect. */
function linesOf(file: (rules: HostRules) => string, rules: HostRules): string[] {
  const others = file(rulesFor([])).split('\n');
  return file(rules)
    .split('\n')
    .filter((line) => line !== '' && !others.includes(line));
}
/** nginx and Apache compare the decoded path. */
const wanted = ({ from, query, to, keepsQuery }: RedirectRule, mark: string) =>
  [decodeURIComponent(from), `${decodeURIComponent(from)}/`].map((path) => [
    query === undefined ? path : `${path}?${query}`,
    to + (keepsQuery ? mark : ''),
  ]);
const own = ({ redirects }: HostRules) =>
  redirects.filter(({ from }) => !from.endsWith('/index.html'));

describe('whatever an editor types in redirects.yaml', () => {
  it('is refused, or is one line for each spelling in nginx, which holds the two addresses and nothing else', () => {
    fc.assert(
      fc.property(accepted, (value) => {
        const rules = rulesFor([value]);
        const read = linesOf(nginxFile, rules).map((line) =>
          /^ {2}"([^"\\$;{}\t\r\n]+)" "([^"\\$;{}\s]+(?:\$is_args\$args)?)";$/.exec(line)?.slice(1),
        );
        expect(read).toEqual(own(rules).flatMap((rule) => wanted(rule, '$is_args$args')));
      }),
    );
  });

  it('is refused, or is in Apache a pattern that fits the old address alone, and leads to the new one', () => {
    fc.assert(
      fc.property(accepted, typed, (value, other) => {
        const rules = rulesFor([value]);
        const lines = linesOf(apacheFile, rules);
        for (const { from, query, to, keepsQuery } of own(rules)) {
          if (query !== undefined) {
            const pattern = new RegExp(
              /^RewriteCond %\{QUERY_STRING\} "(\S+)"$/.exec(lines.shift() ?? '')?.[1] ?? '$^',
            );
            expect([pattern.test(query), pattern.test(`${query}x`), pattern.test(other)]).toEqual([
              true,
              false,
              other === query,
            ]);
          }
          const [, path = '$^', target = '', flags] =
            /^RewriteRule "(\S+)" "(\S+)" \[R=301,L,NE(,QSD)?\]$/.exec(lines.shift() ?? '') ?? [];
          const pattern = new RegExp(path);
          const bare = decodeURIComponent(from.slice(1));
          expect([
            pattern.test(bare),
            pattern.test(`${bare}/`),
            pattern.test(`${bare}x`),
            pattern.test(other),
          ]).toEqual([true, true, false, [bare, `${bare}/`].includes(other)]);
          expect([target.replaceAll(/\\(.)/g, '$1'), flags === undefined]).toEqual([
            to,
            keepsQuery,
          ]);
        }
        expect(lines).toEqual([]);
      }),
    );
  });

  it("is refused, or is read by Netlify's own parser as what was meant, never forced", async () => {
    const folder = newFolder();
    const file = join(folder, '_redirects');
    await fc.assert(
      fc.asyncProperty(accepted, async (value) => {
        const rules = rulesFor([value]);
        writeFileSync(file, redirectsFile(rules));
        const { redirects, errors } = await parseAllRedirects({
          redirectsFiles: [file],
          configRedirects: [],
          minimal: false,
        });
        expect(errors).toEqual([]);
        const read = readSchema.parse(redirects);
        const meant = own(rules).flatMap(({ from, query, to }) => {
          const asked = Object.fromEntries(query?.split('&').map((part) => part.split('=')) ?? []);
          const paths = /\.[a-z]\w{1,4}$/i.test(from) ? [from] : [from, `${from}/`];
          return paths.map((path) => ({ path, query: asked, to, status: 301, force: false }));
        });
        expect(read).toEqual(expect.arrayContaining(meant));
        expect(read).toHaveLength(meant.length + 5);
      }),
    );
  });

  it('is refused, or leads there by our own server, and no other address does', () => {
    fc.assert(
      fc.property(accepted, typed, (value, other) => {
        const rules = rulesFor([value]);
        const find = redirectFinder(rules);
        for (const { from, query, to } of own(rules))
          expect(find(from, query === undefined ? [] : [query])).toBe(to);
        const [path = '', ...questions] = other.split('?');
        if (
          !rules.redirects.some(({ from }) =>
            [from, decodeURIComponent(from)].includes(
              path.replaceAll(/%../g, (code) => code.toUpperCase()),
            ),
          )
        )
          expect(find(path, questions)).toBeUndefined();
      }),
    );
  });
});

it('a host that reads the first lines only reads the likeliest: as written, then in other languages, then with a slash', () => {
  const rules = rulesFor([
    { from: '/hostel', to: '/about' },
    { from: '/fees.php', to: '/fees' },
    { from: '/index.php?id=5', to: '/news' },
  ]);
  const first = redirectsFile(rules)
    .split('\n')
    .map((line) => line.split(' ')[0])
    .filter((path) => !/^$|\*|\/index\.html/.test(path ?? ''));
  expect(first).toEqual([
    ...['/index.php', '/hostel', '/fees.php', '/ml/hostel'],
    ...['/hostel/', '/ml/hostel/'],
  ]);
});

it.each([
  ['/hostel', ['/hostel', '/about'], ['/ml/hostel', '/ml/about']],
  ['/department?id=5', ['/department', '/about'], ['/ml/department', '/ml/about']],
  ['/feeds/hostel.atom', ['/feeds/hostel.atom', '/about'], ['/ml/feeds/hostel.atom', '/ml/about']],
  ['/about.php', ['/about.php', '/about']],
  ['/ml/about.php', ['/ml/about.php', '/ml/about']],
  ['/index.php?id=5', ['/index.php', '/about']],
  ['/index.php/about-us', ['/index.php/about-us', '/about']],
  ['/cgi.bin/list', ['/cgi.bin/list', '/about']],
  ['/files/Rules%202024.PDF', ['/files/Rules%202024.PDF', '/about']],
])(
  'only an address that this site may have had in each language holds in each: %s',
  (from, ...rules) => {
    expect(
      redirectRules([{ from, to: '/about' }], PUBLISHED).map((rule) => [rule.from, rule.to]),
    ).toEqual(rules);
  },
);

it('an address of a language that is not published leads to the page in the first', () => {
  const [rule] = redirectRules([{ from: '/ml/about.php', to: '/about' }], ['en']);
  expect(rule).toMatchObject({ from: '/ml/about.php', to: '/about' });
});

describe('an address in redirects.yaml', () => {
  it.each([
    ['contact.html', '/about'],
    ['http://college.example', '/about'],
    ['/news(1', '/about'],
    ['/old\n/other https://evil.example/ 301!', '/about'],
    ['/old', '//evil.example'],
    ['/old', 'https://ktu.edu.in@evil.example/'],
    ['/old', 'http://ktu.edu.in'],
    ['/old', 'javascript:alert(1)'],
    ['/old', '/ml/about'],
    ['/old', 'https://ktu.edu.in/:splat'],
    ['/old/', '/about'],
    ['/old/../x', '/about'],
    ['/.env', '/about'],
    ['/ml/old', '/about'],
    ['/?p=5', '/about'],
    ['/old?id', '/about'],
    ['/old?id=1&id=2', '/about'],
    ['/old#top', '/about'],
    [`/${'x'.repeat(200)}`, '/about'],
    [`/${'%E0%B4%95'.repeat(50)}`, '/about'],
    ['/%61', '/about'],
    ['/old%', '/about'],
    ['/%E0%B4', '/about'],
    ['/old%2Fpath', '/about'],
    ['/old%5Cpath', '/about'],
    ['/old%00', '/about'],
    ['/old%0A/other', '/about'],
    ['/old%E2%80%AE', '/about'],
    ['/old%22', '/about'],
    ['/old%24uri', '/about'],
    ['/old%7Bpath%7D', '/about'],
    ['/%2E%2E/x', '/about'],
    ['/.%2E/x', '/about'],
    ['/old/%2Ehidden', '/about'],
    ['/%6Dl/old', '/about'],
    ['/old?id=:splat', '/about'],
    ['/old?id=%', '/about'],
  ])('is refused: %j to %j', (from, to) => {
    expect(redirectsSchema.safeParse([{ from, to }]).success).toBe(false);
  });

  it.each([
    ['/index.php?id=5', '/about'],
    ['/Departments.aspx?dept=cse&lang=ml', '/department/cse'],
    ['/old', '/about#history'],
    [
      '/%E0%B4%B9%E0%B5%8B%E0%B4%B8%E0%B5%8D%E0%B4%B1%E0%B5%8D%E0%B4%B1%E0%B5%BD',
      '/facilities/hostel',
    ],
    ['/%e0%b4%ab%e0%b5%80%e0%b4%b8%e0%b5%8d', '/fees'],
    ['/files/Prospectus%202024%20%28final%29.pdf', '/downloads'],
    ['/index.php?option=com_content&view=article&id=5:about-us&catid=2:general&Itemid=', '/about'],
    ['/page.php?file=docs/rules.html&q=a+b&x=%E0%B4%95', '/about'],
    ['/keam', 'https://cee.kerala.gov.in/a%20b?year=2025#top'],
  ])('is taken: %j to %j', (from, to) => {
    expect(redirectsSchema.safeParse([{ from, to }]).success).toBe(true);
  });

  it('that the check would have refused stops the build instead of being written', () => {
    expect(() => redirectRules([{ from: '/news(1', to: '/about' }])).toThrow(
      'an old address of letters',
    );
  });
});
