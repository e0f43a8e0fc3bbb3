import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Runtime imports of a file, without types. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, still, later]) => still ?? later ?? '').map((name) => (/^[.]/.test(name) ? join(dirname(file), name) : name.replace(/^#/, '')));
}

it("the server process of npm start loads no build code: no content and no library except the server's", () => {
  const loaded = new Set(['tools/serve/start.ts']);
  for (const file of loaded) if (existsSync(file)) for (const name of importsOf(file)) loaded.add(name);
  const names = [...loaded].filter((name) => !name.startsWith('node:'));
  expect(names.filter((name) => !existsSync(name)).sort()).toEqual(['@fastify/static', 'fastify']);
  expect(names.filter((name) => existsSync(name) && !/^tools\/(?:serve|hosting)\//.test(name)).sort()).toEqual([
    'app/content/reading/build-time.server.ts',
    'app/content/reading/content-folder.server.ts',
    'app/i18n/locale.ts',
    'app/lib/clock.ts',
    'app/lib/encoded-path.ts',
    'tools/build/build-stamp.ts',
    'tools/build/places.ts',
  ]);
});
