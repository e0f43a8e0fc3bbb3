import { expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

/** What the search promises of a section, and the texts of sections far down. */
it.each([
  ['/facilities', 'hostel', '₹5,700'],
  ['/ml/facilities', 'hostel', '₹5,700'],
  ['/facilities', 'library', 'borrow'],
  ['/facilities', 'transport', 'Railway station'],
  ['/facilities', 'amenities', 'Canteen'],
  ['/campus-life', 'health', 'First aid'],
  ['/campus-life', 'service', 'NSS'],
  ['/ml/campus-life', 'hostel', 'മെസ്'],
])('the address %s#%s leads to the section itself with its facts (%s)', (path, id, fact) => {
  expect(pageFile(path).find(`main section#${id}`).text()).toContain(fact);
});

/**
 * What a page is opened for is not behind a press; a sheet of several tables has a fold for each.
 */
it.each([
  ['/facilities/access', 0],
  ['/academics/nba', 0],
  ['/about/achievements', 0],
  ['/ml/facilities/access', 0],
  ['/downloads/fee-sheet', 3],
])('%s has %i folded tables', (path, folded) => {
  expect(pageFile(path).all('main details:not([open]) table')).toHaveLength(folded);
});

it.each([
  ['/admissions', 'The day of admission', '/academics/admission-day'],
  ['/admissions/btech', 'The day of admission', '/academics/admission-day'],
  ['/admissions/my-admission', 'The day of admission', '/academics/admission-day'],
  ['/ml/admissions/my-admission', 'പ്രവേശന ദിവസം', '/ml/academics/admission-day'],
  ['/downloads', 'The day of admission', '/academics/admission-day'],
  ['/ml/downloads', 'പ്രവേശന ദിവസം', '/ml/academics/admission-day'],
])('%s leads to what happens at the college on the day: %s', (path, label, href) => {
  expect(pageFile(path).find('main').links()).toContainEqual(
    expect.objectContaining({ text: label, href }),
  );
});
