import { expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { PUBLISHED } from '#tests/support/languages.ts';

const { campusMap, departments, people } = getSite();

it.each(PUBLISHED)(
  'every block in which a department or a person sits is on the map (%s)',
  (locale) => {
    const names = campusMap.places.map(({ name }) => name[locale]).join(' · ');
    const blockOf = { en: /^.* block(?=,|$)/, ml: /^.* ബ്ലോക്ക്(?=,|$)/ }[locale];
    const places = [...departments, ...people].flatMap(
      ({ contact }) => contact?.place?.[locale] ?? [],
    );
    const blocks = places.flatMap((place) => blockOf.exec(place)?.[0] ?? []);
    expect(blocks.length).toBeGreaterThan(40);
    expect([...new Set(blocks)].filter((block) => !names.includes(block))).toEqual([]);
  },
);
