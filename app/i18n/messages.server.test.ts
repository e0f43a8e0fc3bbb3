import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { messagesFor } from './messages.server.ts';

it('the texts of the interface are all used', () => {
  const source = namesLike('app/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.startsWith('app/i18n/messages'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const used = [...source.matchAll(/(?:[mM]essages|messagesFor\([^)]*\)+)\.(\w+)/g)];
  expect(
    Object.keys(messagesFor('en')).filter((key) => !used.some(([, name]) => name === key)),
  ).toEqual([]);
});
