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
