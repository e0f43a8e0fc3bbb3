import { spawnSync } from 'node:child_process';
import { onPath } from '#tools/check/chromium.ts';

/** Engines in which the journeys of tests/engines/ are made; Playwright tries the same and more in Chromium. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Where a browser is and how it names itself. */
export type FoundEngine = { path: string; version: string };

/** Queries the library itself, because the driver does not report the version of WebKitGTK. */
const WEBKIT_VERSION = `imports.gi.versions.WebKit2 = '4.1';
const { get_major_version, get_minor_version, get_micro_version } = imports.gi.WebKit2;
print('WebKitGTK', [get_major_version(), get_minor_version(), get_micro_version()].join('.'));`;

/** What this machine has of an engine; `undefined` where it, or what drives it, is not installed. */
export function findEngine(name: EngineName): FoundEngine | undefined {
  if (name === 'webkit') {
    const path = onPath('WebKitWebDriver');
    return path && onPath('Xvfb') && onPath('gjs')
      ? withVersion(path, 'gjs', ['-c', WEBKIT_VERSION])
      : undefined;
  }
  const path = onPath('firefox-esr', 'firefox');
  return path ? withVersion(path, path, ['--version']) : undefined;
}

/** What `npm run test:full` has not run, and how it is run; nothing if it has run all. */
export function notRunNotes(): string[] {
  const missing = ENGINES.filter((name) => !findEngine(name));
  if (missing.length === 0) return [];
  return [
    `Not run: journeys in ${missing.join(' and ')}. On Debian node tools/run.mjs test:browsers installs what is missing and runs them in every browser.`,
  ];
}

function withVersion(
  path: string,
  command: string,
  question: readonly string[],
): FoundEngine | undefined {
  const { status, stdout } = spawnSync(command, question, { encoding: 'utf8' });
  return status === 0 ? { path, version: stdout.trim() } : undefined;
}
