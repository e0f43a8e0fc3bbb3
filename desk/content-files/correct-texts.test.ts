import { expect, it } from 'vitest';
import { correctTexts } from './correct-texts.ts';

it.each([
  ['\u202a+91 471 2515565\u202c', '+91 471 2515565'],
  [' office@college.example\u200b', 'office@college.example'],
  ['\u2060https://forms.gle/AbC\u200b ', 'https://forms.gle/AbC'],
  [' Room 3 ', 'Room 3'],
  ['\u00a0/about#history\n', '/about#history'],
  ['First line.\n\nSecond line.\n', 'First line.\n\nSecond line.\n'],
  ['   ', ''],
])('what was copied along with a value is removed: %j', (typed, value) => {
  expect(correctTexts({ typed })).toEqual({ value: { typed: value }, corrected: [] });
});

// An expression that looks back at each sign would take minutes and end this test.
it.each([' ', '\u200b', '\u202e'])('a megabyte of %j inside a text is read at once', (sign) => {
  const long = `a${sign.repeat(1_000_000)}a`;
  expect(correctTexts(long).value.length).toBeGreaterThan(1);
});
