import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { pagesLateByScripts, roundTrips } from './round-trips.ts';

const client = mkdtempSync(join(tmpdir(), 'round-trips-'));
afterEach(() => rmSync(client, { recursive: true, force: true }));

/** Text of about so many bytes when compressed. */
const textOf = (bytes: number) =>
  randomBytes(bytes)
    .toString('base64')
    .slice(0, Math.floor((bytes * 4) / 3));

function write(address: string, text: number, script: number): void {
  const html = `<p>${textOf(text)}</p><script>${textOf(script)}</script>`;
  mkdirSync(join(client, address), { recursive: true });
  writeFileSync(join(client, address, 'index.html'), html);
  writeFileSync(join(client, address, 'index.html.br'), brotliCompressSync(html));
}

describe('round trips of a new connection', () => {
  it('are one for ten packets, two for thirty, three for seventy', () => {
    expect([0, 14_600, 14_601, 43_800, 43_801, 102_200].map(roundTrips)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are told of the pages that would take one less without their scripts, headers counted', async () => {
    write('/', 8_000, 1_000);
    write('/ml', 12_500, 1_000);
    write('/ml/long', 16_000, 1_000);
    expect(await pagesLateByScripts(client, ['/', '/ml', '/ml/long'], 1_500)).toEqual(['/ml']);
  });
});
