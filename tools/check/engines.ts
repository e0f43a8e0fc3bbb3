import { spawnSync } from 'node:child_process';
import { onPath } from '#tools/check/chromium.ts';

/**
 * Engines in which the journeys of tests/engines/ are made; Playwright tries the same and more in
 * Chromium.
 */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/**
 * Only loading it shows that the library is there: gjs and the driver may be installed without it.
 */
const LOADS_WEBKIT = "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2";

/**
 * Path of the program that runs or drives an engine on this machine; `undefined` where it, or what
 * it needs, is not installed.
 */
export function findEngine(name: EngineName): string | undefined {
  if (name === 'firefox') return onPath('firefox-esr', 'firefox');
  const gjs = onPath('gjs');
  const hasLibrary = gjs && spawnSync(gjs, ['-c', LOADS_WEBKIT]).status === 0;
  return hasLibrary && onPath('Xvfb') ? onPath('WebKitWebDriver') : undefined;
}

/** What `npm run test:full` has not run, and how it is run; nothing if it has run all. */
export function notRunNotes(): string[] {
  const missing = ENGINES.filter((name) => !findEngine(name));
  if (missing.length === 0) return [];
  return [
    `Not run: journeys in ${missing.join(' and ')}. On Debian node tools/run.mjs test:browsers installs what is missing and runs them in every browser.`,
  ];
}
