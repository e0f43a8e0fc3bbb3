import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';

it('parts of pages have the sizes of tall letters for each language but English', () => {
  const sheets = namesLike('app/{components,features}/**/*.css');
  // The word മലയാളം in the header, and its font on the stage of the inauguration.
  expect(sheets.filter((file) => /:lang\(ml\)/.test(readFileSync(file, 'utf8')))).toEqual([
    'app/features/inauguration/inauguration.css',
    'app/features/navigation/phone-menu.module.css',
    'app/features/shell/header.module.css',
  ]);
});

it('a text in Tamil on a device without a Tamil font changes to that of the site', () => {
  expect(readFileSync('languages/ta/styles.css', 'utf8')).toMatch(
    /--font-text: .*'Tamil Late', sans-serif;/,
  );
});
