import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSite } from '#app/site.ts';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
});
afterAll(() => desk.dispose());

it('the first day counts the remaining samples and placeholders', async () => {
  const { answer } = await desk.ask('setup');
  expect(answer.samples).toBeGreaterThan(getSite().people.length);
  expect(answer.placeholders).toContainEqual({
    file: 'college.yaml',
    count: expect.any(Number),
    entry: expect.objectContaining({ kind: 'college' }),
  });
});

it('all samples are removed in one commit', async () => {
  const before = desk.git('rev-parse', 'HEAD');
  expect((await desk.ask('remove-samples', {})).status).toBe(200);
  expect(desk.git('rev-parse', 'HEAD~1')).toBe(before);
  const { answer } = await desk.ask('setup');
  expect(answer.samples).toBe(0);
});

it('what the college may not have is named by type, and parts of pages by page', async () => {
  const { answer } = await desk.ask('setup');
  const groups: {
    title: { en: string; ml: string };
    entries: { title: { en: string; ml: string } }[];
  }[] = answer.optional;
  expect(groups.slice(0, 4).map(({ title }) => title.en)).toEqual([
    'Parts that the college lacks',
    'Departments',
    'Programmes',
    'About the college',
  ]);
  expect(groups[2]?.entries).toContainEqual(
    expect.objectContaining({ title: expect.objectContaining({ en: 'Civil Engineering (CE)' }) }),
  );
  for (const language of ['en', 'ml'] as const) {
    const names = groups.flatMap(({ title, entries }) =>
      entries.map((entry) => `${title[language]}: ${entry.title[language]}`),
    );
    expect(names.length).toBeGreaterThan(100);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('what the college does not have is listed with all that goes along, then goes in one commit', async () => {
  const entries = [{ kind: 'departments', id: 'mca' }];
  const before = desk.git('rev-parse', 'HEAD');
  const { answer } = await desk.ask('leave-out', { entries, isSure: false });
  expect(answer.gone).toContainEqual({ kind: 'programmes', id: 'mca', title: expect.anything() });
  expect(desk.git('rev-parse', 'HEAD')).toBe(before);
  expect((await desk.ask('leave-out', { entries, isSure: true })).status).toBe(200);
  expect(desk.git('rev-parse', 'HEAD~1')).toBe(before);
  expect((await desk.ask('leave-out', { entries, isSure: true })).status).toBe(404);
});

it('a part that the college lacks is named with what needs it, and is one word in its details', async () => {
  const entries = [{ kind: 'parts', id: 'hostel' }];
  const { answer } = await desk.ask('leave-out', { entries, isSure: false });
  expect(answer.gone).toContainEqual({
    kind: 'texts',
    id: 'facilities/hostel',
    title: expect.objectContaining({ en: 'Texts of pages: Hostel' }),
  });
  expect((await desk.ask('leave-out', { entries, isSure: true })).status).toBe(200);
  expect(desk.git('show', '--stat', '--format=', 'HEAD')).toContain('1 file changed, 1 insertion');
  expect((await desk.ask('leave-out', { entries, isSure: true })).status).toBe(404);
});
