import { spawnSync } from 'node:child_process';

type Options = { cwd?: string; env?: NodeJS.ProcessEnv; input?: string };

/** Runs a program of Node to its end; the variables of `env` are added to those of the test. */
export const runNode = (words: readonly string[], { env, ...options }: Options = {}) =>
  spawnSync(process.execPath, words, {
    ...options,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
