import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a file with a content hash in its name, so that it can be cached permanently; pages with the same content share it.
 * @param client folder of the built site
 * @returns its address, such as /assets/start-a1b2c3d4.js
 */
export function writeHashed(
  client: string,
  kind: string,
  extension: string,
  content: string,
): string {
  const name = `/assets/${kind}-${contentHash(content)}.${extension}`;
  mkdirSync(join(client, 'assets'), { recursive: true });
  // Hundreds of pages share one.
  if (!existsSync(join(client, name))) writeFileSync(join(client, name), content);
  return name;
}

export function contentHash(content: string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 8);
}
