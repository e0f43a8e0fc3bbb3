import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { placeOf } from './problem.server.ts';
import { findUnpublishable } from './publication.server.ts';
import { findUnwritten } from './unwritten.server.ts';

const placesIn = (files: Readonly<Record<string, string>>) =>
  findUnwritten(newFolder(files)).map((problem) => [problem.file, placeOf(problem), problem.found]);

it('what is still to be written is named by file and field', () => {
  expect(
    placesIn({
      'home.yaml': 'lead: { en: "Since [[year]]", ml: "2001 മുതൽ" }\nworks:\n  - by: "[[name]]"\n',
      'pages/about/history.en.md':
        '---\ntitle: "[[Title]]"\n---\nThe college.\n\nIt began in [[year]], with [[number]] students.\nIts first head was [[name]].\n',
    }),
  ).toEqual([
    ['home.yaml', 'lead.en', '[[year]]'],
    ['home.yaml', 'works[0].by', '[[name]]'],
    ['pages/about/history.en.md', 'title', '[[Title]]'],
    ['pages/about/history.en.md', 'text, line 6', '[[year]]'],
    ['pages/about/history.en.md', 'text, line 6', '[[number]]'],
    ['pages/about/history.en.md', 'text, line 7', '[[name]]'],
  ]);
});

it('links, lists in lists and comments are not to be written', () => {
  expect(
    placesIn({
      'search.yaml': '# [[note]]\nsynonyms: [[fee, cost], [bus, route]]\n',
      'pages/about/history.en.md': '---\ntitle: History\n---\n[Office](/contact) [x]\n',
      'home.yaml': 'lead: [[\n',
    }),
  ).toEqual([]);
});

it('what is still to be written is not published', () => {
  const folder = newFolder({ 'home.yaml': 'lead: { en: "Since [[year]]" }\n' });
  expect(findUnpublishable(folder).map((problem) => placeOf(problem))).toEqual(['lead.en']);
});
