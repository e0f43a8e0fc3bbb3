import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DeskCopy, deskOverCopy } from '#tests/desk/desk-copy.ts';
import { saveSite, WORDPRESS } from '#tests/support/old-sites.ts';
import { runNode } from '#tests/support/run-node.ts';

let desk: DeskCopy;
let saved: string;
beforeAll(async () => {
  desk = await deskOverCopy();
  saved = join(desk.root, 'saved');
  const sports = `<h1>Sports</h1><p>${'The teams of the college train on the ground each day. '.repeat(3)}</p>`;
  const pages = { ...WORDPRESS.pages, 'games/sports/index.html': sports };
  saveSite({ ...WORDPRESS, pages }, saved);
  mkdirSync(join(saved, 'hill.example/files'));
  copyFileSync(
    'content/documents/files/fee-sheet.en.pdf',
    join(saved, 'hill.example/files/rules.pdf'),
  );
});
afterAll(() => desk.dispose());

const migrate = (...words: string[]) =>
  runNode(['desk/migrate/migrate.ts', ...words], {
    env: { COLLEGE_DIR: desk.root, CONTENT_DIR: join(desk.root, 'content') },
  });
type Row = { kind: string; id: string; title: { en: string } };
const drafts = async () => (await desk.ask('drafts')).answer as Row[];
const draftOf = async (kind: string, title: string) => {
  const { id } = (await drafts()).find(
    (draft) => draft.kind === kind && draft.title.en === title,
  ) ?? { id: '' };
  return (await desk.ask(`entry?${new URLSearchParams({ kind, id })}`)).answer.draft;
};

it('the pages and files of a saved site become drafts at the desk, with a redirect for each old address, and nothing else changes', async () => {
  const { stdout, stderr, status } = migrate('saved');
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout).toContain(
    '5 taken as drafts, 0 taken before, 1 left:\n  1: the home page: this site makes it of its content',
  );
  expect((await drafts()).map(({ kind, title }) => `${kind} ${title.en}`).sort()).toEqual([
    'documents Hostel rules',
    'news Fee due on 30 June',
    'redirects /2025/06/fee-due',
    'redirects /about/hostel',
    'redirects /files/rules.pdf',
    'redirects /games/sports',
    'texts Hostel',
    'texts Library',
    'texts Sports',
  ]);
  expect((await draftOf('documents', 'Hostel rules')).value).toEqual({
    title: { en: 'Hostel rules' },
    files: [{ file: 'hostel-rules.pdf', languages: ['en'] }],
  });
  expect((await draftOf('redirects', '/files/rules.pdf')).value.to).toBe('/downloads/hostel-rules');
  expect((await draftOf('redirects', '/games/sports')).value.to).toBe('/campus-life#sports');
  expect(desk.git('status', '--porcelain', 'content')).toBe('');
});

it('the list names each old address, what became of it and why', () => {
  const list = readFileSync(join(desk.root, '.desk/old-site/hill.example/list.csv'), 'utf8');
  expect(list).toMatch(/^\ufeffresult,old address,title,draft,"why, or what to look at"\n/);
  for (const row of [
    'left,https://hill.example/,,,the home page: this site makes it of its content',
    'taken,https://hill.example/library/,Library,texts/facilities/library-2,"/library is redirected already.\nCompare it with /facilities#library, and save the redirects to it."',
    'taken,https://hill.example/games/sports/,Sports,texts/campus-life/sports-2,"Compare it with /campus-life#sports, and save the redirects to it."',
    'taken,https://hill.example/2025/06/fee-due/,Fee due on 30 June,news/fee-due,',
  ])
    expect(list).toContain(`\n${row}\n`);
});

it('a second run changes no draft that was edited and brings back none that was deleted', async () => {
  const { kind, id, address, value } = await draftOf('texts', 'Library');
  const edited = { ...value, en: { ...value.en, title: 'The library' } };
  await desk.ask('draft', { kind, id, address, base: null, value: edited }, { method: 'PUT' });
  const gone = await draftOf('texts', 'Hostel');
  await desk.ask(`draft?${new URLSearchParams({ kind: gone.kind, id: gone.id })}`, undefined, {
    method: 'DELETE',
  });
  expect(migrate('saved').stdout).toContain('0 taken as drafts, 5 taken before, 1 left:');
  const titles = (await drafts()).map(({ title }) => title.en);
  expect(titles).toContain('The library');
  expect(titles).not.toContain('Hostel');
});

it('old addresses are saved with their entry, and lead to the name that it gets', async () => {
  const draft = await draftOf('news', 'Fee due on 30 June');
  const { value: like } = (await desk.ask('entry?kind=news&id=bus-routes-revised')).answer;
  const { status, answer } = await desk.ask('save', {
    ...{ kind: 'news', id: 'fee-of-june', draft: draft.id, base: null },
    value: { ...like, title: { en: 'Fee due on 30 June', ml: 'ജൂൺ 30-നകം അടയ്ക്കേണ്ട ഫീസ്' } },
  });
  expect([status, answer.id]).toEqual([200, 'fee-of-june']);
  expect(desk.read('redirects.yaml')).toContain(
    '- from: "/2025/06/fee-due"\n  to: "/all-news/fee-of-june"\n',
  );
  const titles = (await drafts()).map(({ title }) => title.en);
  expect(titles).not.toContain('/2025/06/fee-due');
});

it('what is no site is refused by its name', () => {
  rmSync(saved, { recursive: true });
  expect(migrate('saved')).toMatchObject({
    status: 1,
    stderr: 'saved is neither an address that begins with https:// or http://, nor a folder.\n',
  });
  expect(migrate('http://127.0.0.1:1/').stderr).toBe(
    'http://127.0.0.1:1/robots.txt: an address inside a network is not asked\n',
  );
});
