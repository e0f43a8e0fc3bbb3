import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(
  'build/client/**/*.{html,json,csv,xml,txt,ics,atom,css,svg,webmanifest}',
).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/**
 * What a page says of itself outside of its text: titles, tags, addresses of messages, data of
 * tools.
 */
const beside = (html: string) =>
  [...html.matchAll(/<title>[^<]*|<script type="application[^<]*|<[a-z](?:"[^"]*"|[^">])*>/g)]
    .join(' ')
    .replaceAll(/%C2%AD/gi, '\u00ad')
    .replaceAll(/%E2%81%A0/gi, '\u2060');

it('no file has a word joiner: it would be read aloud, copied, and keep plain words from being found', () => {
  expect(files.length).toBeGreaterThan(1000);
  const found = files.filter(
    ({ file, text }) =>
      /[\u2060\u200b]|\\2060/.test(text) || (file.endsWith('.html') && /\u2060/.test(beside(text))),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});

it('no title, tag, feed, calendar, message or list has a place for a word to break', () => {
  const found = files.filter(({ file, text }) =>
    (file.endsWith('.html') ? beside(text) : text).includes('\u00ad'),
  );
  expect(found.map(({ file }) => file)).toEqual([]);
});
