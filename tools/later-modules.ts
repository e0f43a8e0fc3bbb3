import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './start-module.ts';

/** Those that pages name themselves, and those that no page imports: workers are fetched in another way. */
const APART = /^(?:start|search-worker)-/;

/**
 * The import map that pages add when they have come to life: the digest of every module that may be imported later, such as those of
 * other pages and of tools. It names no other places for them. Browsers that take no second map pass over it.
 * @param client folder of the built site, its scripts as they will be served
 * @returns JSON in one line
 */
export function laterModules(client: string): string {
  const modules = readdirSync(join(client, 'assets')).filter((file) => file.endsWith('.js') && !APART.test(file));
  const addresses = modules.sort().map((file) => `/assets/${file}`);
  return JSON.stringify({ integrity: Object.fromEntries(addresses.map((address) => [address, digestOf(client, address)])) });
}
