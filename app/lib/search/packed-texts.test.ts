import { describe, expect, it } from 'vitest';
import { packTexts, unpackTexts } from './packed-texts.ts';

const TEXTS = [
  'hostel fees',
  'bus',
  'bus',
  'bus stop, bus and bus',
  'library',
  'the',
  '',
  'hostel',
];
const packed = packTexts(TEXTS.map((text, number) => ({ number, headings: '', text })));

describe('packed texts', () => {
  it('are returned with the numbers of the texts', () => {
    const text = (number: number, isSubject = false) => ({ number, isSubject });
    expect(unpackTexts(packed)).toEqual([
      { term: 'bus', found: [text(1), text(2), text(3, true)] },
      { term: 'fee', found: [text(0)] },
      { term: 'hostel', found: [text(0), text(7)] },
      { term: 'library', found: [text(4)] },
      { term: 'stop', found: [text(3)] },
    ]);
    expect(unpackTexts(packTexts([]))).toEqual([]);
  });
});
