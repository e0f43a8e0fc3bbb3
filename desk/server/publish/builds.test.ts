import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Git } from '#desk/server/entries/git.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { Builds } from './builds.ts';

let work: string;
let builds: Builds;
/** What was built, and what ended otherwise. */
let log: string[];
/** Ends the build under way. */
let finish: (error?: Error) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  work = newFolder();
  log = [];
  const git = new Git('.');
  git.unpack = () => Promise.resolve();
  builds = new Builds(git, work, (_, __, ___, signal) => {
    const [commit = ''] = readdirSync(join(work, 'snapshots'));
    log.push(commit);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const stop = () => {
      log.push(`${commit} stopped`);
      reject(new Error('stopped'));
    };
    signal.addEventListener('abort', stop);
    finish = (error) => {
      signal.removeEventListener('abort', stop);
      return error ? reject(error) : resolve();
    };
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const hasBegun = (commit: string) => expect.poll(() => log.at(-1)).toBe(commit);

it('a build that was begun when an entry was saved is used, and made again after five minutes', async () => {
  const ahead = builds.build('first');
  const wanted = builds.build('first');
  await hasBegun('first');
  finish();
  await Promise.all([ahead, wanted]);
  await builds.build('first');
  expect(log).toEqual(['first']);
  vi.setSystemTime(Date.now() + 5 * 60_000);
  const later = builds.build('first');
  await expect.poll(() => log).toEqual(['first', 'first']);
  finish();
  await later;
});

it('the build of what was saved before stops, and its content goes only then', async () => {
  const first = builds.build('first').catch(({ message }: Error) => message);
  await hasBegun('first');
  expect(builds.isOfOther('first')).toBe(false);
  const second = builds.build('second');
  expect(builds.isOfOther('first')).toBe(true);
  await hasBegun('second');
  finish();
  await second;
  expect([await first, log]).toEqual(['stopped', ['first', 'first stopped', 'second']]);
});

it('content of another commit, as an undo needs it, stops a build too', async () => {
  const first = builds.build('first').catch(({ message }: Error) => message);
  await hasBegun('first');
  expect(await builds.contentOf('second')).toContain('second');
  expect([await first, readdirSync(join(work, 'snapshots'))]).toEqual(['stopped', ['second']]);
});

it('a build that failed is tried again', async () => {
  const failed = builds.build('first').catch(({ message }: Error) => message);
  await hasBegun('first');
  finish(new Error('disk full'));
  expect(await failed).toBe('disk full');
  const again = builds.build('first');
  await expect.poll(() => log).toEqual(['first', 'first']);
  finish();
  await again;
});
