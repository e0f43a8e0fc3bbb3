import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';

const CLIENT = 'build/client';
/** Pages per test, to keep tests short. */
const PAGES_A_TEST = 150;

/**
 * Malayalam pages have the elements of the English ones (twins.test.ts): one of each type is
 * checked.
 */
const OTHERS = PAGES.filter((page) => page.locale === 'ml' && !PAGE_KINDS.includes(page));
const notNeeded = new Set(OTHERS.map(({ address }) => join(address.slice(1), 'index.html')));
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !notNeeded.has(file))
  .sort();

for (let first = 0; first < files.length; first += PAGES_A_TEST) {
  const group = files.slice(first, first + PAGES_A_TEST);
  test(`every built page from ${group[0]} to ${group.at(-1)} is valid HTML`, async () => {
    const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(
      group.map((file) => join(CLIENT, file)),
    );
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}
