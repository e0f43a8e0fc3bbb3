import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { collegeDay } from '#app/domain/clock.ts';
import { type DeskCopy, deskOverCopy } from './desk-copy.ts';

/** The desk of a college that has published its content. */
let desk: DeskCopy;
beforeAll(async () => {
  desk = await deskOverCopy();
  desk.git('tag', '-a', '-m', 'First', 'published/2026-11-26T000000');
});
afterAll(() => desk.dispose());

const read = (file: string) => parse(desk.read(`${file}.yaml`));
it('notices and events that are extended or ended in their list get the day of the change', async () => {
  for (const [kind, id] of [
    ['news', 'survey-camp-civil'],
    ['events', 'pta-general-meeting-2026'],
  ] as const) {
    const many = { kind, ids: [id], action: 'week' };
    expect((await desk.ask('many', many)).status).toBe(200);
    expect(read(`${kind}/${id}`).updatedOn).toBe(collegeDay(Date.now()));
  }
  expect(read('events/pta-general-meeting-2026').revision).toBe(2);
});
