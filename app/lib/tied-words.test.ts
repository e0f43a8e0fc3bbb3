import { expect, it } from 'vitest';
import { dotted, tieWords } from './tied-words.ts';

it.each([
  ['4 years (8 semesters)', '4\u00a0years (8\u00a0semesters)'],
  ['4 വർഷം (8 സെമസ്റ്റർ)', '4\u00a0വർഷം (8\u00a0സെമസ്റ്റർ)'],
  ['from 9.30 am to 4 pm', 'from 9.30\u00a0am to 4\u00a0pm'],
  ['Plus Two marks; 60 seats', 'Plus\u00a0Two marks; 60\u00a0seats'],
  ['Spot admission 2025-26: first round', 'Spot admission 2025-\u206026: first round'],
  ['by e-mail, e-Grantz; ഇ-ടെൻഡർ', 'by e-\u2060mail, e-\u2060Grantz; ഇ-\u2060ടെൻഡർ'],
  ['ഡിസംബർ 17-ന് 2023-ലെ', 'ഡിസംബർ 17-\u2060ന് 2023-\u2060ലെ'],
  ['രാവിലെ {time}-ന് തുറക്കും', 'രാവിലെ\u00a0{time}-\u2060ന് തുറക്കും'],
  ['രാവിലെ 10 മുതൽ വൈകിട്ട് 4 വരെ', 'രാവിലെ\u00a010 മുതൽ വൈകിട്ട്\u00a04 വരെ'],
  ['പ്ലസ് ടുവിനു ശേഷം 60 സീറ്റുകൾ', 'പ്ലസ്\u00a0ടുവിനു ശേഷം 60\u00a0സീറ്റുകൾ'],
])('words that belong together stay on one line: %s', (text, tied) => {
  expect(tieWords(text)).toBe(tied);
  expect(tieWords(tied)).toBe(tied);
});

it('other spaces and hyphens are unchanged', () => {
  const plain = '2-ാം ഘട്ടം 2026-11-25 /2026-27 0000-00 /e-mail .e-x';
  expect(tieWords(plain)).toBe(plain);
  expect(tieWords('In 2025 the years of two programmes: plus two more')).toBe(
    'In 2025 the years of two programmes: plus two more',
  );
});

it('the dot between two items stays on the line of the first', () => {
  expect(dotted(['Robotics', 'Machine design'])).toBe('Robotics\u00a0· Machine design');
});
