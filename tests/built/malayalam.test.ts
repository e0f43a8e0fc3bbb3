import { expect, test } from 'vitest';
import { findEncodingFaults } from '#languages/encoding.ts';
import { findSpellingFaults } from '#languages/spelling.ts';
import { piecesOf } from '#tests/support/built-pages.ts';
import { findLatinNames } from '#tests/support/house-style.ts';
import { PAGES } from '#tests/support/pages.ts';

/** Minimum share of Malayalam letters in the text of a Malayalam page. */
const SHARE = 0.3;
/** Text in one language, inside an element of the given name. */
function textIn(language: string, address: string, part: 'main' | 'html'): string {
  return piecesOf(address)
    .filter(({ lang, around }) => lang === language && around.includes(part))
    .map(({ text }) => text)
    .join(' ');
}

const malayalam = PAGES.filter(({ locale }) => locale === 'ml').map(({ address }) => ({
  address,
  text: textIn('ml', address, 'main'),
}));

test('on every Malayalam page at least 30% of the letters of its own text are Malayalam', () => {
  const poor = malayalam.flatMap(({ address, text }) => {
    const letters = text.match(/[\p{L}\p{M}]/gu) ?? [];
    const share =
      letters.filter((letter) => /[\u0d00-\u0d7f]/.test(letter)).length / letters.length;
    return share >= SHARE ? [] : [`${address}: ${share.toFixed(2)}`];
  });
  expect(poor).toEqual([]);
});

test('every Malayalam page has correct encoding and spelling', () => {
  const faults = malayalam.flatMap(({ address, text }) => [
    ...findEncodingFaults(text).map(({ found }) => `${address}: ${found}`),
    ...findSpellingFaults(text).map(({ wrong }) => `${address}: ${wrong}`),
    // MCA is also a code in the seat tables.
    ...findLatinNames(text.replaceAll('MCA', '')).map(({ wrong }) => `${address}: ${wrong}`),
    ...(text.includes('KEAM') ? [`${address}: KEAM`] : []),
  ]);
  expect(faults).toEqual([]);
});

test('English pages contain no Malayalam except in parts marked as such', () => {
  const faults = PAGES.filter(({ locale }) => locale === 'en').flatMap(({ address }) => {
    const found = /\S*[\u0d00-\u0d7f]+\S*/.exec(textIn('en', address, 'html'))?.[0];
    return found ? [`${address}: ${found}`] : [];
  });
  expect(faults).toEqual([]);
});

/** Latin words used in Malayalam, and names: of products, orders, keys and formats. */
const NAMES = new Set(
  'pravesanam Ctrl WebP axe-core Chromium TalkBack VoiceOver Atom Feed ics H.Edn'.split(' '),
);
const LATIN_WORD = /\/?[A-Za-z][\w@.:#/-]*/g;
/** Addresses and initials are the same in both languages. */
const isForeign = (word: string) =>
  !/[@/]|\.\w{2,}\./.test(word) &&
  !/^[\w-]+\.(?:in|org)$/.test(word) &&
  /[a-z]{2}/.test(word) &&
  !NAMES.has(word);

test('Malayalam pages contain no English words except in parts marked as such', () => {
  const faults = PAGES.filter(({ locale }) => locale === 'ml').flatMap(({ address }) =>
    piecesOf(address).flatMap(({ lang, around, text }) => {
      if (lang !== 'ml' || around.includes('code')) return [];
      const found = (text.match(LATIN_WORD) ?? [])
        .map((word) => word.replace(/[.:-]+$/, ''))
        .filter(isForeign);
      return found.map((word) => `${address}: ${word}`);
    }),
  );
  expect(faults).toEqual([]);
});

test('no sentence ends with two full stops, even after an abbreviation', () => {
  const faults = PAGES.flatMap(({ address }) =>
    piecesOf(address).flatMap(({ around, text }, index, pieces) => {
      if (around.includes('code') || !around.includes('main')) return [];
      const isSecond = /^\.(?:\s|$)/.test(text) && pieces[index - 1]?.text.endsWith('.');
      return isSecond || /[^./]\.\.(?:\s|$)/.test(text) ? [`${address}: ${text.slice(0, 60)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});
