import { expect, it } from 'vitest';
import { oneOf } from './expected.ts';

it('says of a list without entries that there are none yet', () => {
  expect(oneOf(['cse', 'civil']).en).toBe('one of: cse, civil');
  expect(oneOf([])).toEqual({
    en: 'one of: (there are none yet)',
    ml: 'ഇവയിലൊന്ന്: (ഇതുവരെ ഒന്നുമില്ല)',
  });
});
