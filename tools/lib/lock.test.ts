import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { uptime, userInfo } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { LockedError, withLock } from './lock.mjs';

let folder = '';
let file = '';
beforeEach(() => {
  folder = newFolder();
  file = join(folder, 'inner/lock');
});

const work = async () => 'done';

const START = Math.round(Date.now() / 1000 - uptime());
/** What the process that started this one would write: its number, when the machine started, and who it is. */
const LIVING = `${process.ppid} ${START}\nweb on laptop, process 5, since 10:31\n`;

describe('a lock', () => {
  it('refuses a second task with the user, process and time of the first, and is free afterwards', async () => {
    const refused = await withLock(file, () =>
      withLock(file, work).catch((error: unknown) => error),
    );
    expect(refused).toBeInstanceOf(LockedError);
    expect((refused as LockedError).holder).toMatch(
      new RegExp(`^${userInfo().username} on \\S+, process ${process.pid}, since \\d\\d:\\d\\d$`),
    );
    expect(await withLock(file, work)).toBe('done');
    expect(existsSync(file)).toBe(false);
  });

  it('runs a task that waits after the first one, and names the holder once', async () => {
    const told: string[] = [];
    const order: string[] = [];
    let end = () => {};
    const first = withLock(
      file,
      () => new Promise<void>((done) => (end = () => done(void order.push('first')))),
    );
    const second = withLock(file, async () => void order.push('second'), {
      timeoutMs: 60_000,
      onWait: (holder) => {
        told.push(holder);
        end();
      },
    });
    await Promise.all([first, second]);
    expect([order, told.length]).toEqual([['first', 'second'], 1]);
  });

  it('of a process that has died is taken over, after a repair', async () => {
    await withLock(file, work);
    for (const left of [
      '99999999 1\nsomebody\n',
      `${process.pid} ${START}\nthis process before a restart\n`,
      `${process.ppid} ${START - 61}\na number that another process has since the machine started\n`,
      '',
    ]) {
      writeFileSync(file, left);
      utimesSync(file, new Date(0), new Date(0));
      const steps: string[] = [];
      await withLock(file, async () => steps.push('work'), {
        recover: async () => steps.push('repair'),
      });
      expect(steps).toEqual(['repair', 'work']);
    }
  });

  it('of a process that has died is removed by one of those that find it', async () => {
    await withLock(file, work);
    writeFileSync(file, '99999999 1\nsomebody\n');
    // Another process removes it at this moment, and has the lock already.
    const other = `${file}.removal`;
    const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
    const removing = withLock(other, () => isTaken);
    const second = withLock(file, work);
    writeFileSync(file, LIVING);
    take();
    await removing;
    await expect(second).rejects.toThrow('in use by web on laptop, process 5, since 10:31');
  });

  it('that somebody else has now is not removed by a task that ends', async () => {
    await withLock(file, async () => writeFileSync(file, LIVING));
    expect(existsSync(file)).toBe(true);
  });

  it('that is just being made, and is still empty, is not free', async () => {
    await withLock(file, work);
    writeFileSync(file, '');
    await expect(withLock(file, work)).rejects.toThrow('in use by another process');
  });

  it('names a user without a name, as in a container started with a number, by that number', async () => {
    const noName = vi.spyOn(os, 'userInfo').mockImplementation(() => {
      throw new Error('A system error occurred: uv_os_get_passwd returned ENOENT');
    });
    syncBuiltinESMExports();
    const refused = await withLock(file, () =>
      withLock(file, work).catch((error: unknown) => error),
    );
    noName.mockRestore();
    syncBuiltinESMExports();
    expect((refused as LockedError).holder).toMatch(/^user \d* ?on \S+, process/);
  });

  it('is given back when the task fails', async () => {
    await expect(withLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(file)).toBe(false);
  });
});
