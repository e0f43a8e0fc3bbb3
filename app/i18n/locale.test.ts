import { describe, expect, it } from 'vitest';
import { localisePath, parseLocale, splitAddress } from './locale.ts';

describe('addresses of the two languages', () => {
  it('puts Malayalam pages under /ml and leaves English ones alone', () => {
    expect(localisePath('/about#history', 'ml')).toBe('/ml/about#history');
    expect(localisePath('/', 'ml')).toBe('/ml');
    expect(localisePath('/#e-library', 'ml')).toBe('/ml#e-library');
    expect(localisePath('/about', 'en')).toBe('/about');
  });

  it('finds the language and the page of an address, with or without a slash at the end', () => {
    expect(splitAddress('/ml')).toEqual({ locale: 'ml', path: '/' });
    expect(splitAddress('/ml/about/')).toEqual({ locale: 'ml', path: '/about' });
    expect(splitAddress('/')).toEqual({ locale: 'en', path: '/' });
    expect(splitAddress('/mlx/about')).toEqual({ locale: 'en', path: '/mlx/about' });
  });

  it('knows no third language', () => {
    expect(parseLocale('ml')).toBe('ml');
    expect(parseLocale('hi')).toBeUndefined();
  });
});
