import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** The headless shell first: it opens a page in a third of the time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** Switches for a browser without a screen, a sandbox or background requests. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Finds a Chromium: the one named by CHROMIUM_PATH, the system's, Playwright's own; else fetches
 * Playwright's, else installs Debian's package.
 * @returns path of the executable
 * @throws Error that lists what was tried, if no browser is found
 */
export function findChromium(): string {
  const found = installedChromium();
  if (found) return found;
  console.log('No Chromium on this machine; fetching one ...');
  const program = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core')));
  spawnSync(process.execPath, [program, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  const fetched = installedChromium();
  if (fetched) return fetched;
  spawnSync(
    'sh',
    [
      '-c',
      'apt-get update -qq && (apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium)',
    ],
    {
      stdio: 'ignore',
      timeout: 600_000,
    },
  );
  const packaged = installedChromium();
  if (packaged) return packaged;
  throw new Error(
    'Chromium is needed for the tests, and none can be had: not on the PATH, not by "playwright install chromium", not by apt-get. Install one (apt install chromium), or name it by CHROMIUM_PATH=/path/to/chrome.',
  );
}

/** The Chromium that is there already. */
function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && existsSync(named)) return named;
  const own = chromium.executablePath();
  return onPath(...NAMES) ?? (existsSync(own) ? own : undefined);
}

/** The first of these programs that can be run. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
