import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { piecesOf } from '#tests/support/built-pages.ts';
import { PAGE_KINDS, PAGES } from '#tests/support/pages.ts';

const CLIENT = 'build/client';
/** Pages that one test looks at, so that none is long. */
const PAGES_A_TEST = 150;

/** A page in Malayalam has the elements of the English one (twins.test.ts): one of each kind is enough, and of the others that their words are written as HTML asks. */
const OTHERS = PAGES.filter((page) => page.locale === 'ml' && !PAGE_KINDS.includes(page));
const notNeeded = new Set(OTHERS.map(({ address }) => join(address.slice(1), 'index.html')));
const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !notNeeded.has(file))
  .sort();

for (let first = 0; first < files.length; first += PAGES_A_TEST) {
  const group = files.slice(first, first + PAGES_A_TEST);
  test(`every built page from ${group[0]} to ${group.at(-1)} is valid HTML`, async () => {
    const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(group.map((file) => join(CLIENT, file)));
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}

test('the other Malayalam pages have no sign in their words and attributes that HTML reads as its own', () => {
  const faults = OTHERS.flatMap(({ address }) =>
    piecesOf(address).flatMap(({ attributes, text }) => {
      const [found] = /&(?!#?\w+;).{0,20}/s.exec(`${attributes} ${text}`) ?? [];
      return found !== undefined || text.includes('>') ? [`${address}: ${found ?? text.trim()}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
