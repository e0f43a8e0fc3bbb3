import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { pageText } from './answer.ts';

const PAGE = '<title>ഹോസ്റ്റൽ</title>';
const WRONG = '<meta charset=iso-8859-1>';

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
const read = (bytes: Uint8Array, type = 'text/html', host: { saved?: string } = {}) =>
  pageText(
    {
      address: 'https://hill.example/a',
      file: join(newFolder({ 'a.html': bytes }), 'a.html'),
      type,
    },
    host,
  );
const readSaved = (text: string) => read(Buffer.from(text), 'text/html', { saved: '/backup' });

it.each([
  ['UTF-16 with its mark', utf16(PAGE), 'text/html', PAGE],
  ['UTF-16 with its mark, the other byte first', utf16(PAGE, true), 'text/html', PAGE],
  [
    'UTF-16 with its mark and another word of the server',
    utf16(PAGE),
    'text/html; charset=utf-8',
    PAGE,
  ],
  ['UTF-16 as the server says', utf16(PAGE).subarray(2), 'text/html; charset=utf-16le', PAGE],
  [
    'UTF-8 with its mark and a wrong word of the page',
    Buffer.from(`\ufeff${WRONG}${PAGE}`),
    'text/html',
    WRONG + PAGE,
  ],
  ['UTF-8 with a wrong word of the page', Buffer.from(WRONG + PAGE), 'text/html', WRONG + PAGE],
  [
    'UTF-8 with a wrong word of the server',
    Buffer.from(PAGE),
    'text/html; charset=windows-1252',
    PAGE,
  ],
  [
    'Windows-1252 that says it is UTF-8',
    Buffer.from('<p>\x93Caf\xe9\x94</p>', 'latin1'),
    'text/html; charset=utf-8',
    '<p>“Café”</p>',
  ],
  [
    'UTF-8 that is broken in one place',
    Buffer.concat([Buffer.from(PAGE), Buffer.from([0xe0])]),
    'text/html; charset=utf-8',
    `${PAGE}\ufffd`,
  ],
  [
    'UTF-8 that says it is UTF-16',
    Buffer.from(`<meta charset="utf-16">${PAGE}`),
    'text/html',
    `<meta charset="utf-16">${PAGE}`,
  ],
  [
    'UTF-8 that says it is Unicode, as Word wrote it',
    Buffer.from(`<meta charset=unicode>${PAGE}`),
    'text/html',
    `<meta charset=unicode>${PAGE}`,
  ],
  [
    'a font of its own, of which the letters are those of Windows',
    Buffer.from('<meta charset=x-user-defined><p>hn\xc0</p>', 'latin1'),
    'text/html',
    '<meta charset=x-user-defined><p>hnÀ</p>',
  ],
  ['UTF-8 without a word', Buffer.from(PAGE), 'text/html', PAGE],
  [
    'an encoding that nobody knows',
    Buffer.from('<p>Fee</p>'),
    'text/html; charset=x-none',
    '<p>Fee</p>',
  ],
  [
    'Windows-1252 without a word',
    Buffer.from('<p>\x93Fee\x94</p>', 'latin1'),
    'text/html',
    '<p>“Fee”</p>',
  ],
])('%s is read', (_, bytes, type, text) => {
  expect(read(bytes, type)).toBe(text);
});

it.each([
  ['UTF-16 that does not say so', utf16(PAGE).subarray(2)],
  [
    'a picture that is called a page',
    Buffer.from(Array.from({ length: 600 }, (_, index) => index % 3)),
  ],
])('%s is left as no text', (_, bytes) => {
  expect(() => read(bytes)).toThrow('its letters are in no known encoding');
});

it.each([
  ['PHP', `<?php $rows = $db->query("select", 'secret'); ?>`],
  ['PHP without an end', '', `<?php $db->query('secret');`],
  ['short tags', `<? if ($a > 1) echo 'secret' ?>`],
  ['ASP', '<% secret = conn.Execute("a > b") %>'],
])('a program in a page of a backup, here %s, is not read', (_, before, after = '') => {
  expect(readSaved(`<?xml version="1.0"?>${before}<h1>Fees</h1>${after}`)).toBe(
    '<?xml version="1.0"?><h1>Fees</h1>',
  );
});

it.each([
  ['what Word and old Internet Explorer wrote', '<?import namespace="t" implementation="#t"/>'],
  ['signs in a text', '<p>Below <% or <? x</p>'],
])('of a saved page %s takes nothing after it away', (_, before) => {
  expect(readSaved(`${before}<h1>Fees</h1>`)).toBe(`${before}<h1>Fees</h1>`);
});

it('a page that a server has sent has no programs', () => {
  const page = '<p>PHP begins with <?php</p><h1>Fees</h1>';
  expect(read(Buffer.from(page))).toBe(page);
});
