import { expect, it } from 'vitest';
import { beginningOf } from './beginning.ts';

it('a short text is its own beginning', () => {
  expect(beginningOf(' The counter is open until 5 pm. ')).toBe('The counter is open until 5 pm.');
});

it('of a long text the sentences within 160 characters are its beginning', () => {
  const text = `The fee is Rs. 800. It is paid at the counter. ${'Bring Rs. 800 and the receipt of No. 5 '.repeat(9)}.`;
  expect(beginningOf(text)).toBe('The fee is Rs. 800. It is paid at the counter.');
});

it('of a long sentence its first whole words are its beginning', () => {
  const beginning = beginningOf('രജിസ്ട്രേഷൻ '.repeat(40));
  expect(beginning).toMatch(/^(?:രജിസ്ട്രേഷൻ )+…$/);
  expect(beginning.length).toBeGreaterThan(100);
});

const GUEST = 'വാർഷികം പ്രധാന ഓഡിറ്റോറിയത്തിൽ നടക്കും, വിദ്യാർഥികളും രക്ഷിതാക്കളും പങ്കെടുക്കണം, അധ്യക്ഷൻ';
const SEMINAR =
  'The seminar on renewable energy is opened in the main hall at ten in the morning by';

it.each([
  `${GUEST} പ്രിൻസിപ്പൽ ഡോ. അനിൽ കുമാർ ആണ്`,
  `${GUEST} കെ. എം. അനിൽ കുമാർ ആണ്`,
  `${GUEST} (അഡ്വ. അനിൽ കുമാർ) ആണ്`,
  `${GUEST} ശ്രീ. അനിൽ കുമാർ ആണ്`,
  `${GUEST} ബി.ടെക്. കഴിഞ്ഞ അനിൽ ആണ്`,
  'അപേക്ഷയോടൊപ്പം എസ്.എസ്.എൽ.സി. പകർപ്പും വരുമാന സർട്ടിഫിക്കറ്റും നൽകണം, ഫീസ് രൂ. 500 ഓഫീസിൽ അടയ്ക്കണം',
  `${SEMINAR} Prof. K. Raman Nair, who taught here for thirty years`,
  `${SEMINAR} Smt. Leela Nair of the office`,
  `${SEMINAR} the Govt. of Kerala, approx. on 4 Dec. this year`,
])('goes on after what a stop makes short: %s', (words) => {
  const text = `${words}, ${'and more '.repeat(30)}.`;
  const beginning = beginningOf(text);
  expect(beginning).toMatch(/ …$/);
  expect(text).toContain(beginning.slice(0, -2));
  expect(beginning.length).toBeGreaterThan(words.length);
});
