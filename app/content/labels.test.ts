import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counted } from '#app/lib/fill-in.ts';
import { findEncodingFaults } from '#app/lib/ml/encoding.ts';
import { findQuaintWords } from '#app/lib/plain-english.ts';
import { labelsFor } from './labels.ts';

/** Every text of a language with its path; texts in groups as `noticeKind.admission`. */
function textsOf(labels: object, prefix = ''): [path: string, text: string][] {
  return Object.entries(labels).flatMap(
    ([key, value]: [string, string | object]): [string, string][] =>
      typeof value === 'object' ? textsOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

const en = textsOf(labelsFor('en'));
const ml = textsOf(labelsFor('ml'));
const valuesOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value);

describe('the labels of generated pages', () => {
  it('are the same in both languages', () => {
    expect(ml.map(([path]) => path)).toEqual(en.map(([path]) => path));
  });

  it('are never empty and in the language they belong to', () => {
    for (const [path, text] of [...en, ...ml]) expect(text.trim(), path).not.toBe('');
    for (const [path, text] of en) expect(text, path).not.toMatch(/[\u0d00-\u0d7f]/);
    const latin = ml.filter(([, text]) => !/[\u0d00-\u0d7f]/.test(text)).map(([path]) => path);
    // Only values, or the error line of the specification.
    expect(
      latin.filter((path) => !['partOf', 'downloadFile', 'orderOf', 'notFoundLine'].includes(path)),
    ).toEqual([]);
  });

  it('are stored in clean Malayalam', () => {
    for (const [path, text] of ml) expect(findEncodingFaults(text), path).toEqual([]);
  });

  it('are those of an Indian public office', () => {
    for (const [path, text] of en) expect(findQuaintWords(text), path).toEqual([]);
  });

  it('show the same values in both languages', () => {
    const other = new Map(ml);
    for (const [path, text] of en)
      if (!path.endsWith('.one'))
        expect(valuesOf(other.get(path)).sort(), path).toEqual(valuesOf(text).sort());
  });

  it('are one text for one thing and another for many', () => {
    const say = (locale: 'en' | 'ml', count: number) => counted(labelsFor(locale).years, { count });
    expect([say('en', 1), say('en', 4), say('ml', 4)]).toEqual([
      '1 year',
      '4 years',
      '4\u00a0വർഷം',
    ]);
    expect(counted(labelsFor('ml').pictures, { count: 1 })).toBe('1 ചിത്രം');
  });

  it('are all used', () => {
    const sources = globSync('{app,tools}/**/*.{ts,tsx}').filter(
      (file) => !file.includes('.test.') && !file.endsWith('/labels.ts'),
    );
    const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    const isUsed = (key: string) =>
      new RegExp(
        `(?:labels|words|labelsFor\\([^)]*\\))\\.${key}\\b|[{,] ${key}\\b[^{}]*\\}(?: = (?:labelsFor|view\\.labels|labels)|: Labels)`,
      ).test(source);
    expect(Object.keys(labelsFor('en')).filter((key) => !isUsed(key))).toEqual([]);
  });
});
