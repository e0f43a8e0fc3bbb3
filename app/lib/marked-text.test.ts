import { describe, expect, it } from 'vitest';
import { firstUses, joinMarked, plainText } from './marked-text.ts';

const word = (id: string, form: string) => ({ id, form });

describe('a text with marked abbreviations', () => {
  it('gives the original text', () => {
    expect(plainText(['Issued by the (', word('cee', 'CEE'), '). Original.'])).toBe(
      'Issued by the (CEE). Original.',
    );
    expect(plainText('Original.')).toBe('Original.');
  });

  it('is joined with others without separators for empty ones', () => {
    expect(plainText(joinMarked([[word('sc', 'SC')], '', 'Spot admission'], ' · '))).toBe(
      'SC · Spot admission',
    );
    expect(plainText(joinMarked(['', ''], ', '))).toBe('');
  });

  it('keeps the mark of the first use of each abbreviation over all texts, and loses no letter', () => {
    const first = firstUses();
    expect(first(['By the ', word('cee', 'CEE')])).toEqual(['By the ', word('cee', 'CEE')]);
    const marked = first([
      '(',
      word('cee', 'CEE'),
      ') or ',
      word('dte', 'DTE'),
      ' or ',
      word('dte', 'DTE'),
    ]);
    expect(marked).toEqual(['(CEE) or ', word('dte', 'DTE'), ' or DTE']);
  });
});
