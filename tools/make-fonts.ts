import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { JOINED_NOTO, joinWeights } from './join-weights.ts';
import { makeWhole } from './make-whole.ts';

/** Cuts the web fonts out of the installed font packages. Subsets go by character set, never by the words of a page. */

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const TARGET = join(ROOT, 'app/styles/fonts');

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

/** ASCII and the typographic signs the site uses; accented letters fall back to the system. */
const LATIN = `${range(0x20, 0x7e)}\u00a0\u00a9\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026`;
/** Headings need fewer signs than text. */
const LATIN_HEADINGS = [...LATIN].filter((sign) => !'#$<=>@[\\]^_`{|}~\u00a9\u00b0\u00d7\u2014'.includes(sign)).join('');
/** Modern Malayalam: vowels, consonants, signs, five chillus, joiners, the dotted circle and the rupee; no archaic letters. */
const MALAYALAM = [
  '\u0d02\u0d03',
  range(0x0d05, 0x0d0c),
  range(0x0d0e, 0x0d10),
  range(0x0d12, 0x0d28),
  range(0x0d2a, 0x0d39),
  range(0x0d3e, 0x0d44),
  range(0x0d46, 0x0d48),
  range(0x0d4a, 0x0d4d),
  '\u0d57',
  range(0x0d7a, 0x0d7e),
  '\u200c\u200d\u25cc\u20b9\u00a0',
].join('');
/** What an English page shows in Malayalam: the college's name, its initials and the name of the language. */
export const NAME = 'ഗവൺമെന്റ് എൻജിനീയറിങ് കോളേജ് ജിഇസി മലയാളം';

/** The whole face, Latin and Malayalam: the packages for the web have it in pieces only. */
const ANEK_700 = 'node_modules/@expo-google-fonts/anek-malayalam/700Bold/AnekMalayalam_700Bold.ttf';
/**
 * What headings need of the face: joined letters and their places; not its numbers, fractions and other forms. Without `rvrn` a fifth of the
 * glossary's words is set too wide.
 */
const JOINED = ['akhn', 'blws', 'ccmp', 'dist', 'haln', 'kern', 'liga', 'mark', 'mkmk', 'pref', 'pstf', 'psts', 'rvrn'];
export const FACES: readonly { file: string; source: string; characters: string; variable?: boolean; keepFeatures?: string[] }[] = [
  {
    file: 'noto-sans-latin.woff2',
    source: 'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
    characters: LATIN,
    variable: true,
    keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
  },
  {
    file: 'noto-sans-rupee.woff2',
    source: 'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2',
    characters: '\u20b9',
    variable: true,
  },
  // Both scripts in one file: a page in Malayalam waits for one request instead of two.
  { file: 'noto-sans-malayalam.woff2', source: JOINED_NOTO, characters: MALAYALAM + LATIN },
  { file: 'anek-latin-700.woff2', source: ANEK_700, characters: LATIN_HEADINGS, keepFeatures: JOINED },
  { file: 'anek-700.woff2', source: ANEK_700, characters: MALAYALAM + LATIN_HEADINGS, keepFeatures: JOINED },
  // The name joins nothing by `psts`; without it the face stays below the 8 KB that an English page may spend on Malayalam.
  { file: 'anek-name-700.woff2', source: ANEK_700, characters: NAME, keepFeatures: JOINED.filter((feature) => feature !== 'psts') },
];

/** Writes every face that is missing or older than this file. */
export async function makeFonts(): Promise<void> {
  mkdirSync(TARGET, { recursive: true });
  await joinWeights();
  const ownAge = statSync(fileURLToPath(import.meta.url)).mtimeMs;
  for (const face of FACES) {
    const target = join(TARGET, face.file);
    if (existsSync(target) && statSync(target).mtimeMs > ownAge) continue;
    const source = readFileSync(join(ROOT, face.source));
    const options = {
      targetFormat: 'woff2' as const,
      ...(face.variable ? { variationAxes: { wght: { min: 400, max: 700 } } } : {}),
      ...(face.keepFeatures ? { keepFeatures: face.keepFeatures } : {}),
    };
    await makeWhole(target, async (part) => writeFileSync(part, await subsetFont(source, face.characters, options)));
  }
}

if (import.meta.main) await makeFonts();
