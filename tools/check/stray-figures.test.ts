import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { strayFigures } from './stray-figures.ts';

const site = getSite();

it('the texts of the college have the amounts, seats, office hours and counts of its data', () => {
  expect(strayFigures(site, 'content').map(({ file, found }) => `${file}: ${found}`)).toEqual([]);
});

/** What is found in a text of a page. */
function foundIn(text: string): unknown[] {
  return strayFigures(site, newFolder({ 'page.en.md': text })).map(({ found, line }) => [
    line,
    found,
  ]);
}

it.each([
  ['The college fees come to 12,470 rupees, ₹2,470 for SC.', []],
  ['Room:\nThe college fees come to 12,740 rupees.', [[2, '12,740 rupees']]],
  ['കോളേജ് ഫീസ് 12,740 രൂപയാണ്.', [[1, '12,740 രൂപ']]],
  ['The hostel costs 5,700 rupees when joining.', []],
  ['A late application costs 75 rupees (2024).', []],
  ['There are 61 seats. MCA has 60 seats.', [[1, '61 seats']]],
  ['സി.എസ്.ഇ.യിൽ 61 സീറ്റുണ്ട്.', [[1, '61 സീറ്റ']]],
  ['The college has nine programmes and 12 departments.', [[1, '12 departments']]],
  ['There are eleven B.Tech programmes, in 14 departments.', [[1, 'eleven B.Tech programmes']]],
  ['കോളേജിൽ 13 വകുപ്പുകളും ഒൻപത് പ്രോഗ്രാമുകളുമുണ്ട്.', [[1, '13 വകുപ്പ']]],
  ['The office is open from 10 am to 4 pm, the canteen from 8 am to 6 pm.', [[1, '8 am to 6 pm']]],
  [
    'The library is open from 8 am to 8 pm. Ask the office from 9 am to 4 pm.',
    [[1, '9 am to 4 pm']],
  ],
  ['ഓഫീസ് രാവിലെ 9 മുതൽ വൈകിട്ട് 4 വരെ', [[1, 'രാവിലെ 9 മുതൽ വൈകിട്ട് 4']]],
])('finds in “%s”', (text, found) => {
  expect(foundIn(text)).toEqual(found);
});
