import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

it('npm has at most 15 scripts, and each command of a fresh checkout installs its packages first', () => {
  const { prepack, postpack, ...commands } = scripts;
  expect([prepack, postpack].join()).toContain('packed-lock.json');
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(15);
  for (const [name, script] of Object.entries(commands))
    expect(script, name).toBe(`node tools/run.mjs ${name}`);
  expect(Object.keys(COMMANDS)).toEqual(expect.arrayContaining(Object.keys(commands)));
});

it('each command names a program that exists', () => {
  const programs = Object.values(COMMANDS).flatMap(({ run }) => run.map(([file = '']) => file));
  expect(programs.filter((file) => !existsSync(file))).toEqual([]);
});
