import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { need } from '#tests/support/need.ts';
import { words } from '#tests/support/words.ts';
import { accessLine, accessOf, accessTable } from './access-rows.server.ts';

const { campusMap } = getSite();
const first = need(campusMap.places[0]);
type Place = typeof first;
const hall: Place = {
  ...first,
  name: words('Old hall', 'പഴയ ഹാൾ'),
  access: { has: ['ramp', 'lift'] },
};
const tower: Place = {
  ...first,
  name: words('Tower', 'ഗോപുരം'),
  access: { has: [], sample: true },
  departments: ['civil'],
};
const pond: Place = { ...first, name: words('Pond', 'കുളം'), access: undefined };
const site = { campusMap: { ...campusMap, places: [hall, tower, pond] } };

it('says what there is for wheelchairs, and that there is nothing only where somebody has looked', () => {
  expect([hall, tower, pond].map((place) => accessLine(place, 'en'))).toEqual([
    'Wheelchair: ramp, lift',
    'Wheelchair: nothing yet, call the office first',
    undefined,
  ]);
  expect(accessLine(hall, 'ml')).toBe('വീൽചെയർ: റാമ്പ്, ലിഫ്റ്റ്');
});

it('lists every place of which it is known', () => {
  const { caption, rows } = accessTable(site, 'en');
  expect(caption).toBe('Sample entry: Wheelchair access, building by building');
  expect(rows.map(({ name, cells }) => [name, ...cells])).toEqual([
    ['Old hall', 'ramp, lift'],
    ['Tower', 'nothing yet, call the office first'],
  ]);
});

it('is said of the building in which a department has its office', () => {
  const ofCivil = accessOf(
    site,
    ({ departments }) => departments?.includes('civil') === true,
    'ml',
  );
  expect(ofCivil).toEqual({
    text: 'വീൽചെയർ: ഇതുവരെ ഒന്നുമില്ല; ആദ്യം ഓഫീസിലേക്കു വിളിക്കുക (മാതൃക)',
    all: { label: 'എല്ലാ കെട്ടിടങ്ങളും', href: '/ml/facilities/access' },
  });
});
