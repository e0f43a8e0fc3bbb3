import { readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { PAGES } from '#tests/support/pages.ts';

/**
 * Bytes of a first view as sent. Admissions, the site map and pages with all sections of their part
 * may have more.
 */
const HTML: Readonly<Record<string, number>> = {
  admissions: 32_000,
  'site-map': 32_000,
  'section-page': 23_000,
};
const CSS = 18_000;
const PICTURES = 30_000;

const sizeOf = (address: string) => statSync(`build/client${address}`).size;

it('no page has more HTML, styles, fonts or pictures at once than its first view may weigh', () => {
  expect(namesLike('build/client/assets/*.css.br').length).toBeGreaterThan(2);
  for (const { address, kind, locale } of PAGES.filter(({ kind }) => kind !== 'not-found')) {
    const file = `${address === '/' ? '' : address}/index.html`;
    const html = readFileSync(`build/client${file}`, 'utf8');
    const weigh = (pattern: RegExp, ending = '') =>
      [...html.matchAll(pattern)].reduce((sum, [, path]) => sum + sizeOf(path + ending), 0);
    expect(sizeOf(`${file}.br`), address).toBeLessThanOrEqual(HTML[kind] ?? 22_000);
    expect(
      weigh(/<link rel="stylesheet" href="([^"#]+)/g, '.br'),
      `styles of ${address}`,
    ).toBeLessThanOrEqual(CSS);
    expect(
      weigh(/<link rel="preload"[^>]* href="([^"]+\.woff2)"/g),
      `fonts of ${address}`,
    ).toBeLessThanOrEqual(locale === 'ml' ? 65_000 : 25_000);
    expect(
      weigh(/<img (?![^>]*loading="lazy")[^>]*?src="(\/assets\/pictures\/[^"]+)"/g),
      `pictures of ${address}`,
    ).toBeLessThanOrEqual(PICTURES);
  }
});
