import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEncodingFaults } from '#app/lib/ml/encoding.ts';
import { findQuaintWords } from '#tests/support/house-style.ts';
import { type Messages, messagesFor } from './messages.ts';

const en = messagesFor('en');
const ml = messagesFor('ml');
const keys = Object.keys(en) as (keyof Messages)[];

/** Names in braces, the parameters of a text. */
const valuesOf = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

/** The use of `messages` in the interface. */
function usedKeys(): Set<string> {
  const sources = globSync('app/**/*.{ts,tsx}').filter(
    (file) => !file.includes('.test.') && !file.startsWith('app/i18n/messages'),
  );
  const uses = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/(?:[mM]essages|messagesFor\([^)]*\)+)\.(\w+)/g),
  ]);
  return new Set(uses.map(([, key = '']) => key));
}

describe('the texts of the interface', () => {
  it('are in plain English', () => {
    for (const [key, text] of Object.entries(en)) expect(findQuaintWords(text), key).toEqual([]);
  });

  it('are the same in both languages', () => {
    expect(Object.keys(ml).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(['en', 'ml'] as const)('are never empty (%s)', (locale) => {
    for (const [key, text] of Object.entries(messagesFor(locale)))
      expect(text.trim(), key).not.toBe('');
  });

  it('have the same parameters in both languages', () => {
    for (const key of keys) expect(valuesOf(ml[key]), key).toEqual(valuesOf(en[key]));
  });

  it('are stored in correct Malayalam encoding', () => {
    for (const [key, text] of Object.entries(ml)) expect(findEncodingFaults(text), key).toEqual([]);
  });

  it('are in their own language, except the language link and the copyright', () => {
    const inOther = (messages: Messages, isForeign: (text: string) => boolean) =>
      Object.entries(messages).flatMap(([key, text]) => (isForeign(text) ? [key] : []));
    expect(inOther(en, (text) => /[\u0d00-\u0d7f]/.test(text))).toEqual(['otherLanguage']);
    expect(inOther(ml, (text) => !/[\u0d00-\u0d7f]/.test(text))).toEqual([
      'otherLanguage',
      'copyright',
    ]);
  });

  it('are all used', () => {
    const used = usedKeys();
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
