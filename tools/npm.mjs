// Runs on any Node version, before any package is installed, so it is not TypeScript.
import { dirname, join } from 'node:path';

const isNpm = (file) => /\bnpm-cli\.[cm]?js$/.test(file);

// Where no npm runs this (`node tools/run.mjs`, pnpm, yarn), Windows has npm beside its Node; a
// program that starts npm later may run on another Node.
if (process.platform === 'win32' && !isNpm(process.env.npm_execpath ?? ''))
  process.env.npm_execpath = join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js');

/**
 * The program that starts npm and its first words: the npm of the person, without a shell, which
 * would split words at spaces.
 * @returns {[program: string, ...words: string[]]}
 */
export function npm() {
  const { npm_execpath: file = '' } = process.env;
  return isNpm(file) ? [process.execPath, file] : ['npm'];
}
