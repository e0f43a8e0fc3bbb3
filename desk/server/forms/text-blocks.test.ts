import { expect, it } from 'vitest';
import { figuresInTexts, identifiers } from '#app/content/rows/figures.server.ts';
import { DIRECTIVES } from '#app/features/section-page/directives.server.ts';
import { getSite } from '#app/site.ts';
import { ContentFolder } from '#desk/content-files/content-folder.ts';
import { textParts } from './text-blocks.ts';

const { blocks, figures } = textParts(new ContentFolder('content'));
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
