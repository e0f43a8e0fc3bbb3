import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findEncodingFaults } from '#app/lib/malayalam-encoding.ts';
import { findSpellingFaults } from '#app/lib/malayalam-spelling.ts';
import { PAGES } from '../support/pages.ts';

const CLIENT = 'build/client';
/** Share of letters of a Malayalam page's own text that are Malayalam. */
const SHARE = 0.3;
/** Elements that hold nothing and have no end. */
const VOID = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);
const NOT_TEXT = /<(style|script|svg|noscript)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g;

/** The words of a page that stand in one language, by the nearest `lang` around them, inside an element of the given name. */
function textIn(language: string, address: string, part: 'main' | 'html'): string {
  const html = readFileSync(join(CLIENT, address, 'index.html'), 'utf8').replaceAll(NOT_TEXT, ' ');
  const open: { tag: string; lang: string; isInside: boolean }[] = [];
  const words: string[] = [];
  for (const [, closing, tag = '', attributes = '', text = ''] of html.matchAll(/<(\/?)([a-z][\w-]*)([^>]*)>([^<]*)/g)) {
    if (closing) open.splice(open.findLastIndex((element) => element.tag === tag));
    else if (!VOID.has(tag)) {
      const around = open.at(-1);
      const lang = / lang="(\w+)"/.exec(` ${attributes}`)?.[1] ?? around?.lang ?? '';
      open.push({ tag, lang, isInside: around?.isInside === true || tag === part });
    }
    const here = open.at(-1);
    if (here?.isInside && here.lang === language) words.push(text);
  }
  return words.join(' ');
}

const malayalam = PAGES.filter(({ locale }) => locale === 'ml').map(({ address }) => ({ address, text: textIn('ml', address, 'main') }));

test('on every Malayalam page at least 30% of the letters of its own text are Malayalam', () => {
  const poor = malayalam.flatMap(({ address, text }) => {
    const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
    const share = letters.filter((letter) => /[\u0d00-\u0d7f]/.test(letter)).length / letters.length;
    return share >= SHARE ? [] : [`${address}: ${share.toFixed(2)}`];
  });
  expect(poor).toEqual([]);
});

test('every Malayalam page is in clean encoding and in the spelling of the house', () => {
  const faults = malayalam.flatMap(({ address, text }) => [
    ...findEncodingFaults(text).map(({ found }) => `${address}: ${found}`),
    ...findSpellingFaults(text).map(({ wrong }) => `${address}: ${wrong}`),
  ]);
  expect(faults).toEqual([]);
});

test('English pages hold no Malayalam but in parts that are marked as such', () => {
  const faults = PAGES.filter(({ locale }) => locale === 'en').flatMap(({ address }) => {
    const found = /\S*[\u0d00-\u0d7f]+\S*/.exec(textIn('en', address, 'html'))?.[0];
    return found ? [`${address}: ${found}`] : [];
  });
  expect(faults).toEqual([]);
});
