import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { DeskError } from '#desk/words.ts';
import { newFolder } from '#tests/support/new-folder.ts';
import { runApart } from './run-apart.ts';

const folder = newFolder();

/** A module with this body of its function. */
function moduleOf(body: string): URL {
  const file = join(folder, `${Math.random()}.mjs`);
  writeFileSync(
    file,
    `import { DeskError } from ${JSON.stringify(pathToFileURL(resolve('desk/words.ts')).href)};\nexport async function run(input) { ${body} }\n`,
  );
  return pathToFileURL(file);
}

const reasonOf = (body: string, limits = {}) =>
  runApart(moduleOf(body), undefined as never, limits).then(
    () => undefined,
    (reason: unknown) => reason,
  );

describe('a function in a process of its own', () => {
  it('gets bytes and gives bytes', async () => {
    const bytes = await runApart<(input: Uint8Array) => Promise<{ twice: Uint8Array }>>(
      moduleOf('return { twice: input.map((n) => n * 2) }'),
      Uint8Array.of(1, 2),
    );
    expect([...bytes.twice]).toEqual([2, 4]);
  });

  it('refuses with its own words', async () => {
    const error = await reasonOf("throw new DeskError(409, { en: 'No.', ml: 'ഇല്ല.' })");
    expect(error).toBeInstanceOf(DeskError);
    expect(error).toMatchObject({ status: 409, words: { en: 'No.', ml: 'ഇല്ല.' } });
  });

  it('names what failed in it', async () => {
    expect(String(await reasonOf("throw new TypeError('of no use')"))).toContain('of no use');
  });

  it.each([
    ['never ends', 'for (;;);', { seconds: 1 }],
    ['never ends but waits', 'for (;;) await 0;', { seconds: 1 }],
    [
      'fills the memory with objects',
      'const all = []; for (;;) all.push({ all: [...all] });',
      { megabytes: 64 },
    ],
    [
      'fills the memory with bytes',
      'const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1));',
      { megabytes: 200 },
    ],
    [
      // As `structuredClone` says it, at a size that depends on the machine.
      'copies more than the memory holds',
      "throw new DOMException('Data cannot be cloned, out of memory.', 'DataCloneError');",
      {},
    ],
    ['calls itself without end', 'const again = (n) => again(n + 1) + 1; return again(0);', {}],
    ['ends the process', 'process.exit(0);', {}],
  ])('that %s is ended, and the file is refused', async (_, body, limits) => {
    const error = await reasonOf(body, limits);
    expect(error).toMatchObject({
      status: 422,
      words: {
        en: expect.stringContaining('limits of time and memory'),
        ml: expect.stringMatching(/മെമ്മറി/),
      },
    });
  });

  it('waits until others have ended, and runs after those that were refused', async () => {
    const echo = moduleOf('return input');
    const all = await Promise.all([
      reasonOf('process.exit(0)'),
      ...[1, 2, 3].map((n) => runApart<(input: number) => number>(echo, n)),
    ]);
    expect(all.slice(1)).toEqual([1, 2, 3]);
  });

  it('lets nobody wait for the second one of somebody else', async () => {
    const held = moduleOf(
      "const { existsSync } = await import('node:fs'); while (!existsSync(input)) await new Promise((next) => setTimeout(next, 20));",
    );
    const ended: string[] = [];
    const start = (name: string, user: string, module: URL) =>
      runApart<(input: string) => unknown>(module, join(folder, name), { user }).then(() =>
        ended.push(name),
      );
    const all = [
      start('first of lib', 'lib', held),
      start('second of lib', 'lib', held),
      start('third of lib', 'lib', moduleOf('')),
      start('first of web', 'web', moduleOf('')),
    ];
    writeFileSync(join(folder, 'first of lib'), '');
    await all[3];
    writeFileSync(join(folder, 'second of lib'), '');
    await Promise.all(all);
    expect(ended.slice(0, 2)).toEqual(['first of lib', 'first of web']);
  });
});
