import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { OF_A_DEGREE } from '#tests/support/of-a-degree.ts';
import { OF_KERALA } from '#tests/support/of-kerala.ts';

/** What a college reads: data, texts and labels apart from code. */
const CODE = '{app,desk,languages,tools}/**/*.{ts,tsx,js,mjs,mts,css,json,svg,conf,yaml,yml}';
/** Tests are about the sample college. */
const OTHERS = /\.test\.|node_modules/;
/** The spelling and the search of Malayalam know names that its speakers write. */
const OF_LANGUAGE = /^languages\/[a-z]+\/|^app\/lib\/search\/|\.ml\.json$/;

/** Names of offices and of figures that colleges have written in their texts. */
const WRITTEN = /[bm]tech-(?:admissions|intake)|dept-mca/g;

function namedInCode(words: RegExp): string[] {
  const files = namesLike(CODE);
  expect(files.length).toBeGreaterThan(500);
  return files
    .filter((file) => !OTHERS.test(file) && !OF_LANGUAGE.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').replaceAll(WRITTEN, '').matchAll(words)].map(
        ([named]) => `${file}: ${named}`,
      ),
    );
}

it('no file of code names a State, or a body, examination or class of one', () => {
  expect(namedInCode(OF_KERALA)).toEqual([]);
});

it('no file of code names a degree', () => {
  expect(namedInCode(OF_A_DEGREE)).toEqual([]);
});

it('no label counts the departments, admissions or rooms of one college', () => {
  const numbers = /\b(?:two|three|four|five|six|eight|nine|ten|eleven|twelve|fourteen)\b/gi;
  const labels = namesLike('app/features/*/labels.en.json').flatMap((file) => {
    const { desk: _, ...shown } = JSON.parse(readFileSync(file, 'utf8'));
    const words = JSON.stringify(shown).replace('two or three programmes', '');
    return [...words.matchAll(numbers)].map(([found]) => `${file}: ${found}`);
  });
  expect(labels).toEqual([]);
});
