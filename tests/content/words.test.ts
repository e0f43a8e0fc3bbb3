import { describe, expect, it } from 'vitest';
import { findQuaintWords } from '#tests/support/house-style.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

type Words = { [key: string]: Words | string | string[] };

/**
 * The words of a language in files beside the code that shows them: `labels.en.json`,
 * `labels.ml.json`.
 */
const FILES: Record<string, Words> = import.meta.glob('/{app,desk}/**/*.*.json', {
  eager: true,
  import: 'default',
});
/**
 * Words that are alike in all languages: values alone, degrees, an address, the error line of the
 * specification.
 */
const ALIKE = [
  '/app/features/committees/labels orderOf',
  '/app/features/departments/labels partOf',
  '/app/features/not-found/labels notFoundLine',
  '/app/features/fees/labels desk.fees.fields.amounts.*.title',
  '/app/i18n/messages copyright',
  '/desk/client/messages asksToPublish',
];
const MALAYALAM = /[\u0d00-\u0d7f]/;

/** Every text with its path, as `noticeKind.admission`. */
function textsOf(words: Words, prefix = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value]]
      : textsOf(Object.fromEntries(Object.entries(value)), `${prefix}${key}.`),
  );
}

/** Values in braces; one of a thing is written without its number. */
function valuesOf(path: string, text: string): string[] {
  const values = [...text.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();
  return path.endsWith('.one') ? values.filter((value) => value !== '{count}') : values;
}

const BASES = Object.keys(FILES)
  .filter((file) => file.endsWith('.en.json'))
  .map((file) => file.slice(0, -'.en.json'.length));
const of = (base: string, locale: string) => textsOf(FILES[`${base}.${locale}.json`] ?? {});

describe.each(BASES)('the words of %s', (base) => {
  const english = of(base, 'en');

  it.each(PUBLISHED)('are complete, with the same values in braces (%s)', (locale) => {
    const values = (texts: [string, string][]) =>
      Object.fromEntries(texts.map(([path, text]) => [path, valuesOf(path, text)]));
    expect(values(of(base, locale))).toEqual(values(english));
  });

  it.each(PUBLISHED)('are none of them empty (%s)', (locale) => {
    expect(of(base, locale).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are plain English, without Malayalam letters', () => {
    expect(english.filter(([, text]) => MALAYALAM.test(text))).toEqual([]);
    expect(
      english.flatMap(([path, text]) => findQuaintWords(text).map((word) => [path, word])),
    ).toEqual([]);
  });

  // Its spelling and terms: house-style.test.ts.
  it('are Malayalam', () => {
    const malayalam = of(base, 'ml').filter(([path]) => !ALIKE.includes(`${base} ${path}`));
    expect(malayalam.filter(([, text]) => !MALAYALAM.test(text))).toEqual([]);
  });
});
