import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findEngine, notRunNotes } from './engines.ts';

describe('a machine', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  const install = (name: string, words: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\necho '${words}'\n`);
    chmodSync(join(folder, name), 0o755);
  };

  it('without Firefox has none, and npm test says what was not run and how it is run', () => {
    expect(findEngine('firefox')).toBeUndefined();
    expect(notRunNotes()).toEqual([
      'Not run: journeys in firefox and webkit. On Debian node tools/run.mjs test:browsers installs what is missing and runs them in every browser.',
    ]);
  });

  it('with Firefox is asked for its version, and npm test does not call it missing', () => {
    install('firefox-esr', 'Mozilla Firefox 153.7.0esr');
    expect(findEngine('firefox')).toEqual({
      path: join(folder, 'firefox-esr'),
      version: 'Mozilla Firefox 153.7.0esr',
    });
    expect(notRunNotes()).toEqual([expect.not.stringContaining('firefox')]);
  });

  it('with one of the three programs that WebKit takes has no WebKit', () => {
    install('WebKitWebDriver', 'WebKitWebDriver');
    expect(findEngine('webkit')).toBeUndefined();
  });
});
