import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Rooms whose code reaches the browser; Biome checks the other directions (biome.jsonc). */
const ROOMS = ['app/components', 'app/features', 'app/i18n', 'app/lib'];

const files = ROOMS.flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => join(room, file)),
);

it('parts and features take nothing but types from the content, so that no schema and no reader reaches the browser', () => {
  const faults = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^;]*?from '(#app\/content\/[^']+)'/gm)].map((match) => `${file}: ${match[1]}`),
  );
  expect(faults).toEqual([]);
});
