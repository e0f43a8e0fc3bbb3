import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { listPages } from '#app/content/pages.server.ts';
import { getSite } from '#app/content/reading/site.server.ts';
import { GIGW_PAGE, GIGW_SOURCE, gigwMarkdown, gigwSchema, splitTest } from '#tools/gigw.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const gigw = gigwSchema.parse(parse(read(GIGW_SOURCE)));
const checkpoints = gigw.flatMap((part) => part.checkpoints);

/** Titles of the tests in a file, as they are written there. */
function titlesIn(file: string): string[] {
  return [...read(file).matchAll(/\b(?:test|it)(?:\.each\([^)]*\))?\(\s*(`[^`]*`|'(?:[^'\\]|\\.)*'|"[^"]*")/g)].map(([, title = '']) =>
    title.slice(1, -1).replaceAll("\\'", "'"),
  );
}

describe('the matrix of GIGW 3.0', () => {
  it('has 88 checkpoints: 25 of quality, 50 of accessibility, 3 of cybersecurity, 10 of the lifecycle, each once and in order', () => {
    const numbers = [25, 50, 3, 10].flatMap((count, part) => Array.from({ length: count }, (_, index) => `5.${part + 1}.${index + 1}`));
    expect(checkpoints.map(({ id }) => id)).toEqual(numbers);
    expect(numbers).toHaveLength(88);
  });

  it('names only tests that exist', () => {
    const named = [...new Set(checkpoints.flatMap(({ tests = [] }) => tests))];
    const missing = named.filter((test) => {
      const { file, title } = splitTest(test);
      return !existsSync(file) || !titlesIn(file).some((written) => written.includes(title));
    });
    expect(missing).toEqual([]);
  });

  it('names only pages that exist', () => {
    const paths = new Set(listPages(getSite()).map(({ path }) => path));
    expect(checkpoints.flatMap(({ pages = [] }) => pages).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('is what the command writes', () => {
    expect(read(GIGW_PAGE)).toBe(gigwMarkdown(gigw));
  });

  it('counts what is met, and by whom', () => {
    const states = ['software', 'content', 'college', 'not-applicable', 'open'].map(
      (state) => `${checkpoints.filter(({ met }) => met === state).length} ${state}`,
    );
    process.stdout.write(`GIGW 3.0: ${states.join(', ')}\n`);
  });
});

describe('a checkpoint', () => {
  const checkpoint = { id: '5.1.1', about: 'Logo' };
  const accepts = (fields: object) => gigwSchema.safeParse([{ part: 'Quality', checkpoints: [{ ...checkpoint, ...fields }] }]).success;

  it('that software meets is shown by a test', () => {
    expect(accepts({ met: 'software' })).toBe(false);
    expect(accepts({ met: 'software', tests: ['tests/site/html.spec.ts: every built page is valid HTML'] })).toBe(true);
  });

  it('that content meets is shown by a page or a test', () => {
    expect(accepts({ met: 'content' })).toBe(false);
    expect(accepts({ met: 'content', pages: ['/about'] })).toBe(true);
  });

  it.each(['college', 'not-applicable', 'open'])('that is %s says why', (met) => {
    expect(accepts({ met })).toBe(false);
    expect(accepts({ met, note: 'For the college to do.' })).toBe(true);
  });
});
