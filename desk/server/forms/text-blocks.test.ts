import { expect, it } from 'vitest';
import { figuresInTexts, identifiers } from '#app/content/rows/figures.server.ts';
import { DIRECTIVES } from '#app/features/section-page/directives.server.ts';
import { PRINTED_DIRECTIVES } from '#app/features/section-page/section-text.server.ts';
import { getSite, kindOf } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { need } from '#tests/support/need.ts';
import { textParts } from './text-blocks.ts';

const content = new ContentFolder('content');
const partsOf = (kind: string) => textParts(content, need(kindOf(kind)));
const { blocks, figures } = need(partsOf('texts'));
const site = getSite();

it('a text can show each block of data that the site knows, with each of its values', () => {
  const inWords = (name: string, attribute = '', values: readonly string[] = []) =>
    `${name} ${attribute}: ${values.toSorted().join(' ')}`;
  const offered = blocks.map(({ name, attribute, values }) =>
    inWords(
      name,
      attribute,
      values.map(({ id }) => id),
    ),
  );
  const known = Object.entries(DIRECTIVES).flatMap(([name, { attributes }]) => {
    const all = Object.entries(attributes(site));
    return all.length === 0
      ? [inWords(name)]
      : all.map(([attribute, values]) => inWords(name, attribute, values));
  });
  expect(offered.toSorted()).toEqual(known.toSorted());
});

it('a sentence can have each figure and number of the site', () => {
  const known = [
    ...Object.keys(figuresInTexts(site, 'en')).map((key) => `figure ${key}`),
    ...Object.keys(identifiers(site)).map((key) => `id ${key}`),
  ];
  expect(figures.map(({ id }) => id).toSorted()).toEqual(known.toSorted());
});

it('each has a name in both languages', () => {
  const words = figures.filter(({ id }) => !id.startsWith('id '));
  const named = [...blocks, ...words, ...blocks.flatMap(({ values }) => values)];
  expect(named.filter(({ en, ml }) => !en || !ml || en === ml).map(({ en }) => en)).toEqual([]);
});

it('a printed text can show all but pictures, that of a notice, event or tender pictures alone', () => {
  const namesIn = (kind: string) => [...new Set(partsOf(kind)?.blocks.map(({ name }) => name))];
  expect(namesIn('document-texts').toSorted()).toEqual(PRINTED_DIRECTIVES.toSorted());
  for (const kind of ['news', 'events', 'tenders'])
    expect([kind, namesIn(kind), partsOf(kind)?.figures]).toEqual([kind, ['picture'], []]);
  expect(partsOf('gallery')).toBeUndefined();
});

it('a picture is chosen by its caption and its album, and shown from its file', () => {
  const { values } = need(blocks.find(({ name }) => name === 'picture'));
  expect(values.find(({ id }) => id === 'campus/gate')).toEqual({
    id: 'campus/gate',
    file: 'gallery/campus/gate.svg',
    en: 'The gatehouse, with the guard cabin at its side. – The campus',
    ml: 'പടിപ്പുരയും സമീപത്തെ കാവൽപ്പുരയും. – ക്യാമ്പസ്',
  });
});
