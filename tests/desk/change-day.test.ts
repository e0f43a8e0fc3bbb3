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
const laterBy = (moment: string) => moment.replace(/T\d\d:\d\d/, 'T18:15');
async function change(kind: string, id: string, next: (value: never) => object) {
  const { answer } = await desk.ask(`entry?${new URLSearchParams({ kind, id })}`);
  const value = { ...answer.value, ...next(answer.value as never) };
  const saved = await desk.ask('save', { kind, id, base: answer.value, value });
  expect([saved.status, saved.answer.mistakes]).toEqual([200, undefined]);
}

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

it('an admission and the period of a stream that are moved get the next version for calendars', async () => {
  const admission = 'admissions/events/04-btech-allotment';
  type Period = { id: string; revision: number; closesAt: string };
  await change('admission-events', '04-btech-allotment', ({ closesAt }: Period) => ({
    closesAt: laterBy(closesAt),
  }));
  expect(read(admission).revision).toBe(2);
  const periods = (): Period[] =>
    read('admissions/streams').find(({ id }: Period) => id === 'mtech').windows;
  const [before] = periods();
  await change('admission-streams', 'mtech', ({ windows }: { windows: Period[] }) => ({
    windows: windows.map((period, index) =>
      index === 0 ? { ...period, closesAt: laterBy(period.closesAt) } : period,
    ),
  }));
  expect(periods()[0]?.revision).toBe((before?.revision ?? 0) + 1);
  expect(
    periods()
      .slice(1)
      .map(({ revision }) => revision),
  ).toEqual(
    periods()
      .slice(1)
      .map(() => 1),
  );
});
