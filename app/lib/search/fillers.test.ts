import { describe, expect, it } from 'vitest';
import { kindOf, tellingWords, wantedAnswer } from './fillers.ts';
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

it.each([
  ['last date for hostel', '4 December 2026', true],
  ['hostel avasana theeyathi', '4 December 2026', true],
  ['meeting in January', '16 January 2027', true],
  ['ഹോസ്റ്റൽ എന്നുവരെ', '2026 ഡിസംബർ 4', true],
  ['എത്ര രൂപയാകും', '₹3,750', true],
  ['mess fees', 'Total each month: ₹3,750', true],
  ['mess fees', '4 December 2026', false],
  ['mess fees', 'Fill 4 feedback forms', false],
  ['mess fees', 'മാസം 3,750 രൂപയാണ്', true],
  ['warden phone', '+91 00000 00000', true],
  ['warden phone', '4 December 2026', false],
  ['warden phone', 'Academic year 2026-2027', false],
  ['phone number for fees', '₹3,750', false],
  ['principal mail id', 'principal@college.example', true],
  ['പ്രിൻസിപ്പലിന്റെ ഇമെയിൽ', 'principal@college.example', true],
  ['principal mail id', '+91 00000 00000', false],
])('the answer to “%s” may be “%s”: %s', (query, answer, isWanted) => {
  expect(wantedAnswer(foldText(query))?.test(answer)).toBe(isWanted);
});

it.each(['hostel', 'roll number', 'last bus', 'may I bring my parents', 'deadline', 'last date'])(
  'any answer will do for “%s”, which asks for no date, amount or telephone number of something',
  (query) => {
    expect(wantedAnswer(foldText(query))).toBeUndefined();
  },
);

it.each([
  ['library opening time', 'hours'],
  ['timetable of classes', undefined],
  ['office eppo thurakkum', 'hours'],
  ['ലൈബ്രറി എത്ര മണി വരെ', 'hours'],
  ['exam eppo thudangum', 'when'],
  ['library closing date', 'date'],
  ['mess fees from when', 'amount'],
  ['who is the principal', 'person'],
  ['how many books', 'count'],
  ['warden contact email', 'mail'],
  ['lost my id card', undefined],
  ['hostel', undefined],
])('“%s” asks for: %s', (query, kind) => {
  expect(kindOf(foldText(query))).toBe(kind);
});

it.each([
  ['library time', 'Monday to Friday, 8 am to 8 pm', true],
  ['ലൈബ്രറി സമയം', 'രാവിലെ 8 മുതൽ', true],
  ['library time', '4 books for 14 days', false],
  ['who is the principal', 'Name · Dr Chandragiri P.', true],
  ['deposit fees', '1,575 rupees', true],
])('for “%s” the excerpt “%s” has what is wanted: %s', (query, excerpt, has) => {
  expect(wantedAnswer(foldText(query))?.test(excerpt)).toBe(has);
});
