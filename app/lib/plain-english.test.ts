import { describe, expect, it } from 'vitest';
import { findQuaintWords } from './plain-english.ts';

describe('the list of quaint words', () => {
  it.each([
    ['The papers are checked and handed back at once.', ['papers', 'handed back']],
    [
      'The prospectus of the year decides.',
      ['prospectus of the year decides', 'prospectus of the year'],
    ],
    [
      'Hand the form in at the counter by the last day for applications.',
      ['Hand the form in', 'last day for'],
    ],
    ['How to apply is told under admissions; the notice tells the rest.', ['is told', 'tells']],
    [
      'Only the higher options stay alive: the way in, stop by stop.',
      ['stop by stop', 'way in', 'stay alive'],
    ],
    ['Ten seats beside the intake; the deposit is given back.', ['given back', 'seats beside']],
    [
      'Whoever fits may ring at any hour; no reason need be given.',
      ['Whoever', 'need be given', 'at any hour'],
    ],
    [
      'The LBS Centre holds the entrance test; the University asks for 100 points.',
      ['holds the entrance test', 'the University asks'],
    ],
    [
      'The third year brings electives; a training on safety was held.',
      ['year brings', 'a training'],
    ],
    [
      'Six chairs stand before a screen; crafts are on show. Hostel room wanted.',
      ['on show', 'stand before', 'room wanted'],
    ],
    [
      'A certificate holds for a year; the box holds the fees of the year, one head a row.',
      ['certificate holds', 'box holds', 'fees of the year'],
    ],
    [
      'The page tells where your application stands; one should describe your part in the committee.',
      ['tells', 'one should', 'your part in '],
    ],
    ['See where your application stands.', ['where your application stands']],
    [
      'Dates are announced among the notices; others go for higher study.',
      ['among the notices', 'higher study'],
    ],
  ])('finds them: %s', (text, found) => {
    expect(findQuaintWords(text).map((fault) => fault.found)).toEqual(
      expect.arrayContaining(found),
    );
  });

  it.each([
    'Question papers, research papers, papers and theses.',
    'The office is beside the sports ground. Do not stand on the footboard.',
    'The way in which seats are filled; the prospectus of the year in which you apply is final.',
    'No one may use the name of the college. One certificate is enough.',
    'Those present decide on the venue. Hold the rail. The staff will tell you. Which one should I follow?',
  ])('ignores other meanings of the same words: %s', (text) => {
    expect(findQuaintWords(text)).toEqual([]);
  });

  it('gives the usual word', () => {
    expect(findQuaintWords('Bring the papers.')).toEqual([
      { found: 'papers', better: 'documents' },
    ]);
  });
});
