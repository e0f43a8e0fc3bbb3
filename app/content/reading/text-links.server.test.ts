import fc from 'fast-check';
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parseText } from '#app/lib/markdown/parse-text.ts';
import { findDepthFault } from '#app/lib/markdown/text-limits.ts';
import { renderText, type TextOptions } from './markdown.server.ts';
import { findTextFaults } from './text-faults.server.ts';

const OPTIONS: TextOptions = {
  headingLevel: 2,
  leafDirectives: ['programmes'],
  textValue: () => undefined,
  resolveLink: (href) => href,
  newTabNote: 'opens in a new tab',
};

/** Addresses that are allowed in a text, and malicious ones. */
const GOOD = [
  '/about#history',
  'https://cee.kerala.gov.in/a?b=c',
  'mailto:office@college.example',
  'tel:18001805522',
];
const SCHEMES = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'javascript&#58;alert(1)',
  '&#x6A;avascript:alert(1)',
  'vbscript:x',
  'data:text/html,<b>',
];
const HOSTS = [
  'https://cee.kerala.gov.in@evil.example/',
  'https://user:word@evil.example',
  'http://ktu.edu.in',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
];
const OTHERS =
  'https:evil.example HTTPS://ktu.edu.in www.evil.example a@evil.example #top about /ml/about portal:login ftp://x.example blob:https://x.example/1'.split(
    ' ',
  );
const address = fc.oneof(
  fc.constantFrom(...GOOD, ...SCHEMES, ...HOSTS, ...OTHERS),
  fc.webUrl(),
  fc.string({ maxLength: 12 }),
);

/** All Markdown forms of a link. */
const WAYS: ((href: string) => string)[] = [
  (href) => `[words](${href})`,
  (href) => `[words](<${href}> "title")`,
  (href) => `[words][p]\n\n[p]: ${href}`,
  (href) => `[p]\n\n> - [P]: <${href}>\n>   'title'`,
  (href) => `![words](${href}) ![words][i]\n\n[i]: ${href}`,
  (href) => `[![words](${href})](${href})`,
  (href) => `<${href}>`,
  (href) => `see ${href} there`,
  (href) => `<a href="${href}" onclick="${href}">words</a> <img src=${href}>`,
  (href) => `words[^1]\n\n[^1]: [words](${href}) ${href}`,
  (href) => `:::note[[words](${href})]\n[words](${href})\n:::`,
  (href) => `:english[[words](${href})]{href="${href}" src="${href}"}`,
  (href) => `::programmes{href="${href}"}`,
  (href) =>
    `:::table[Words]\n\n| [words](${href}) | b |\n|---|---|\n| [words][t] | ${href} |\n\n:::\n\n[t]: ${href}`,
];
const PLACES: ((text: string) => string)[] = [
  (text) => text,
  (text) => `**${text}**`,
  (text) => text.replaceAll(/^/gm, '> '),
  (text) => `- ${text.replaceAll('\n', '\n  ')}`,
];
const piece = fc
  .tuple(fc.constantFrom(...WAYS), fc.constantFrom(...PLACES), address)
  .map(([way, place, href]) => place(way(href)));
const text = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 20 })), { minLength: 1, maxLength: 4 })
  .map((pieces) => pieces.join('\n\n'));

async function htmlOf(source: string): Promise<string> {
  let html = '';
  for await (const block of renderText(parseText(source), OPTIONS))
    if (block.kind === 'html') html += block.html;
  return html;
}

/**
 * The addresses to which a browser would go from a piece of HTML, determined independently of the
 * rules.
 */
function outsideTheRules(html: string): string[] {
  const found: string[] = [];
  visit(
    unified().use(rehypeParse, { fragment: true }).parse(html) as Nodes,
    'element',
    (element: Element) => {
      for (const [name, value] of Object.entries(element.properties)) {
        if (/^on|src|srcset|action|data$|poster|style|background|cite|ping/i.test(name))
          found.push(`${element.tagName} ${name}`);
        if (name === 'href' && !isHarmless(String(value)))
          found.push(`${element.tagName} href ${value}`);
      }
      if (/^(?:script|img|iframe|object|embed|base|form|meta|link|svg|math)$/.test(element.tagName))
        found.push(element.tagName);
    },
  );
  return found;
}

function isHarmless(href: string): boolean {
  const { protocol, username, password, host } = new URL(href, 'https://site.example/somewhere/');
  if (protocol === 'mailto:' || protocol === 'tel:') return true;
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return host === 'site.example'
    ? /^\/(?![/\\])/.test(href)
    : href.toLowerCase().startsWith(`https://${host}`);
}

describe('a text that would keep the parser busy for minutes', () => {
  it.each([
    ['a table of 100,000 cells', '| a '.repeat(100_000), 'at most 40000 characters'],
    ['thousands of separate quotations', '> a\n\n'.repeat(5000), '“>” at most 200 times'],
    ['thousands of lines of lists', '- a\n  - b\n'.repeat(3000), '“-” at most 1000 times'],
    ['thousands of footnotes', '[^a]'.repeat(8000), '“[^” at most 200 times'],
    ['boxes inside boxes', ':::note\n'.repeat(4000), '“:::” at most 100 times'],
    ['thousands of marks', '**a'.repeat(10_000), '“**” at most 2000 times'],
    ['links inside links', '[a]('.repeat(20_000), 'at most 40000 characters'],
  ])('%s is refused before it is parsed', (_, source, expected) => {
    expect(findDepthFault(source)?.expected.en).toBe(expected);
  });

  it('is not one with long tables and some quotations', () => {
    expect(
      findDepthFault(
        '| a | b |\n'.repeat(2000) + '> a\n\n'.repeat(100) + ':::note\n**A.** b\n:::\n'.repeat(100),
      ),
    ).toBeUndefined();
  });
});

describe('any Markdown', () => {
  it('never gives an address outside the rules: the check reports it, and the renderer rejects what the check reported', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (source) => {
        fc.pre(findDepthFault(source) === undefined);
        const faults = findTextFaults(parseText(source), OPTIONS);
        if (faults.length > 0) await expect(htmlOf(source)).rejects.toThrow(faults[0]?.expected.en);
        else if (!source.includes('portal:'))
          expect(outsideTheRules(await htmlOf(source)), source).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a text', () => {
  it.each([...SCHEMES, ...HOSTS].map((href) => `[Pay](<${href}>)`))(
    'with the link %j is rejected',
    async (source) => {
      expect(findTextFaults(parseText(source), OPTIONS)).not.toEqual([]);
      await expect(htmlOf(source)).rejects.toThrow('expected');
    },
  );

  it.each([
    ['a picture', '![A tower](https://evil.example/tower.jpg)'],
    ['a footnote', 'Words[^1]\n\n[^1]: More'],
  ])('with %s is rejected', (_, source) => {
    expect(findTextFaults(parseText(source), OPTIONS)).toHaveLength(
      source.includes('[^1]') ? 2 : 1,
    );
  });

  it.each(GOOD)('may link to %s', async (href) => {
    const html = await htmlOf(`[Words](${href})`);
    expect(html).toContain(`<a href="${href.replaceAll('&', '&amp;')}"`);
  });
});
