import fs, { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { itOnLinux } from '#tests/support/on-linux.ts';
import { LockedError, withLock } from './lock.mjs';

let file = '';
/** What a lock says of the start of the machine. */
let start = '';
/**
 * What the process that started this one would write: its number, the start of the machine, and who
 * it is.
 */
let living = '';
beforeEach(async () => {
  file = join(newFolder(), 'inner/lock');
  start = await withLock(file, async () => readFileSync(file, 'utf8').split(/\s/)[1] ?? '');
  living = `${process.ppid} ${start}\nweb on laptop, process 5, since 10:31\n`;
});

const work = async () => 'done';

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

  it.each([
    ['a disk only for reading', 'accessSync', 'EROFS'],
    ['a folder that Windows guards against ransomware', 'writeFileSync', 'ENOENT'],
    ['a folder of another user of Windows', 'writeFileSync', 'EPERM'],
  ] as const)(
    'that cannot be made names the folder in which nothing can be written: %s',
    async (_, call, code) => {
      onTestFinished(() => {
        vi.restoreAllMocks();
        syncBuiltinESMExports();
      });
      vi.spyOn(fs, call).mockImplementation(() => {
        throw Object.assign(new Error('refused'), { code });
      });
      syncBuiltinESMExports();
      await expect(withLock(file, work)).rejects.toThrow(
        `Nothing can be written in ${dirname(file)} (${code}). Does it belong to another user, or is its disk full or only for reading?`,
      );
    },
  );

  it('of a process that has died is taken over, after a repair', async () => {
    for (const left of [
      '99999999 1\nsomebody\n',
      `${process.pid} ${start}\nthis process before a restart\n`,
      `${process.ppid} 1\na number that another process has since the machine started\n`,
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
    writeFileSync(file, '99999999 1\nsomebody\n');
    // Another process removes it at this moment, and has the lock already.
    const other = `${file}.removal`;
    const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
    const removing = withLock(other, () => isTaken);
    const second = withLock(file, work);
    writeFileSync(file, living);
    take();
    await removing;
    await expect(second).rejects.toThrow('in use by web on laptop, process 5, since 10:31');
  });

  itOnLinux(
    'is not free where the clock is set by an hour meanwhile: Linux names each start of the machine',
    async () => {
      writeFileSync(file, living);
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
      await expect(withLock(file, work)).rejects.toThrow('in use by web on laptop');
    },
  );

  it('that somebody else has now is not removed by a task that ends', async () => {
    await withLock(file, async () => writeFileSync(file, living));
    expect(existsSync(file)).toBe(true);
  });

  it('that is just being made, and is still empty, is not free', async () => {
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
