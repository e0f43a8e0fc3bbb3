#!/usr/bin/env node
// Runs a command of this product for the college in whose folder it is called: content/, public/,
// desk.yaml (docs/own-college.md).
// It runs on any Node version, before any package is installed.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMANDS, runCommand } from './commands.mjs';
import { installPackages, WAIT_MS } from './install-packages.mjs';
import { withLock } from './lib/lock.mjs';
import { rename } from './lib/rename.mjs';
import { missingRequirement } from './requirements.mjs';

const college = process.cwd();
const [name = '', ...words] = process.argv.slice(2);
const missing = missingRequirement(process.versions.node, college, process.platform);
if (missing) stop(missing);
const names = Object.fromEntries(
  Object.entries(COMMANDS).flatMap(([own, { college: its }]) => (its ? [[its, own]] : [])),
);
if (!Object.hasOwn(names, name))
  stop(`college-site COMMAND, one of: ${Object.keys(names).join(', ')}`);
if (name !== 'new-college' && !existsSync('content/college.yaml'))
  stop(
    `There is no content/college.yaml in ${college}. Run college-site in the folder of the college.`,
  );
const source = dirname(dirname(fileURLToPath(import.meta.url)));
const isInstalled = source.includes(`${sep}node_modules${sep}`);
const product = isInstalled
  ? await withLock('.cache/product.lock', async () => copyOf(source), { timeoutMs: WAIT_MS })
  : source;
if (!isInstalled) {
  process.chdir(product);
  await installPackages('.', false);
}
const { packages } = COMMANDS[names[name]];
if (packages) await installPackages(join(product, packages), true);
await runCommand(names[name], words, {
  cwd: product,
  env: { ...process.env, COLLEGE_DIR: college, CONTENT_DIR: join(college, 'content') },
});

/**
 * Node reads no TypeScript in node_modules, so each installed version is copied out of it once; the
 * packages stay where npm has put them.
 */
function copyOf(folder) {
  const version = createHash('sha256')
    .update(readFileSync('node_modules/.package-lock.json'))
    .digest('hex')
    .slice(0, 12);
  const copies = join(college, '.product');
  const copy = join(copies, version);
  if (existsSync(copy)) return copy;
  rmSync(copies, { recursive: true, force: true });
  const part = `${copy}.part`;
  cpSync(folder, part, { recursive: true });
  // npm packs no file of this name.
  rename(join(part, 'packed-lock.json'), join(part, 'package-lock.json'));
  symlinkSync(join(college, 'node_modules'), join(part, 'node_modules'), 'junction');
  rename(part, copy);
  return copy;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
