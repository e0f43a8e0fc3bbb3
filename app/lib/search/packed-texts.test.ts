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
/** As many words as make a text long. */
const LONG = Array.from({ length: 60 }, (_, at) => `${at}`).join(' ');
const packed = packTexts(
  TEXTS.map((text, number) => ({ number, headings: '', text: `${text} ${LONG}` })),
);

describe('packed texts', () => {
  it('are returned with the numbers of the texts', () => {
    const text = (number: number, isSubject = false) => ({ number, isSubject, isAsked: false });
    expect(unpackTexts(packed).filter(({ term }) => !/\d/.test(term))).toEqual([
      { term: 'bus', found: [text(1), text(2), text(3, true)] },
      { term: 'fee', found: [text(0)] },
      { term: 'hostel', found: [text(0), text(7)] },
      { term: 'library', found: [text(4)] },
      { term: 'stop', found: [text(3)] },
    ]);
    expect(unpackTexts(packTexts([]))).toEqual([]);
  });

  it('have all words of a short text as its subjects, and what people ask with apart', () => {
    const place = { number: 2, isSubject: true, isAsked: false };
    const text = { number: 2, headings: '', text: 'Bus stop', asked: 'ferry' };
    expect(unpackTexts(packTexts([text]))).toEqual([
      { term: 'bus', found: [place] },
      { term: 'ferry', found: [{ number: 2, isSubject: false, isAsked: true }] },
      { term: 'stop', found: [place] },
    ]);
  });
});
