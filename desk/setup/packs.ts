import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Locale } from '#app/i18n/locale.ts';
import type { Otherwise } from './said-otherwise.ts';

type Both = Record<Locale, string>;
type Pack = Otherwise & { name: Both };
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
  return ['other-state', own].flatMap(filesOf);
}

/** What a site without pages in a language says otherwise, if the sample speaks of that language, and files that are laid over its content. */
export function packWithout(
  locale: Locale,
): { otherwise: Otherwise; laid: [file: string, source: string][] } | undefined {
  const rules = join(FOLDER, `without-${locale}.yaml`);
  return existsSync(rules)
    ? {
        otherwise: parse(readFileSync(rules, 'utf8')) as Otherwise,
        laid: filesOf(`without-${locale}`),
      }
    : undefined;
}

function filesOf(pack: string): [file: string, source: string][] {
  const folder = join(FOLDER, pack);
  const files = existsSync(folder) ? globSync('**/*.{yaml,md}', { cwd: folder }) : [];
  return files.map((file): [string, string] => [
    file.replaceAll('\\', '/'),
    readFileSync(join(folder, file), 'utf8'),
  ]);
}
