import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Names for the classes of CSS modules in a build: three letters for the file, then a number in it (`kfa0`, `kfa1`). They stand in
 * every page, style and script, and the usual ones, with the words of the source in them, make a page half a kilobyte heavier.
 * The same file and class give the same name in every run, as the prerendered HTML and the scripts are made in two.
 * @returns a function of the name, the path of its file and the file's styles; it throws where two files get the same letters
 */
export function shortClassNames(root = process.cwd()): (name: string, path: string, css: string) => string {
  const files = new Map<string, string>();
  return (name, path, css) => {
    const file = relative(root, path.split('?')[0] ?? path).replaceAll('\\', '/');
    const letters = lettersOf(file);
    const owner = files.get(letters) ?? file;
    if (owner !== file) throw new Error(`The classes of ${file} and ${owner} would be called alike: rename one of the files`);
    files.set(letters, file);
    const place = namesOf(css).indexOf(name);
    if (place === -1) throw new Error(`${file} has the name ${name} in a place that tools/short-class-names.ts does not look at`);
    return letters + place;
  };
}

/** Three letters that stand for a file. */
function lettersOf(file: string): string {
  const bytes = createHash('sha256').update(file).digest();
  return [0, 1, 2].map((index) => LETTERS[(bytes[index] ?? 0) % LETTERS.length]).join('');
}

/** The classes and movements of a style sheet, each once, in its order. */
function namesOf(css: string): string[] {
  return [...new Set([...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))];
}
