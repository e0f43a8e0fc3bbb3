import { expect, it } from 'vitest';
import { nameIn } from './old-address.ts';

it.each([
  ['/index.php/12-about-us', 'about-us'],
  ['/index.php/departments/15-civil-engineering.html', 'civil-engineering'],
  ['/2024-placements.php', 'placements-2024'],
  ['/100-years', 'years-100'],
  ['/10-point-programme.php', 'point-10-programme'],
  ['/about', 'about'],
])('%s has the name %s', (path, name) => {
  expect(nameIn(`https://www.hill.example${path}`)).toBe(name);
});
