import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesLike } from '#app/lib/names.server.ts';
import { MESSAGES } from '#desk/client/messages.ts';
import { findQuaintWords } from '#tests/support/house-style.ts';

it('the messages of the desk are all used', () => {
  const source = namesLike('desk/client/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  // Names of parts and buttons come from lists.
  const isUsed = (key: string) => new RegExp(`\\.${key}\\b|'${key}'|\\b${key}: `).test(source);
  expect(Object.keys(MESSAGES.en).filter((key) => !isUsed(key))).toEqual([]);
  expect(Object.keys(MESSAGES.en.settingUp).filter((key) => !isUsed(key))).toEqual([]);
});

describe('the words of the desk are plain English', () => {
  it('in the answers of its server', () => {
    const answers = namesLike('desk/**/*.ts')
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\ben: '((?:[^'\\]|\\.)*)'/g)]);
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.flatMap(([, text = '']) => findQuaintWords(text))).toEqual([]);
  });

  it('in the handover guide', () => {
    const lines = readFileSync('docs/handover/first-day.en.md', 'utf8').split('\n');
    expect(lines.flatMap(findQuaintWords)).toEqual([]);
  });
});
