import { expect, it } from 'vitest';
import { ADMISSION_PARTS, ADMISSION_TABS, tabOf } from './admission-tabs.ts';

it('shows the first tab if the address names none', () => {
  expect(tabOf('', undefined)).toBe('current');
  expect(tabOf('#unknown', undefined)).toBe('current');
});

it('takes the tab from the path and lets the fragment win', () => {
  expect(tabOf('', 'mtech')).toBe('mtech');
  expect(tabOf('#phd', 'mtech')).toBe('phd');
});

it('opens the tab that contains an anchor', () => {
  expect(tabOf('#barch', undefined)).toBe('btech');
  expect(tabOf('#mca', 'phd')).toBe('mtech');
  expect(tabOf('#papers-phd', undefined)).toBe('phd');
  for (const anchor of ADMISSION_PARTS)
    expect(ADMISSION_TABS).toContain(tabOf(`#${anchor}`, undefined));
});
