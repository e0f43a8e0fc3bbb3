import { expect, it } from 'vitest';
import { mergeVersions } from './merge.ts';

const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id })) as [
  object,
  object,
  object,
  object,
];
const member = (en: string, role = 'member') => ({ name: { en }, role });
const [anu, biju, cini, devi] = ['Anu', 'Biju', 'Cini', 'Devi'].map((name) => member(name)) as [
  object,
  object,
  object,
  object,
];

it.each<[string, unknown[], unknown[], unknown[], unknown[]]>([
  ['one adds and another removes', [a, b, c], [a, b, c, d], [a, c], [a, c, d]],
  ['both add', [a], [a, b], [c, a], [c, a, b]],
  ['one changes the order and another adds', [a, b, c], [c, b, a], [a, b, c, d], [c, d, b, a]],
  [
    'two change different items',
    [a, b],
    [{ ...a, name: 'x' }, b],
    [a, { ...b, name: 'y' }],
    [
      { ...a, name: 'x' },
      { ...b, name: 'y' },
    ],
  ],
  ['items have no id', [anu, biju, cini], [anu, biju, cini, devi], [anu, cini], [anu, cini, devi]],
  [
    'an item without id is edited and another is added',
    [anu, biju],
    [anu, member('Binu')],
    [anu, biju, cini],
    [anu, member('Binu'), cini],
  ],
  [
    'they are words',
    ['one', 'two'],
    ['one', 'two', 'three'],
    ['zero', 'one', 'two'],
    ['zero', 'one', 'two', 'three'],
  ],
  ['one item is there twice', [anu, anu], [anu, anu, biju], [anu, anu], [anu, anu, biju]],
])('lists keep the changes of both persons where %s', (_, base, mine, theirs, merged) => {
  expect(mergeVersions({ list: base }, { list: mine }, { list: theirs })).toMatchObject({
    value: { list: merged },
    conflicts: [],
  });
});

it('one item that both have changed is one choice, at its field', () => {
  const { value, conflicts } = mergeVersions(
    { list: [anu, biju] },
    { list: [anu, member('Binu')] },
    { list: [cini, anu, member('Bindu')] },
  );
  expect(conflicts).toEqual([{ path: ['list', 2, 'name', 'en'], mine: 'Binu', theirs: 'Bindu' }]);
  expect(value).toEqual({ list: [cini, anu, member('Binu')] });
});

it('an item that one has changed and another removed stays until the choice is made', () => {
  const changed = { ...b, name: 'x' };
  expect(mergeVersions([a, b], [a, changed], [a])).toEqual({
    value: [a, changed],
    conflicts: [{ path: [1], mine: changed, theirs: undefined }],
    taken: [],
  });
  expect(mergeVersions([a, b], [a], [a, changed])).toEqual({
    value: [a, changed],
    conflicts: [{ path: [1], mine: undefined, theirs: changed }],
    taken: [],
  });
});

it('an entry that was deleted is one choice', () => {
  expect(mergeVersions({ a: 1 }, { a: 2 }, undefined)).toEqual({
    value: { a: 2 },
    conflicts: [{ path: [], mine: { a: 2 }, theirs: undefined }],
    taken: [],
  });
});
