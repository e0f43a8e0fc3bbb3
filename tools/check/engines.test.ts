import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newFolder } from '#tests/support/new-folder.ts';
import { itOnLinux } from '#tests/support/on-linux.ts';
import { findEngine, notRunNotes } from './engines.ts';

describe('a machine', () => {
  let folder = '';
  beforeEach(() => {
    folder = newFolder();
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
  const install = (name: string, status = 0) =>
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${status}\n`, { mode: 0o755 });

  it('without Firefox has none, and npm test says what was not run and how it is run', () => {
    expect(findEngine('firefox')).toBeUndefined();
    expect(notRunNotes()).toEqual([
      'Not run: journeys in firefox and webkit. On Debian node tools/run.mjs test:browsers installs what is missing and runs them in every browser.',
    ]);
  });

  it('with Firefox has it, and npm test does not call it missing', () => {
    install('firefox-esr');
    expect(findEngine('firefox')).toBe(join(folder, 'firefox-esr'));
    expect(notRunNotes()).toEqual([expect.not.stringContaining('firefox')]);
  });

  it('with one of the three programs that WebKit takes has no WebKit', () => {
    install('WebKitWebDriver');
    expect(findEngine('webkit')).toBeUndefined();
  });

  itOnLinux('with all three programs has WebKit only where its library loads', () => {
    for (const name of ['WebKitWebDriver', 'Xvfb', 'gjs']) install(name);
    expect(findEngine('webkit')).toBe(join(folder, 'WebKitWebDriver'));
    install('gjs', 1);
    expect(findEngine('webkit')).toBeUndefined();
  });
});
