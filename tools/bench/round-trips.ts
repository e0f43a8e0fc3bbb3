import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { withoutScripts } from './without-scripts.ts';

/** What a server sends before it waits for an answer, in bytes: ten packets of 1,460 (RFC 6928). It doubles with each answer. */
const FIRST_PACKETS = 14_600;
const compress = promisify(brotliCompress);

/** Round trips in which so many bytes arrive over a new connection. */
export function roundTrips(bytes: number): number {
  return Math.max(1, Math.ceil(Math.log2(bytes / FIRST_PACKETS + 1)));
}

/**
 * Pages that take one more round trip only because of the scripts in their HTML. Each is about a tenth later than its copy without scripts, so
 * these are measured one by one; on all others the scripts are free.
 * @param client folder of the built site
 * @param headerBytes of a page's answer
 */
export async function pagesLateByScripts(client: string, addresses: readonly string[], headerBytes: number): Promise<string[]> {
  const late = await Promise.all(
    addresses.map(async (address) => {
      const file = join(client, address, 'index.html');
      const bare = await compress(withoutScripts(readFileSync(file, 'utf8')));
      return roundTrips(readFileSync(`${file}.br`).length + headerBytes) > roundTrips(bare.length + headerBytes);
    }),
  );
  return addresses.filter((_, index) => late[index]);
}

/** Bytes of the headers with which a page is answered, its first line included. */
export function headerBytesOf(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const lines = response.rawHeaders.join('').length + (response.rawHeaders.length / 2) * ': \r\n'.length;
      response.resume();
      resolve(lines + `HTTP/1.1 200 OK\r\n\r\n`.length);
    }).on('error', reject);
  });
}
