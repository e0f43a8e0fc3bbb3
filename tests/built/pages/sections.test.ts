import { expect, it } from 'vitest';
import { pageFile } from '#tests/support/page-file.ts';

/** What the search promises of a section, and the texts of sections far down. */
it.each([
  ['/facilities', 'hostel', '₹5,700'],
  ['/ml/facilities', 'hostel', '₹5,700'],
  ['/facilities', 'library', 'borrow'],
  ['/facilities', 'transport', '7.50 am'],
  ['/facilities', 'amenities', 'Canteen'],
  ['/campus-life', 'health', 'First aid'],
  ['/campus-life', 'service', 'NSS'],
  ['/ml/campus-life', 'hostel', 'മെസ്'],
])('the address %s#%s leads to the section itself with its facts (%s)', (path, id, fact) => {
  expect(pageFile(path).find(`main section#${id}`).text()).toContain(fact);
});

it('the address of each section of facilities and campus life has at least the text of its own page', () => {
  for (const [path, ids] of [
    ['/facilities', 'library computing ncrai hrd iiic hostel transport ancillary amenities'],
    ['/ml/campus-life', 'activities technical cultural sports service hostel support health'],
  ] as const) {
    for (const id of ids.split(' ')) {
      const items = pageFile(path).all(`main section#${id} p, main section#${id} li`).length;
      expect(items, `${path}#${id}`).toBeGreaterThan(4);
    }
  }
});
