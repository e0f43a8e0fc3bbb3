import { MEASURES_FILE } from '#app/content/reading/collections.server.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { documentPlace } from '#desk/files/attached-files.ts';
import type { Git } from './git.ts';

/** Files of the content of a commit that are made from others. */
export async function printedPaths(git: Git, commit: string): Promise<string[]> {
  return printedIn(JSON.parse(String((await git.file(git.at(commit, MEASURES_FILE))) ?? '{}')));
}

/**
 * Files of the content that are printed from texts and figures, by the list of measures, and that
 * list.
 */
export function printedIn(measures: unknown): string[] {
  const printed = Object.entries(measures ?? {}).filter(
    ([, measure]) => isGroup(measure) && measure.printedFrom !== undefined,
  );
  return [MEASURES_FILE, ...printed.map(([name]) => documentPlace(name))];
}
