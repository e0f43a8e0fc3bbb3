import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
  for (const file of globSync('content/**/*.ml.md', { cwd: desk.root }))
    rmSync(join(desk.root, file));
});
afterAll(() => desk.dispose());

it('no form asks for a text in another language', () => {
  const asking = KINDS.filter((kind) =>
    JSON.stringify(formSchema(kind, { languages: ['en'] })).includes('"ml":'),
  );
  expect(asking.map(({ id }) => id)).toEqual([]);
});

it('a text of a page is opened, changed and saved in its one file', async () => {
  const { answer } = await desk.ask('entry?kind=texts&id=about/history');
  expect(Object.keys(answer.value)).toEqual(['en']);
  expect(answer.schema.required).toEqual(['en']);
  const value = { en: { ...answer.value.en, title: 'Our history' } };
  expect(
    (await desk.ask('save', { kind: 'texts', id: 'about/history', value, base: answer.value }))
      .status,
  ).toBe(200);
  expect(desk.read('pages/about/history.en.md')).toContain('title: "Our history"');
  expect(existsSync(join(desk.root, 'content/pages/about/history.ml.md'))).toBe(false);
});

it('a notice in English is saved, and its form begins without words of another language', async () => {
  const { answer } = await desk.ask('entry?kind=news&id=new!a');
  expect(answer.start.audience).toEqual({ en: 'Students and staff' });
  const words = {
    title: { en: 'Gate closed' },
    summary: { en: 'The north gate is closed on Monday.' },
    body: { en: 'Use the south gate.' },
  };
  const saved = await desk.ask('save', {
    kind: 'news',
    id: 'gate-closed',
    value: { ...answer.start, ...words },
    base: null,
  });
  expect([saved.status, saved.answer.mistakes]).toEqual([200, undefined]);
  expect(desk.read('news/gate-closed.yaml')).not.toContain('ml:');
});

it('nothing is offered or asked for in another language', async () => {
  expect((await desk.ask('me')).answer.languages).toEqual(['en']);
  expect((await desk.ask('glossary')).answer).toEqual([]);
  expect(
    (await desk.ask('care')).answer.lists.find(
      ({ name }: { name: string }) => name === 'untranslated',
    ).rows,
  ).toEqual([]);
  const columns: string[] = (await desk.ask('imports')).answer.flatMap(
    (list: { columns: string[] }) => list.columns,
  );
  expect(columns).toContain('title_en');
  expect(columns.filter((column) => column.endsWith('_ml'))).toEqual([]);
});

it('the texts of a page are marked as read in one step', async () => {
  const ids = ['about/history', 'about/overview'];
  expect((await desk.ask('many', { kind: 'texts', ids, action: 'reviewed' })).status).toBe(200);
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
  for (const id of ids)
    expect(desk.read(`pages/${id}.en.md`)).toContain(`reviewedOn: "${today}"\n`);
  expect(
    (await desk.ask('many', { kind: 'news', ids: ['gate-closed'], action: 'reviewed' })).status,
  ).toBe(404);
});
