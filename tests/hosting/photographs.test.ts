import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ask } from './ask.ts';
import { HOSTS } from './hosts.ts';
import { writeSmallRelease } from './small-release.ts';

// The sample college has drawings only.
const PHOTOGRAPHS = {
  'hall.avif': 'image/avif',
  'hall.webp': 'image/webp',
  'hall.jpg': 'image/jpeg',
};

const place = mkdtempSync(join(tmpdir(), 'photographs-'));
// Readable also for a server that drops root privileges.
chmodSync(place, 0o755);
writeSmallRelease(place, 'only');
for (const name of Object.keys(PHOTOGRAPHS))
  writeFileSync(join(place, 'client/assets', name), name);
afterAll(() => rmSync(place, { recursive: true }));

for (const { name, isInstalled, start } of HOSTS) {
  describe.skipIf(!isInstalled)(isInstalled ? name : `skipped: ${name} not installed`, () => {
    it('serves photographs in each format with its type', async () => {
      const { port, stop } = await start(place);
      for (const [file, type] of Object.entries(PHOTOGRAPHS))
        expect((await ask(port, `/assets/${file}`)).headers['content-type']).toBe(type);
      await stop();
    });
  });
}
