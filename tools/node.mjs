// Runs on any Node version, before any package is installed, so it is not TypeScript.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installPackages } from './install-packages.mjs';

/**
 * The program that runs TypeScript: this Node if it does (22.18 and newer), else the one that
 * tools/node/package.json pins, a download of some 50 MB. Ends the process with a sentence where
 * neither can be had.
 * @param {string} product its folder
 * @returns {Promise<string>}
 */
export async function nodeForTypeScript(product) {
  if (process.features.typescript) return process.execPath;
  const folder = join(product, 'tools/node');
  await installPackages(folder, false);
  const { platform, arch } = process;
  const [system, program] = platform === 'win32' ? ['win', 'node.exe'] : [platform, 'node'];
  const pinned = join(folder, 'node_modules', `node-${system}-${arch}`, 'bin', program);
  if (spawnSync(pinned, ['--version']).status === 0) return pinned;
  console.error(
    `This is Node ${process.versions.node}, and the newer one that the project pins does not exist for this system (${platform} ${arch}). Install Node 24: https://nodejs.org`,
  );
  return process.exit(1);
}
