import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { FIRST, type Locale, localisePath } from '#app/i18n/locale.ts';
import { type Dictionary, HASHED } from '#tools/hosting/rules.ts';
import { writeFile } from '#tools/lib/write-file.ts';

declare module 'node:zlib' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: what Node's own types lack is added to an interface.
  interface BrotliOptions {
    dictionary?: NodeJS.ArrayBufferView;
  }
}

/**
 * Writes what the pages of a language share as a file with a hash in its name: the not-found page,
 * which has little of its own. Most of every page is its head, menu and footer; a page that is
 * compressed by this file is a quarter as large (docs/decisions/014-pages-by-a-dictionary.md).
 * @param client folder of the built site
 * @returns the language at the root first; none where this Node compresses by no dictionary
 */
export function makeDictionaries(client: string, languages: readonly Locale[]): Dictionary[] {
  const shells = [FIRST, ...languages.filter((locale) => locale !== FIRST)].map((locale) => ({
    locale,
    shell: readFileSync(join(client, `${localisePath('/404', locale)}.html`)),
  }));
  if (!shells.every(({ shell }) => isShortByItself(shell))) return [];
  return shells.map(({ locale, shell }) => {
    const digest = createHash('sha256').update(shell).digest();
    const path = `${HASHED}shell-${locale}-${digest.toString('hex').slice(0, 8)}.txt`;
    writeFile(join(client, path), shell);
    return { locale, path, digest: digest.toString('base64') };
  });
}

/**
 * Whether the option is known here. Node 22, and 24 up to 24.14, take it and compress without a
 * dictionary, and a browser that has one cannot read that:
 * `findings/node-brotli-dictionary.sh`.
 */
function isShortByItself(dictionary: Buffer): boolean {
  return brotliCompressSync(dictionary, { dictionary }).length < dictionary.length / 100;
}
