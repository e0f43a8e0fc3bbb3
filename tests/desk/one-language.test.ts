import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { collegeDay } from '#app/domain/clock.ts';
import { namesLike } from '#app/lib/names.server.ts';
import { KINDS } from '#app/site.ts';
import { formSchema } from '#desk/server/forms/form.ts';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

/** The desk of a college that publishes in English only. */
let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
  desk.write(
    'college.yaml',
    desk.read('college.yaml').replace('languages: [en, ml]', 'languages: [en]'),
  );
  for (const file of namesLike('content/**/*.ml.md', desk.root)) rmSync(join(desk.root, file));
});
afterAll(() => desk.dispose());

it('no form asks for a text in another language', () => {
  const asking = KINDS.filter((kind) =>
    JSON.stringify(formSchema(kind, { languages: ['en'] })).includes('"ml":'),
  );
  expect(asking.map(({ id }) => id)).toEqual([]);
});

it('a text of a page is opened, changed and saved in its one file', async () => {
  const { value, schema } = await desk.entry('texts', 'about/history');
  expect([Object.keys(value), schema.required]).toEqual([['en'], ['en']]);
  await desk.changed('texts', 'about/history', { en: { ...value.en, title: 'Our history' } });
  expect(desk.read('pages/about/history.en.md')).toContain('title: "Our history"');
  expect(desk.isThere('pages/about/history.ml.md')).toBe(false);
});

it('a notice in English is saved, and its form begins without words of another language', async () => {
  const { start } = await desk.entry('news', 'new!a');
  expect(start.audience).toEqual({ en: 'Students and staff' });
  const words = {
    title: { en: 'Gate closed' },
    summary: { en: 'The north gate is closed on Monday.' },
    body: { en: 'Use the south gate.' },
  };
  await desk.add('news', 'gate-closed', { ...start, ...words });
  expect(desk.read('news/gate-closed.yaml')).not.toContain('ml:');
});

it('nothing is offered or asked for in another language', async () => {
  expect((await desk.get('me')).languages).toEqual(['en']);
  expect([await desk.get('glossary'), await desk.attention('untranslated')]).toEqual([[], []]);
  const lists: { columns: { en: string }[] }[] = await desk.get('imports');
  const columns = lists.flatMap((list) => list.columns.map(({ en }) => en));
  expect(columns).toContain('Title');
  expect(columns.filter((column) => /Malayalam|English/.test(column))).toEqual([]);
});

it('the texts of a page are marked as read in one step', async () => {
  const ids = ['about/history', 'about/overview'];
  await desk.get('many', { kind: 'texts', ids, action: 'reviewed' });
  for (const id of ids)
    expect(desk.read(`pages/${id}.en.md`)).toContain(`reviewedOn: "${collegeDay(Date.now())}"\n`);
  const notice = { kind: 'news', ids: ['gate-closed'], action: 'reviewed' };
  expect(await desk.status('many', notice)).toBe(404);
});
