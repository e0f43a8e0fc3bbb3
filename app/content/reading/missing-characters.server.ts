import { readdirSync } from 'node:fs';
import { ContentFiles } from './files.server.ts';
import type { Problem } from './problem.server.ts';

/** Line breaks; accented Latin letters, which every system font has with no visible difference. */
const NEVER_CUT = /^(?:\s|\p{Script=Latin})$/u;

/** The characters of a text that a font lacks, each once. */
export function missingCharacters(text: string, face: ReadonlySet<string>): string[] {
  return [...new Set(text)].filter((sign) => !face.has(sign) && !NEVER_CUT.test(sign));
}

/**
 * Lists characters in the content that the site's fonts lack, line by line: a device would show another font or a box.
 * @param face the characters of the text font, which has both scripts
 */
export function findMissingCharacters(folder: string, face: ReadonlySet<string>): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .sort();
  // Unreadable files are reported by another check.
  const reader = new ContentFiles(folder);
  return files.flatMap((file) =>
    (reader.read(file) ?? '').split('\n').flatMap((line, index) => {
      const found = missingCharacters(line, face).map((sign) => `${sign} (U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
      return found.length === 0
        ? []
        : [
            {
              file,
              field: `line ${index + 1}`,
              expected: 'characters that the fonts of the site have (to add one: tools/fonts/faces.ts, npm run fonts)',
              found: found.join(', '),
            },
          ];
    }),
  );
}
