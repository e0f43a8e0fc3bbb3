import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

const CLIENT = 'build/client';
/** Pages that one test looks at, so that none is long. */
const PAGES_A_TEST = 150;

const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .sort();

for (let first = 0; first < files.length; first += PAGES_A_TEST) {
  const group = files.slice(first, first + PAGES_A_TEST);
  test(`every built page from ${group[0]} to ${group.at(-1)} is valid HTML`, async () => {
    const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(group.map((file) => join(CLIENT, file)));
    expect(formatterFactory('text')(report.results)).toBe('');
  });
}
