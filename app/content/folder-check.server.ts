import { type Dirent, readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { extname, join, posix, sep } from 'node:path';
import type { Problem } from '#app/content/reading/problem.server.ts';
import { givenTwice, NO_FILE, oneOf } from '#app/lib/expected.ts';
import { DEVICE_FREE, isDeviceName, repeated } from '#app/lib/file-names.ts';

const MEBIBYTE = 1024 * 1024;
const TEXT_BYTES = 256 * 1024;

/**
 * File extensions that are read, with the maximum size of such a file: about three times the
 * largest one. A larger file is probably in the wrong place and would take minutes to read.
 */
const LARGEST: Readonly<Record<string, number>> = {
  '.yaml': TEXT_BYTES,
  '.json': TEXT_BYTES,
  '.md': TEXT_BYTES / 4,
  // A list of 10,000 rows.
  '.csv': 4 * MEBIBYTE,
  '.svg': MEBIBYTE,
  '.pdf': 20 * MEBIBYTE,
  '.jpg': 20 * MEBIBYTE,
  '.png': 20 * MEBIBYTE,
};

/** Names handled in the same way by every system, without spaces and non-ASCII letters. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Checks a content folder before anything in it is read: names, types and sizes of files, links.
 * Names that begin with a dot belong to the system and are skipped, with everything below them.
 * @param folder path of the content folder, which may itself be a link
 * @returns problems with files that must not be read; `file` is a path below the folder with
 *   slashes. A missing folder has none
 */
export function checkFolder(folder: string): Problem[] {
  const root = realpathIfThere(folder);
  return root === undefined ? [] : checkBelow(root, '');
}

/**
 * Follows real folders only: the target of a link is either checked at its own place or outside the
 * content.
 */
function checkBelow(root: string, folder: string): Problem[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const repeatedNames = repeated(entries.map(({ name }) => name).sort());
  return entries.flatMap((entry) => {
    const file = posix.join(folder, entry.name);
    const fault = repeatedNames.includes(entry.name)
      ? givenTwice(entry.name)
      : faultOf(root, file, entry);
    if (fault) return [{ file, path: [], ...fault }];
    return entry.isDirectory() ? checkBelow(root, file) : [];
  });
}

function faultOf(
  root: string,
  file: string,
  entry: Dirent,
): Pick<Problem, 'expected' | 'found'> | undefined {
  if (!NAME.test(entry.name))
    return {
      expected: {
        en: 'a name of Latin letters, digits, dots, hyphens and underscores',
        ml: 'ഇംഗ്ലീഷ് അക്ഷരങ്ങൾ, അക്കങ്ങൾ, കുത്ത്, ഹൈഫൻ, അടിവര എന്നിവ ചേർന്ന പേര്',
      },
      found: shown(entry.name),
    };
  if (isDeviceName(entry.name)) return { expected: DEVICE_FREE, found: shown(entry.name) };
  const path = join(root, file);
  const real = entry.isSymbolicLink() ? realpathIfThere(path) : path;
  const kind = real && statSync(real, { throwIfNoEntry: false });
  if (!kind || !real.startsWith(root + sep)) {
    return {
      expected: { en: 'a file or folder inside content/', ml: 'ഉള്ളടക്ക ഫോൾഡറിലെ ഫയൽ' },
      found: entry.isSymbolicLink() ? `${entry.name} -> ${readlinkSync(path)}` : NO_FILE,
    };
  }
  if (kind.isDirectory()) return undefined;
  if (!kind.isFile())
    return {
      expected: { en: 'a file', ml: 'ഫയൽ' },
      found: { en: 'a pipe, a socket or a device', ml: 'ഫയലല്ലാത്ത ഒന്ന്' },
    };
  const largest = LARGEST[extname(entry.name)];
  if (largest === undefined) {
    const { en, ml } = oneOf(Object.keys(LARGEST));
    return {
      expected: { en: `a name with an ending, ${en}`, ml: `പേരിന്റെ അവസാനം, ${ml}` },
      found: shown(entry.name),
    };
  }
  if (kind.size <= largest) return undefined;
  return {
    expected: { en: `at most ${largest / 1024} KB`, ml: `പരമാവധി ${largest / 1024} കെ.ബി.` },
    found: `${Math.round(kind.size / 1024)} KB`,
  };
}

function realpathIfThere(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}

/** A name with invisible differences shown: a decomposed letter looks like a composed one. */
function shown(name: string): string {
  const signs = [...name].filter((sign) => !/[A-Za-z0-9._-]/.test(sign)).slice(0, 6);
  const codes = signs.map(
    (sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return codes.length > 0 ? `${JSON.stringify(name)} (${codes.join(' ')})` : JSON.stringify(name);
}
