import { minify_sync } from 'terser';

const known = new Map<string, string>();

/**
 * A script without what only its readers need. Pages share a few scripts, so each is worked on once.
 * @param kind a module may wait at its top level, and its names are its own
 * @throws Error when it is no script
 */
export function smallScript(source: string, kind: 'script' | 'module' = 'script'): string {
  const small = known.get(source) ?? minify_sync(source, { ecma: 2020, module: kind === 'module', compress: { passes: 2 } }).code;
  if (!small) throw new Error(`A script could not be made smaller: ${source.slice(0, 100)}`);
  known.set(source, small);
  return small;
}
