import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

const CLIENT = 'build/client';

test('every built page is valid HTML', async () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => join(CLIENT, file));
  expect(files.length).toBeGreaterThan(100);
  const report = await new HtmlValidate(new FileSystemConfigLoader()).validateMultipleFiles(files);
  expect(formatterFactory('text')(report.results)).toBe('');
});
