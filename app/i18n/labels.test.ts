import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEncodingFaults } from '#app/lib/malayalam-encoding.ts';
import { findQuaintWords } from '#app/lib/plain-english.ts';
import { labelsFor } from './labels.ts';

type Text = string | ((...values: never[]) => string);

/** Every text of a language with its path; texts in groups as `noticeKind.admission`. */
function textsOf(labels: object, prefix = ''): [path: string, text: Text][] {
  return Object.entries(labels).flatMap(([key, value]: [string, Text | object]): [string, Text][] =>
    typeof value === 'object' ? textsOf(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );
}

const en = textsOf(labelsFor('en'));
const ml = textsOf(labelsFor('ml'));
const say = (text: Text) => (typeof text === 'function' ? String(Reflect.apply(text, undefined, ['71', '82', '93'])) : text);

describe('the labels of generated pages', () => {
  it('are the same in both languages', () => {
    expect(ml.map(([path]) => path)).toEqual(en.map(([path]) => path));
  });

  it('are never empty and in the language they belong to', () => {
    for (const [path, text] of [...en, ...ml]) expect(say(text).trim(), path).not.toBe('');
    for (const [path, text] of en) expect(say(text), path).not.toMatch(/[\u0d00-\u0d7f]/);
    const latin = ml.filter(([, text]) => !/[\u0d00-\u0d7f]/.test(say(text))).map(([path]) => path);
    // Only values, or the error line of the specification.
    expect(latin).toEqual(['partOf', 'downloadFile', 'orderOf', 'notFoundLine'].filter((path) => latin.includes(path)));
  });

  it('are stored in clean Malayalam', () => {
    for (const [path, text] of ml) expect(findEncodingFaults(say(text)), path).toEqual([]);
  });

  it('are those of an Indian public office', () => {
    for (const [path, text] of en) expect(findQuaintWords(say(text)), path).toEqual([]);
  });

  it('have the same values in both languages and show them', () => {
    en.forEach(([path, english], index) => {
      const malayalam = ml[index]?.[1];
      expect(typeof malayalam, path).toBe(typeof english);
      if (typeof english !== 'function' || typeof malayalam !== 'function') return;
      expect(malayalam.length, path).toBe(english.length);
      for (const value of ['71', '82', '93'].slice(0, english.length)) {
        expect(say(english), path).toContain(value);
        expect(say(malayalam), path).toContain(value);
      }
    });
  });

  it('have a singular and a plural', () => {
    expect(labelsFor('en').years(1)).toBe('1 year');
    expect(labelsFor('en').years(4)).toBe('4 years');
    expect(labelsFor('ml').years(4)).toBe('4\u00a0വർഷം');
    expect(labelsFor('en').pageCount(1)).toBe('1 page');
    expect(labelsFor('en').pictures(4)).toBe('4 pictures');
    expect(labelsFor('ml').pageCount(4)).toBe('4 പേജ്');
  });

  it('are all used', () => {
    const sources = globSync('{app,tools}/**/*.{ts,tsx}').filter((file) => !file.includes('.test.') && !file.startsWith('app/i18n/labels'));
    const source = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    const isUsed = (key: string) => new RegExp(`(?:labels|labelsFor\\([^)]*\\))\\.${key}\\b|[{,] ${key}\\b[^:]*\\} = labelsFor`).test(source);
    expect(Object.keys(labelsFor('en')).filter((key) => !isUsed(key))).toEqual([]);
  });
});
