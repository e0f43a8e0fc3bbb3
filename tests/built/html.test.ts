import { join } from 'node:path';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { piecesOf } from '#tests/support/built-pages.ts';
import { coverPages } from '#tests/support/cover.ts';
import { PAGES } from '#tests/support/pages.ts';

const CLIENT = 'build/client';
/** The Malayalam pages, which have the elements of the English ones (twins.test.ts). */
const MALAYALAM = PAGES.filter((page) => page.locale === 'ml');

test('the pages with every structure of the site are valid HTML', async () => {
  const files = coverPages().map((address) => join(CLIENT, address, 'index.html'));
  const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(files);
  expect(formatterFactory('text')(report.results)).toBe('');
});

test('Malayalam pages escape HTML characters in text and attributes', () => {
  const faults = MALAYALAM.flatMap(({ address }) =>
    piecesOf(address).flatMap(({ attributes, text }) => {
      const [found] = /&(?!#?\w+;).{0,20}/s.exec(`${attributes} ${text}`) ?? [];
      return found !== undefined || text.includes('>')
        ? [`${address}: ${found ?? text.trim()}`]
        : [];
    }),
  );
  expect(faults).toEqual([]);
});
