import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '#tests/support/pages.ts';

// The college states 900+ for B.Tech and 369+ for M.Tech; tables may show their own sum beside it,
// and nothing shows another one.

const pages = PAGES.map(({ address, path }) => {
  const [, body = ''] = readFileSync(join('build/client', address, 'index.html'), 'utf8').split(
    '<body',
  );
  const markup = body.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '');
  return {
    address,
    path,
    all: textOf(markup),
    prose: textOf(markup.replaceAll(/<table[\s\S]*?<\/table>/g, '')),
  };
});

function textOf(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, ' ');
}

/** Whether a text has a number on its own, not as part of a longer number or an amount. */
function has(text: string, number: string): boolean {
  return new RegExp(`(?<![\\d₹,.+-])${number.replace('+', String.raw`\+`)}(?![\\d-]|[,.]\\d)`).test(
    text,
  );
}

test('no page gives another total of B.Tech, M.Tech or all seats outside a table', () => {
  expect(
    pages
      .filter(({ prose }) => ['780', '315', '1213', '1,213'].some((sum) => has(prose, sum)))
      .map(({ address }) => address),
  ).toEqual([]);
});

test('a page with the sum of a table also has the intake stated by the college', () => {
  const without = (sum: string, stated: string) =>
    pages.filter(({ all }) => has(all, sum) && !all.includes(stated)).map(({ address }) => address);
  expect([
    ...without('820', '900+'),
    ...without('780', '900+'),
    ...without('393', '369+'),
    ...without('315', '369+'),
  ]).toEqual([]);
});
