import { expect, it } from 'vitest';
import { systemWords } from './system-words.ts';

it.each([
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'The disk of the server is full.'],
  ['', 'Unknown error: No space left on device', 'The disk of the server is full.'],
  ['EROFS', "EROFS: read-only file system, open 'a'", 'The content can only be read at present.'],
  // Of a file that is removed.
  ['', "Unknown error: Read-only file system 'a'", 'The content can only be read at present.'],
  ['128', 'fatal: cannot lock: Read-only file system', 'The content can only be read at present.'],
])(
  'a disk is named by the code of an error, or else by its words: %s %s',
  (code, message, said) => {
    expect(systemWords(Object.assign(new Error(message), { code }))?.en).toContain(said);
  },
);
