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

/**
 * Units of an em, in place of 1000 (Noto) and 2000 (Anek): a sixth of the bytes less. A point of an
 * outline is moved by a thousandth of an em at most: 0.05 px of a heading of 48 px.
 */
export const UNITS = 500;

/** In units. Less than a hundredth of an em, 0.3 px of a heading of 32 px, is left out. */
export const LEAST_KERNING = UNITS / 100;

/** A font that `prepare-family.ts` makes of the complete one. */
export type Family = {
  /** Path of what it makes in this folder. */
  prepared: string;
  /** Path of a weight of the complete font. */
  source: (weight: string) => string;
  /** Two are the ends of one variable font. */
  weights: readonly string[];
  characters: string;
  /** Whether it moves thousands of pairs of signs, most of them by less than anybody sees. */
  isKerned?: boolean;
};

const TEXT_WEIGHTS = ['400Regular', '700Bold'];
/** Text on English pages has amounts in rupees. */
const NOTO_LATIN: Family = {
  prepared: 'node_modules/noto-sans.ttf',
  weights: TEXT_WEIGHTS,
  source: (weight) => `node_modules/@expo-google-fonts/noto-sans/${weight}/NotoSans_${weight}.ttf`,
  characters: `${LATIN}\u20b9`,
};
/** With its Latin: a Malayalam page needs one request instead of two. */
const NOTO_MALAYALAM: Family = {
  prepared: 'node_modules/noto-sans-malayalam.ttf',
  weights: TEXT_WEIGHTS,
  source: (weight) =>
    `node_modules/@expo-google-fonts/noto-sans-malayalam/${weight}/NotoSansMalayalam_${weight}.ttf`,
  characters: MALAYALAM + LATIN,
};
const NOTO_TAMIL: Family = {
  prepared: 'node_modules/noto-sans-tamil.ttf',
  weights: TEXT_WEIGHTS,
  source: (weight) =>
    `node_modules/@expo-google-fonts/noto-sans-tamil/${weight}/NotoSansTamil_${weight}.ttf`,
  characters: TAMIL + LATIN,
};
/** The complete font, Latin and Malayalam: web packages have it only in parts. */
const ANEK: Family = {
  prepared: 'node_modules/anek.ttf',
  weights: ['700Bold'],
  source: (weight) =>
    `node_modules/@expo-google-fonts/anek-malayalam/${weight}/AnekMalayalam_${weight}.ttf`,
  characters: MALAYALAM + LATIN_HEADINGS,
  isKerned: true,
};
export const ANEK_700 = ANEK.source('700Bold');
export const FAMILIES: readonly Family[] = [NOTO_LATIN, NOTO_MALAYALAM, NOTO_TAMIL, ANEK];

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
    source: NOTO_LATIN.prepared,
    characters: NOTO_LATIN.characters,
    keepFeatures: LATIN_FEATURES,
  }),
  web('noto-sans-malayalam', {
    source: NOTO_MALAYALAM.prepared,
    characters: NOTO_MALAYALAM.characters,
  }),
  web('noto-sans-tamil', { source: NOTO_TAMIL.prepared, characters: NOTO_TAMIL.characters }),
  web('anek-latin-700', {
    source: ANEK.prepared,
    characters: LATIN_HEADINGS,
    keepFeatures: HEADING_FEATURES,
  }),
  web('anek-700', {
    source: ANEK.prepared,
    characters: ANEK.characters,
    keepFeatures: HEADING_FEATURES,
  }),
  phone('400Regular', 'noto-sans-malayalam-400'),
  phone('700Bold', 'noto-sans-malayalam-700'),
];
