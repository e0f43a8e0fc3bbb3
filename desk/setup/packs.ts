import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '#app/i18n/locale.ts';

type Both = Record<Locale, string>;
type Pack = { name: Both; instead: [from: string, to: string][]; rules: string[]; words: string[]; topics: string[]; removed: string[] };
type InState = { state?: Both | undefined };

const FOLDER = 'packs';
/** What of the content of the sample college is of its State. */
export const OWN = parse(readFileSync(globSync(`${FOLDER}/*/state.yaml`)[0] ?? '', 'utf8')) as Pack;

/** Whether the college is in another State than the sample. */
export function isElsewhere({ state }: InState): boolean {
  return state !== undefined && state.en !== OWN.name.en;
}

/** Files for a State without a pack, then those of its own pack, such as packs/tamil-nadu. */
export function filesOfPacks({ state }: InState): [file: string, source: string][] {
  const own = state?.en.toLowerCase().replaceAll(/[^a-z]+/g, '-') ?? '';
  return ['other-state', own].flatMap((pack) => {
    const folder = join(FOLDER, pack);
    const files = existsSync(folder) ? globSync('**/*.{yaml,md}', { cwd: folder }) : [];
    return files.map((file): [string, string] => [file.replaceAll('\\', '/'), readFileSync(join(folder, file), 'utf8')]);
  });
}
