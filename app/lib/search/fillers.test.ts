import { describe, expect, it } from 'vitest';
import { tellingWords } from './fillers.ts';
import { foldText } from './fold.ts';

describe('the significant words of a query', () => {
  it.each([
    ['how to apply for hostel', ['apply', 'hostel']],
    ['ഹോസ്റ്റൽ എവിടെ', ['ഹോസ്റ്റല്']],
    ['who is the', ['who', 'is', 'the']],
    ['b tech fees', ['btech', 'fees']],
    ['c s e', ['cse']],
    ['k t u syllabus', ['ktu', 'syllabus']],
    ['a i c t e', ['aicte']],
    ['block b hostel', ['block', 'b', 'hostel']],
    ['എം ടെക് ഫീസ്', [foldText('എം.ടെക്'), 'ഫീസ്']],
    ['എൻ എസ് എസ് ക്യാമ്പ്', ['എന്എസ്എസ്', 'ക്യാമ്പ്']],
    ['എൻ ബി എ', ['എന്ബിഎ']],
    ['', []],
  ])('%s', (query, expected) => {
    expect(tellingWords(foldText(query))).toEqual(expected);
  });

  it('are eight at most', () => {
    expect(tellingWords('one two three four five six seven eight nine ten')).toHaveLength(8);
  });
});
