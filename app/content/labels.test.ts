import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { counted } from '#app/lib/fill-in.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { labelsFor } from './labels.ts';

const SOURCES = namesLike('{app,desk,tools}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The source of the features that read the words of one: its own, and those that name it. */
function readersOf(feature: string): string {
  const isNamed = new RegExp(`(?:labelsFor|useLabels)\\(\\s*'${feature}'`);
  return SOURCES.filter(
    ({ file, text }) => file.startsWith(`app/features/${feature}/`) || isNamed.test(text),
  )
    .map(({ text }) => text)
    .join('\n');
}

describe('the labels of generated pages', () => {
  it('are those of the feature that is named, whatever another calls by the same name', () => {
    expect([
      labelsFor('departments', 'en').noPapers,
      labelsFor('required-documents', 'en').noPapers,
    ]).toEqual([
      'There are no documents specific to this department. Common documents are on the Downloads page.',
      'The college has not published the list of documents yet.',
    ]);
  });

  it('are one text for one thing and another for many', () => {
    const say = (locale: 'en' | 'ml', count: number) =>
      counted(labelsFor('programmes', locale).years, { count });
    expect([say('en', 1), say('en', 4), say('ml', 4)]).toEqual([
      '1\u00a0year',
      '4 years',
      '4\u00a0വർഷം',
    ]);
    expect(counted(labelsFor('gallery', 'ml').pictures, { count: 1 })).toBe('1 ചിത്രം');
  });

  it.each(
    namesLike('app/features/*/labels.en.json').map((file) => [file.split('/')[2] ?? '', file]),
  )('are all used (%s)', (feature, file) => {
    const source = readersOf(feature);
    const isUsed = (key: string) =>
      new RegExp(
        `\\.${key}\\b|[{,]\\s*${key}\\b[^{}]*\\}(?: = (?:labelsFor|useLabels|labels)|: Labels|\\) =>)`,
      ).test(source);
    // Those of the desk: tests/desk/labels.test.ts.
    const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8'))).filter(
      (key) => key !== 'desk',
    );
    expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  });
});
