import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { knownPlaces, placeOf } from './known-places.ts';

const places = knownPlaces(getSite());

it.each([
  ['/index.php/departments/civil-engineering', '/department/civil'],
  ['/index.php/departments/civil-engineering/laboratories.html', '/department/civil'],
  ['/dept_civil.php', '/department/civil'],
  ['/cse.html', '/department/cse'],
  ['/index.php?page=library', '/facilities#library'],
  ['/index.php/anti-ragging', '/administrative/anti-ragging'],
  ['/index.php/contact-us', '/contact'],
  ['/sports', '/campus-life#sports'],
  ['/library/rules-of-2019', undefined],
])('an old page at %s belongs to %s', (address, to) => {
  expect(placeOf(`https://hill.example${address}`, 'Words', places)?.to).toBe(to);
});

it.each([
  ['Department of Civil Engineering', '/department/civil'],
  ['Department of Computer Science', '/department/cse'],
  ['Electrical & Electronics Engg.', '/department/eee'],
  ['സിവിൽ എൻജിനീയറിങ്', '/department/civil'],
  ['Words of the principal', undefined],
])('an old page with a number and the title “%s” belongs to %s', (title, to) => {
  expect(placeOf('https://hill.example/index.php?id=7', title, places)?.to).toBe(to);
});
