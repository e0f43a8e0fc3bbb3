import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { Git } from '#desk/server/entries/git.ts';
import { Store } from '#desk/server/entries/store.ts';
import { namesIn, unitsBetween } from '#desk/server/entries/units.ts';
import { ChosenContent } from '#desk/server/publish/chosen-content.ts';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
const start = desk.git('rev-parse', 'HEAD');
const author = { name: 'Office', email: 'office@college.example' };
const git = new Git(`${desk.root}/content`);
let from = start;
beforeEach(() => {
  write('news/bus-routes-revised.yaml', withPicture('bus-routes-revised'));
  write('news/pictures/bus.jpg', 'OLD');
  write('documents/timetable-of-buses.yaml', DOCUMENT);
  write('documents/files/buses.pdf', 'OLD');
  from = commit();
});
afterEach(() => {
  desk.git('reset', '--quiet', '--hard', start);
});
afterAll(() => desk.dispose());

const PICTURE = `picture:
  file: bus.jpg
  alt: { en: The bus, ml: ബസ് }
  consent: true
`;
const DOCUMENT = `title: { en: Buses, ml: ബസുകൾ }
category: others
notice: bus-routes-revised
updated: 2026-11-30
files: [{ file: buses.pdf, languages: [en] }]
`;
function write(file: string, text: string): void {
  mkdirSync(dirname(join(desk.root, 'content', file)), { recursive: true });
  desk.write(file, text);
}
const withPicture = (id: string) => `${desk.read(`news/${id}.yaml`)}${PICTURE}`;
function commit(): string {
  desk.commit();
  return desk.git('rev-parse', 'HEAD');
}
const units = () => unitsBetween(git, from, 'HEAD');

const seen = async () =>
  (await units()).map((unit) => ({ key: unit.key, names: namesIn(unit), saved: unit.saved?.id }));

it('a replaced file waits with the entry that names it, and with the one to which that belongs', async () => {
  write('documents/files/buses.pdf', 'NEW');
  const names = ['documents/timetable-of-buses', 'news/bus-routes-revised'];
  let saved = commit();
  expect(await seen()).toEqual([{ key: names[0], names, saved }]);
  write('news/pictures/bus.jpg', 'NEW');
  saved = commit();
  expect(await seen()).toEqual([{ key: names[1], names: names.toReversed(), saved }]);
});

it('a file that two entries name keeps its bytes when one of them is published', async () => {
  write('news/minor-honours-choice.yaml', withPicture('minor-honours-choice'));
  write('news/survey-camp-civil.yaml', withPicture('survey-camp-civil'));
  write('news/pictures/bus.jpg', '\u0000NEW');
  const state = commit();
  const found = await units();
  const waiting = { now: async () => ({ base: from, state, units: found }) };
  const chosen = new ChosenContent(new Store(desk.root), waiting);
  const { commit: published } = await chosen.of(author, ['news/minor-honours-choice']);
  expect(await git.file(git.at(published, 'news/pictures/bus.jpg'))).toEqual(Buffer.from('\0NEW'));
});
