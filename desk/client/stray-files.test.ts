// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { ignoreStrayFiles } from './stray-files.ts';

const drag = (types: readonly string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  return Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer });
};

it('a file that is dropped beside its field is not opened', () => {
  const event = drag(['Files']);
  ignoreStrayFiles(event);
  expect([event.defaultPrevented, event.dataTransfer.dropEffect]).toEqual([true, 'none']);
});

it('words that are dragged, and a file over its field, are left to the place where they are', () => {
  const words = drag(['text/plain']);
  const taken = drag(['Files']);
  taken.preventDefault();
  for (const event of [words, taken]) ignoreStrayFiles(event);
  expect(words.defaultPrevented).toBe(false);
  expect([words, taken].map((event) => event.dataTransfer.dropEffect)).toEqual(['copy', 'copy']);
});
