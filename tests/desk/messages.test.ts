import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en } from '#desk/client/messages.en.ts';
import { findQuaintWords } from '#tests/support/house-style.ts';

/** Every text of the messages, those with values as shown for 2. */
function texts(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  return typeof message === 'function'
    ? texts(Reflect.apply(message, undefined, [2, 2]))
    : Object.values(message as object).flatMap(texts);
}

describe('the words of the desk are plain English', () => {
  it('in its messages', () => {
    expect(texts(en).flatMap(findQuaintWords)).toEqual([]);
  });

  it('in the answers of its server', () => {
    const answers = globSync('desk/**/*.ts').flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/\ben: '((?:[^'\\]|\\.)*)'/g),
    ]);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.flatMap(([, text = '']) => findQuaintWords(text))).toEqual([]);
  });

  it('in the handover guide', () => {
    const lines = readFileSync('docs/handover/first-day.en.md', 'utf8').split('\n');
    expect(lines.flatMap(findQuaintWords)).toEqual([]);
  });
});
