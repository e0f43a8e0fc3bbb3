import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OF_KERALA } from '#tests/support/of-kerala.ts';

/** What a college reads: data, texts and labels apart from code. */
const CODE = '{app,desk,languages,tools,packages}/**/*.{ts,tsx,mjs,mts,css,json,py}';
/** Tests are about the sample college; steps of an upgrade are about what older versions wrote. */
const OTHERS = /\.test\.tsx?$|node_modules|^desk\/content-files\/upgrade-steps\.ts$/;
/** The spelling and the search of Malayalam know names that its speakers write. */
const OF_LANGUAGE = /^languages\/[a-z]+\/|^app\/lib\/search\/|\.ml\.json$/;

it('no file of code names a State, or a body, examination or class of one', () => {
  const files = globSync(CODE).map((file) => file.replaceAll('\\', '/'));
  expect(files.length).toBeGreaterThan(500);
  const named = files
    .filter((file) => !OTHERS.test(file) && !OF_LANGUAGE.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(OF_KERALA)].map(([words]) => `${file}: ${words}`),
    );
  expect(named).toEqual([]);
});
