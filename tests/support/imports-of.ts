import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * All that some files load when they run: files by their path in the project, and packages by what
 * is imported.
 */
export function loadedBy(files: readonly string[]): { files: string[]; packages: string[] } {
  const loaded = new Set(files);
  for (const file of loaded)
    if (existsSync(file)) for (const name of importsOf(file)) loaded.add(name);
  const names = [...loaded].filter((name) => !name.startsWith('node:')).sort();
  return {
    files: names.filter((name) => existsSync(name)),
    packages: names.filter((name) => !existsSync(name)),
  };
}

/** Runtime imports of a file, without types. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found]
    .map(([, still, later]) => still ?? later ?? '')
    .map((name) =>
      /^[.]/.test(name) ? posix.join(posix.dirname(file), name) : name.replace(/^#/, ''),
    );
}
