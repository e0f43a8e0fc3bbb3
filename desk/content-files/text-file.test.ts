import { expect, it } from 'vitest';
import { readTextFile } from './text-file.ts';

it('a text from a program of Windows is read as the same text: its lines are counted and compared alike', () => {
  const lines = ['---', 'title: History', '---', '', 'Since 1957.', '', 'In Thrissur.', ''];
  expect(readTextFile(lines.join('\r\n'))).toEqual(readTextFile(lines.join('\n')));
});
