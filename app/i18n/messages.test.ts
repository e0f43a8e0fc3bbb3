import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findEncodingFaults } from '#app/lib/malayalam-encoding.ts';
import { type Messages, messagesFor } from './messages.ts';

const en = messagesFor('en');
const ml = messagesFor('ml');
const keys = Object.keys(en) as (keyof Messages)[];

/** Every text of a language with its key; functions are called with a sample for each of their values. */
function textsOf(messages: Messages): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[key, value]];
    return [[key, Reflect.apply(value, undefined, [1, 2])]];
  });
}

/** What an interface says through `messages`. */
function usedKeys(): Set<string> {
  const sources = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.') && !file.startsWith('app/i18n/messages'));
  const uses = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/(?:[mM]essages|messagesFor\([^)]*\)+)\.(\w+)/g)]);
  return new Set(uses.map(([, key = '']) => key));
}

describe('the texts of the interface', () => {
  it('are the same in both languages', () => {
    expect(Object.keys(ml).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(['en', 'ml'] as const)('are never empty (%s)', (locale) => {
    for (const [key, text] of textsOf(messagesFor(locale))) expect(text.trim(), key).not.toBe('');
  });

  it('take the same values in both languages and say them', () => {
    for (const key of keys) {
      const [english, malayalam] = [en[key], ml[key]];
      expect(typeof malayalam, key).toBe(typeof english);
      if (typeof english !== 'function' || typeof malayalam !== 'function') continue;
      expect(malayalam.length, key).toBe(english.length);
      const values = ['71', '82'].slice(0, english.length);
      for (const value of values) {
        expect(Reflect.apply(english, undefined, values), key).toContain(value);
        expect(Reflect.apply(malayalam, undefined, values), key).toContain(value);
      }
    }
  });

  it('are stored in clean Malayalam', () => {
    for (const [key, text] of textsOf(ml)) expect(findEncodingFaults(text), key).toEqual([]);
  });

  it('are in the language they belong to, but for the language link, the copyright and the error line of the specification', () => {
    const inOther = (messages: Messages, isForeign: (text: string) => boolean) => textsOf(messages).flatMap(([key, text]) => (isForeign(text) ? [key] : []));
    expect(inOther(en, (text) => /[\u0d00-\u0d7f]/.test(text))).toEqual(['otherLanguage']);
    expect(inOther(ml, (text) => !/[\u0d00-\u0d7f]/.test(text))).toEqual(['failureTitle', 'otherLanguage', 'copyright']);
  });

  it('are all used', () => {
    const used = usedKeys();
    expect(keys.filter((key) => !used.has(key))).toEqual([]);
  });
});
