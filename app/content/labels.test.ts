import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { counted } from '#app/lib/fill-in.ts';
import { findEncodingFaults } from '#app/lib/ml/encoding.ts';
import { findQuaintWords } from '#tests/support/house-style.ts';
import * as features from './feature-labels.ts';
import { type FeatureName, labelsFor } from './labels.ts';

const NAMES = Object.keys(features) as FeatureName[];

/** Every text of a language with its path; texts in groups as `news.noticeKind.admission`. */
function textsOf(labels: object, prefix: string): [path: string, text: string][] {
  return Object.entries(labels).flatMap(
    ([key, value]: [string, string | object]): [string, string][] =>
      typeof value === 'object'
        ? textsOf(value, `${prefix}.${key}`)
        : [[`${prefix}.${key}`, value]],
  );
}

const [en = [], ml = []] = LOCALES.map((locale) =>
  NAMES.flatMap((name) => textsOf(labelsFor(name, locale), name)),
);
const valuesOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([value]) => value);

describe('the labels of generated pages', () => {
  it('are those of the feature that is named, whatever another calls by the same name', () => {
    expect([
      labelsFor('departments', 'en').noPapers,
      labelsFor('requiredDocuments', 'en').noPapers,
    ]).toEqual([
      'There are no documents specific to this department. Common documents are on the Downloads page.',
      'The college has not published the list of documents yet.',
    ]);
  });

  it('are the same in both languages', () => {
    expect(ml.map(([path]) => path)).toEqual(en.map(([path]) => path));
  });

  it('are never empty and in the language they belong to', () => {
    for (const [path, text] of [...en, ...ml]) expect(text.trim(), path).not.toBe('');
    for (const [path, text] of en) expect(text, path).not.toMatch(/[\u0d00-\u0d7f]/);
    // Only values, or the error line of the specification.
    expect(ml.filter(([, text]) => !/[\u0d00-\u0d7f]/.test(text)).map(([path]) => path)).toEqual([
      'committees.orderOf',
      'departments.partOf',
      'notFound.notFoundLine',
    ]);
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
    const say = (locale: 'en' | 'ml', count: number) =>
      counted(labelsFor('programmes', locale).years, { count });
    expect([say('en', 1), say('en', 4), say('ml', 4)]).toEqual([
      '1 year',
      '4 years',
      '4\u00a0വർഷം',
    ]);
    expect(counted(labelsFor('gallery', 'ml').pictures, { count: 1 })).toBe('1 ചിത്രം');
  });

  it('are all used, in the folder of their feature or where it is named', () => {
    const sources = globSync('{app,desk,tools}/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.') && !file.endsWith('labels.ts'))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
    const unused = NAMES.flatMap((name) => {
      const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isNamed = new RegExp(`(?:labelsFor|fromPages)\\(\\s*'${name}'`);
      const source = sources
        .filter(
          ({ file, text }) => file.startsWith(`app/features/${folder}/`) || isNamed.test(text),
        )
        .map(({ text }) => text)
        .join('\n');
      const isUsed = (key: string) =>
        new RegExp(
          `\\.${key}\\b|[{,]\\s*${key}\\b[^{}]*\\}(?: = (?:labelsFor|view\\.labels|labels)|: Labels|\\) =>)`,
        ).test(source);
      return Object.keys(labelsFor(name, 'en')).flatMap((key) =>
        isUsed(key) ? [] : [`${name}.${key}`],
      );
    });
    expect(unused).toEqual([]);
  });
});
