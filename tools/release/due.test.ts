import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { builtTime, rebuildReason } from './due.ts';

const MORNING = Date.parse('2026-11-24T06:00:00+05:30');
const HOUR = 3_600_000;

it('the time of a build is read from its health file', () => {
  expect(builtTime('built 2026-11-24T06:00:00+05:30\ncontent of 2026-11-23\n')).toBe(MORNING);
  expect(builtTime('')).toBe(0);
});

it('a build is due on each new day in India, and when a scheduled entry has begun', () => {
  expect(rebuildReason('content', MORNING - 7 * HOUR, MORNING)).toBe('day');
  const folder = newFolder();
  cpSync('content', folder, { recursive: true });
  const notice = join(folder, 'news/bus-routes-revised.yaml');
  writeFileSync(
    notice,
    `publishFrom: "2026-11-24T09:00:00+05:30"\n${readFileSync(notice, 'utf8')}`,
  );
  const at = (hours: number) =>
    rebuildReason(folder, MORNING + hours * HOUR, MORNING + (hours + 1) * HOUR);
  expect([at(0), at(2), at(3)]).toEqual([undefined, 'entry', undefined]);
});
