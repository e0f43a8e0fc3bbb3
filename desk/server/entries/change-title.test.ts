import { expect, it } from 'vitest';
import { commitMessage, publicationTitle } from './change-title.ts';

it('the message of a commit names the action, the entry and its English title, which is cut if it is very long, and ends with the entry', () => {
  const called = (en: string) => ({ title: { en, ml: 'മ' } });
  expect(commitMessage('Change', 'news', 'bus', called('Bus\nroutes'))).toBe(
    'Change news/bus: Bus routes\n\nEntry: news/bus',
  );
  const long = commitMessage('Remove', 'news', 'bus', called('Bus '.repeat(60)));
  expect(long).toMatch(/^Remove news\/bus: (Bus ){40,}[^\n]*…\n\nEntry: news\/bus$/);
});

it.each([
  ['Undo: New fees', 'പിൻവലിച്ചു: New fees'],
  ['Redo: New fees', 'വീണ്ടെടുത്തു: New fees'],
  ['New fees. Undo: never', 'New fees. Undo: never'],
])('the sentence of a publication has the verb of the desk in Malayalam: %s', (en, ml) => {
  expect(publicationTitle(en)).toEqual({ en, ml });
});
