import { CHARACTERS as MALAYALAM } from '../../app/lib/ml/characters.ts';
import { range } from '../../app/lib/range.ts';
import { LATIN } from '../../app/lib/site-characters.ts';
import { JOINED_NOTO } from './join-weights.ts';

/** All fonts of the site with their sources and subsets. Subsets are character sets, never the words of a page. */

export type Cut = {
  /** Path in the project. */
  target: string;
  /** Path in this folder. */
  source: string;
  characters: string;
  weight?: { min: number; max: number };
  keepFeatures?: readonly string[];
};

/** Headings need fewer characters than text. */
const LATIN_HEADINGS = [...LATIN]
  .filter((sign) => !'#$<=>@[\\]^_`{|}~\u00a9\u00b0\u00d7\u2014'.includes(sign))
  .join('');

const NOTO_LATIN =
  'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2';
const NOTO_LATIN_REST =
  'node_modules/@fontsource-variable/noto-sans/files/noto-sans-latin-ext-wght-normal.woff2';
const NOTO_MALAYALAM = 'node_modules/@expo-google-fonts/noto-sans-malayalam';
/** The complete font, Latin and Malayalam: web packages have it only in parts. */
export const ANEK_700 =
  'node_modules/@expo-google-fonts/anek-malayalam/700Bold/AnekMalayalam_700Bold.ttf';
/**
 * Font features needed for headings: ligatures and positioning; not numerals, fractions and alternates. Without `rvrn` a fifth of the
 * words of the glossary are too wide.
 */
const JOINED = [
  'akhn',
  'blws',
  'ccmp',
  'dist',
  'haln',
  'kern',
  'liga',
  'mark',
  'mkmk',
  'pref',
  'pstf',
  'psts',
  'rvrn',
];
const LATIN_JOINED = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const both = { min: 400, max: 700 };
const web = (name: string, cut: Omit<Cut, 'target'>): Cut => ({
  target: `app/styles/fonts/${name}.woff2`,
  ...cut,
});
const phone = (source: string, name: string): Cut => ({
  target: `tools/check/phone-fonts/${name}.ttf`,
  source: `${NOTO_MALAYALAM}/${source}`,
  characters: `${range(0xd00, 0xd7f)}\u200c\u200d\u25cc`,
});

export const CUTS: readonly Cut[] = [
  web('noto-sans-latin', {
    source: NOTO_LATIN,
    characters: LATIN,
    weight: both,
    keepFeatures: LATIN_JOINED,
  }),
  web('noto-sans-rupee', { source: NOTO_LATIN_REST, characters: '\u20b9', weight: both }),
  // Both scripts in one file: a Malayalam page needs one request instead of two.
  web('noto-sans-malayalam', { source: JOINED_NOTO, characters: MALAYALAM + LATIN }),
  web('anek-latin-700', { source: ANEK_700, characters: LATIN_HEADINGS, keepFeatures: JOINED }),
  web('anek-700', {
    source: ANEK_700,
    characters: MALAYALAM + LATIN_HEADINGS,
    keepFeatures: JOINED,
  }),
  phone('400Regular/NotoSansMalayalam_400Regular.ttf', 'noto-sans-malayalam-400'),
  phone('700Bold/NotoSansMalayalam_700Bold.ttf', 'noto-sans-malayalam-700'),
];
