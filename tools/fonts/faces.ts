import { range } from '../../app/lib/range.ts';
import { LATIN } from '../../app/lib/site-characters.ts';
import { CHARACTERS as MALAYALAM } from '../../languages/ml/characters.ts';
import { CHARACTERS as TAMIL } from '../../languages/ta/characters.ts';

/**
 * All fonts of the site with their sources and subsets. Subsets are character sets, never the words
 * of a page.
 */

export type Cut = {
  /** Path in the project. */
  target: string;
  /** Path in this folder. */
  source: string;
  characters: string;
  keepFeatures?: readonly string[];
};

/** Headings need fewer characters than text. */
const LATIN_HEADINGS = [...LATIN]
  .filter((sign) => !'#$<=>@[\\]^_`{|}~\u00a9\u00b0\u00d7\u2014'.includes(sign))
  .join('');

/** A font whose weights `join-weights.ts` joins into one file. */
export type JoinedFamily = {
  /** Path of the joined font in this folder. */
  joined: string;
  /** Path of a weight of it. */
  source: (weight: string) => string;
  characters: string;
};

/** Text on English pages has amounts in rupees. */
const NOTO_LATIN: JoinedFamily = {
  joined: 'node_modules/noto-sans.ttf',
  source: (weight) => `node_modules/@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`,
  characters: `${LATIN}\u20b9`,
};
/** With its Latin: a Malayalam page needs one request instead of two. */
const NOTO_MALAYALAM: JoinedFamily = {
  joined: 'node_modules/noto-sans-malayalam.ttf',
  source: (weight) =>
    `node_modules/@expo-google-fonts/noto-sans-malayalam/${weight}/NotoSansMalayalam_${weight}.ttf`,
  characters: MALAYALAM + LATIN,
};
const NOTO_TAMIL: JoinedFamily = {
  joined: 'node_modules/noto-sans-tamil.ttf',
  source: (weight) =>
    `node_modules/@expo-google-fonts/noto-sans-tamil/${weight}/NotoSansTamil_${weight}.ttf`,
  characters: TAMIL + LATIN,
};
export const JOINED_FAMILIES: readonly JoinedFamily[] = [NOTO_LATIN, NOTO_MALAYALAM, NOTO_TAMIL];

/** The complete font, Latin and Malayalam: web packages have it only in parts. */
export const ANEK_700 =
  'node_modules/@expo-google-fonts/anek-malayalam/700Bold/AnekMalayalam_700Bold.ttf';
/**
 * Font features needed for headings: ligatures and positioning; not numerals, fractions and
 * alternates. Without `rvrn` a fifth of the words of the glossary are too wide.
 */
export const HEADING_FEATURES =
  'akhn blws ccmp dist haln kern liga mark mkmk pref pstf psts rvrn'.split(' ');
const LATIN_FEATURES = 'ccmp kern liga locl mark mkmk tnum'.split(' ');

const web = (name: string, cut: Omit<Cut, 'target'>): Cut => ({
  target: `app/styles/fonts/${name}.woff2`,
  ...cut,
});
const phone = (weight: string, name: string): Cut => ({
  target: `tools/check/phone-fonts/${name}.ttf`,
  source: NOTO_MALAYALAM.source(weight),
  characters: `${range(0xd00, 0xd7f)}\u200c\u200d\u25cc`,
});

export const CUTS: readonly Cut[] = [
  web('noto-sans-latin', {
    source: NOTO_LATIN.joined,
    characters: NOTO_LATIN.characters,
    keepFeatures: LATIN_FEATURES,
  }),
  web('noto-sans-malayalam', {
    source: NOTO_MALAYALAM.joined,
    characters: NOTO_MALAYALAM.characters,
  }),
  web('noto-sans-tamil', { source: NOTO_TAMIL.joined, characters: NOTO_TAMIL.characters }),
  web('anek-latin-700', {
    source: ANEK_700,
    characters: LATIN_HEADINGS,
    keepFeatures: HEADING_FEATURES,
  }),
  web('anek-700', {
    source: ANEK_700,
    characters: MALAYALAM + LATIN_HEADINGS,
    keepFeatures: HEADING_FEATURES,
  }),
  phone('400Regular', 'noto-sans-malayalam-400'),
  phone('700Bold', 'noto-sans-malayalam-700'),
];
