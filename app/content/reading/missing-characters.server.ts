import { readdirSync } from 'node:fs';
import { ContentFiles } from './files.server.ts';
import type { Problem } from './problem.server.ts';

/** Line ends; Latin letters with accents, which every machine has: a reader sees no difference. */
const NEVER_CUT = /^(?:\s|\p{Script=Latin})$/u;

/** The characters of a text that a face lacks, each once. */
export function missingCharacters(text: string, face: ReadonlySet<string>): string[] {
  return [...new Set(text)].filter((sign) => !face.has(sign) && !NEVER_CUT.test(sign));
}

/**
 * Lists characters in a content folder that the faces of the site lack, line by line: a reader's machine would show another drawing or a box.
 * @param face the characters of the face of the text, which has both scripts
 */
export function findMissingCharacters(folder: string, face: ReadonlySet<string>): Problem[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:yaml|md)$/.test(file))
    .sort();
  // What cannot be read is a mistake of its own, which the check tells without this list.
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
              expected: 'characters that the faces of the site have (a new one: tools/fonts/faces.ts, npm run fonts)',
              found: found.join(', '),
            },
          ];
    }),
  );
}
