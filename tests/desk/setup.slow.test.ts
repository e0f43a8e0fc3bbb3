import { afterAll, expect, it } from 'vitest';
import { deskOverCopy } from './desk-copy.ts';

const desk = await deskOverCopy();
afterAll(() => desk.dispose());

it('what keeps the site from going live is one list, with samples and placeholders', async () => {
  const { placeholders } = await desk.get('setup');
  expect(placeholders).toContainEqual(
    expect.objectContaining({ file: 'people/nila-f.yaml', count: expect.any(Number) }),
  );
  expect(placeholders).toContainEqual({
    file: 'college.yaml',
    count: expect.any(Number),
    entry: expect.objectContaining({ kind: 'college' }),
  });
});

it('the parts that a college may lack are named in both languages', async () => {
  expect((await desk.get('setup')).parts).toContainEqual({
    id: 'hostel',
    title: expect.objectContaining({ en: 'Hostel', ml: 'ഹോസ്റ്റൽ' }),
  });
});

it('a part that the college lacks is named with what needs it, and is one word in its details', async () => {
  const parts = ['hostel'];
  expect((await desk.get('leave-out', { parts, isSure: false })).gone).toContainEqual({
    kind: 'texts',
    id: 'facilities/hostel',
    title: expect.objectContaining({ en: 'Texts of pages: Hostel' }),
  });
  await desk.get('leave-out', { parts, isSure: true });
  expect(desk.git('show', '--stat', '--format=', 'HEAD')).toContain('1 file changed, 1 insertion');
  expect(await desk.status('leave-out', { parts, isSure: true })).toBe(404);
});
