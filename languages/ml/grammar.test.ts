import { expect, it } from 'vitest';
import { departmentStem } from './grammar.ts';

it.each([
  ['ഭൗതികശാസ്ത്രം', 'ഭൗതികശാസ്ത്ര'],
  ['കായികവിദ്യാഭ്യാസം', 'കായികവിദ്യാഭ്യാസ'],
  ['സിവിൽ എൻജിനീയറിങ്', 'സിവിൽ എൻജിനീയറിങ്'],
  ['Physics', 'Physics'],
])('a department named %s is called %s before the word for department', (name, stem) => {
  expect(departmentStem(name)).toBe(stem);
});
