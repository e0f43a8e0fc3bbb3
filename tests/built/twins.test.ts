import { expect, test } from 'vitest';
import { localisePath, splitAddress } from '#app/i18n/locale.ts';
import { type Piece, piecesOf } from '#tests/support/built-pages.ts';
import { PUBLISHED } from '#tests/support/languages.ts';
import { PAGES } from '#tests/support/pages.ts';

// A browser test in one language is valid for the other, because both pages of a pair have the same
// structure.

/** Attributes that contain text, or files specific to one language. */
const WORDS = /^(?:aria-label|alt|title|content|placeholder|value|srcset|src|data-.*)$/;
const ADDRESS = /^(?:href|action)$/;
/** Elements whose text may begin without another element in between. */
const HAS_WORDS = /^(?:h[1-6]|button|summary|label|option)$/;
const LANGUAGE = /^(?:lang|hreflang)$/;

/**
 * Elements that depend on the text: explanations, language marks, line breaks, words kept on one
 * line.
 */
const isOfWords = ({ begins, attributes }: Piece) =>
  begins === 'wbr' ||
  begins === 'br' ||
  (begins === 'span' && /^ lang="\w+"$/.test(attributes)) ||
  isUnbroken(attributes) ||
  isExplanation(attributes);
const isUnbroken = (attributes = '') => / class="unbroken"/.test(attributes);
const isExplanation = (attributes: string) => / class="word"/.test(attributes);

type Shape = { element: string; isInText: boolean };

/**
 * The elements of a page's body with their attributes, without text, language and address prefix.
 */
function shapeOf(address: string): Shape[] {
  return piecesOf(address).flatMap((piece, index, pieces) => {
    const { begins, attributes, elements, text } = piece;
    if (
      begins === undefined ||
      !piece.around.includes('body') ||
      isOfWords(piece) ||
      elements.some((element) => isExplanation(element.attributes))
    )
      return [];
    const kept = [...attributes.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)].flatMap(
      ([, name = '', value = '']) => {
        const key = name.toLowerCase();
        if (LANGUAGE.test(key)) return [];
        if (WORDS.test(key)) return [value === '' ? `${key} empty` : key];
        return [`${key}=${ADDRESS.test(key) ? targetOf(value) : value}`];
      },
    );
    const hasWords = text.trim() !== '' || isUnbroken(pieces[index + 1]?.attributes);
    return [
      {
        element: [begins, ...kept, HAS_WORDS.test(begins) && hasWords ? 'words' : '']
          .join(' ')
          .trim(),
        isInText: piece.around.includes('p'),
      },
    ];
  });
}

/**
 * The target of a link, without the language; of a file or site specific to a language only that it
 * is one.
 */
function targetOf(address: string): string {
  const [, origin = '', path = '', anchor = ''] =
    /^(\w+:(?:\/\/[^/]*)?)?([^#]*)(.*)$/.exec(address) ?? [];
  if (/^https?:/.test(origin)) return 'https:';
  // A mail about a page names its address.
  if (origin === 'mailto:') return address.replace(/subject=%2Fml(?:%2F)?/, 'subject=%2F');
  return `${origin}${path === '' ? '' : splitAddress(path).path.replace(/\.(?:en|ml)\./, '.')}${anchor}`;
}

/**
 * In a sentence the order of links depends on the language, and in a list of people or documents
 * that of their names.
 */
const inOrder = (shape: readonly Shape[]) =>
  shape.map(({ element, isInText }) =>
    element.replace(isInText ? /href=\S*/ : /(?<=href=\/(?:faculty|downloads|documents)\/)\S*/, ''),
  );
const inAnyOrder = (shape: readonly Shape[]) => shape.map(({ element }) => element).sort();
/** Its entries are in alphabetical order. */
const ALPHABETICAL = '/help/plain-words';

function firstDifference([first = [], second = []]: readonly string[][]): string[] {
  const place = Array.from(
    { length: Math.max(first.length, second.length) },
    (_, index) => index,
  ).find((index) => first[index] !== second[index]);
  return place === undefined ? [] : [`${first[place]} | ${second[place]}`];
}

test('both languages of every page have the same elements with the same roles, states, ids and links, in the same order', () => {
  const unequal = PAGES.filter(({ locale }) => locale === PUBLISHED[0]).flatMap(({ path }) => {
    const shapes = PUBLISHED.map((locale) => shapeOf(localisePath(path, locale)));
    const differences = [
      ...firstDifference(shapes.map(inAnyOrder)),
      ...(path === ALPHABETICAL ? [] : firstDifference(shapes.map(inOrder))),
    ];
    return differences.map((difference) => `${path}: ${difference}`);
  });
  expect(unequal).toEqual([]);
});
