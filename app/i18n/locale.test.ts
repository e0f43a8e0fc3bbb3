import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES, localisePath, parseLocale, splitAddress } from './locale.ts';

describe('addresses of the two languages', () => {
  it('puts Malayalam pages under /ml and leaves English ones unchanged', () => {
    expect(localisePath('/about#history', 'ml')).toBe('/ml/about#history');
    expect(localisePath('/', 'ml')).toBe('/ml');
    expect(localisePath('/#e-library', 'ml')).toBe('/ml#e-library');
    expect(localisePath('/about', 'en')).toBe('/about');
  });

  it('finds the language and the page of an address, with or without a final slash', () => {
    expect(splitAddress('/ml')).toEqual({ locale: 'ml', path: '/' });
    expect(splitAddress('/ml/about/')).toEqual({ locale: 'ml', path: '/about' });
    expect(splitAddress('/')).toEqual({ locale: 'en', path: '/' });
    expect(splitAddress('/mlx/about')).toEqual({ locale: 'en', path: '/mlx/about' });
  });

  it('restores every page from its address in each language', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9-]{2,12}$/);
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 3 }),
        fc.constantFrom(...LOCALES),
        (words, locale) => {
          const path = `/${words.join('/')}`;
          expect(splitAddress(localisePath(path, locale))).toEqual({ locale, path });
        },
      ),
    );
  });

  it('accepts no third language', () => {
    expect(parseLocale('ml')).toBe('ml');
    expect(parseLocale('hi')).toBeUndefined();
  });
});
