import { expect, it } from 'vitest';
import { commitSubject, publicationTitle } from './change-title.ts';

it('the message of a commit names the action, the entry and its English title, which is cut if it is very long', () => {
  const called = (en: string) => ({ title: { en, ml: 'മ' } });
  expect(commitSubject('Change', 'news', 'bus', called('Bus\nroutes'))).toBe(
    'Change news/bus: Bus routes',
  );
  const long = commitSubject('Remove', 'news', 'bus', called('Bus '.repeat(60)));
  expect(long).toMatch(/^Remove news\/bus: (Bus ){40,}.*…$/);
});

it.each([
  ['Undo: New fees', 'പിൻവലിച്ചു: New fees'],
  ['Redo: New fees', 'വീണ്ടെടുത്തു: New fees'],
  ['New fees. Undo: never', 'New fees. Undo: never'],
])('the sentence of a publication has the verb of the desk in Malayalam: %s', (en, ml) => {
  expect(publicationTitle(en)).toEqual({ en, ml });
});
