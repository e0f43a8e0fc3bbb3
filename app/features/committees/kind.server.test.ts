import { expect, it } from 'vitest';
import { kindOf } from '#app/site.ts';

it('a person who is twice in a committee has advice at the second place; an office may be there twice', () => {
  const member = (person: string) => ({ person, as: { en: 'Member', ml: 'അംഗം' } });
  const office = { office: { en: 'Parent', ml: 'രക്ഷിതാവ്' }, as: { en: 'Member', ml: 'അംഗം' } };
  const members = [member('nila-f'), office, member('hari-k'), office, member('nila-f')];
  const { advice } = kindOf('committees');
  expect(advice?.({}, () => [], { members })).toEqual([
    { name: 'twice', path: ['members', 4, 'person'] },
  ]);
  expect(advice?.({}, () => [], {})).toEqual([]);
});
