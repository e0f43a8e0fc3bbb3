import type { Rule } from '#languages/folding.ts';
import { VIRAMA } from './virama.ts';

/** Chillu letters and their consonants. */
export const CHILLU_BASES: Readonly<Record<string, string>> = {
  ൺ: 'ണ',
  ൻ: 'ന',
  ർ: 'ര',
  ൽ: 'ല',
  ൾ: 'ള',
  ൿ: 'ക',
  ൔ: 'മ',
  ൕ: 'യ',
  ൖ: 'ഴ',
};

/**
 * A visarga typed as a colon, which looks the same: ദു:ഖം is ദുഃഖം. After ം, a chillu or ് a colon
 * parts words.
 */
export const TYPED_VISARGA = /([അ-ഹ\u0d3e-\u0d4c\u0d57]):(?=[ക-ഹ])/g;

/**
 * Spellings of Malayalam that the search takes for the same. These use signs that are removed then.
 */
export const FIRST_RULES: readonly Rule[] = [
  { pattern: TYPED_VISARGA, replacement: '$1' },
  // the oldest chillu of ര was written with റ: റ് and a joiner is ർ
  {
    pattern: /(^|[^\u0d4d])റ\u0d4d\u200d/g,
    replacement: `$1ര${VIRAMA}`,
  },
];

export const RULES: readonly Rule[] = [
  // One encoding
  // a chillu is its consonant without a vowel; old files lost the joiner that told them apart: അവൻ
  // is അവന്
  {
    pattern: /[ൺൻർൽൾൿൔൕൖ]/g,
    replacement: (chillu) => `${CHILLU_BASES[chillu] ?? ''}${VIRAMA}`,
  },
  // the dot reph is an old ർ: കാൎയ്യം is കാര്യം
  { pattern: /ൎ/g, replacement: `ര${VIRAMA}` },
  // a chillu with a virama of its own, and other signs typed twice: ഗവൺമെൻ്റ് is ഗവൺമെന്റ്, ഫീീസ്
  // is ഫീസ്
  { pattern: /([\u0d02\u0d03\u0d3e-\u0d45\u0d47-\u0d4b\u0d4d])\1+/g, replacement: '$1' },
  // the half u at the end of a word: അതു് is അത്
  { pattern: /\u0d41+\u0d4d/g, replacement: VIRAMA },
  // two signs of e make the sign of ai
  { pattern: /\u0d46\u0d46/g, replacement: '\u0d48' },
  // the old sign of au, whole or in two pieces: സൌകര്യം is സൗകര്യം
  { pattern: /\u0d46?\u0d4c|\u0d46\u0d57/g, replacement: '\u0d57' },
  // long vowels put together from pieces: ഇൗ is ഈ
  { pattern: /ഇ\u0d57|ൟ/g, replacement: 'ഈ' },
  // ഉൗർജം is ഊർജം
  { pattern: /ഉ\u0d57/g, replacement: 'ഊ' },
  // ഒൗ is ഔ
  { pattern: /ഒ\u0d57/g, replacement: 'ഔ' },
  // എെക്യം is ഐക്യം
  { pattern: /എ\u0d46/g, replacement: 'ഐ' },
  // ഒാൺലൈൻ is ഓൺലൈൻ
  { pattern: /ഒ\u0d3e/g, replacement: 'ഓ' },
  // അാ is ആ
  { pattern: /അ\u0d3e/g, replacement: 'ആ' },
  // the long sign of ri, which modern texts write short
  { pattern: /\u0d44/g, replacement: '\u0d43' },
  // two റ side by side: പാററ is പാറ്റ
  { pattern: /റ(?=റ)/g, replacement: `റ${VIRAMA}` },
  // One spelling
  // many leave the visarga out: പുനപ്രവേശനം is പുനഃപ്രവേശനം
  { pattern: /ഃ/g, replacement: '' },
  // older spelling doubles a consonant after ർ: മാർഗ്ഗം is മാർഗം, സർവ്വകലാശാല is സർവകലാശാല
  {
    pattern: /ര\u0d4d([ഗജഡദബണനമയലവ])(?:\u0d4d\1)+/g,
    replacement: `ര${VIRAMA}$1`,
  },
  // the same with aspirates: വിദ്യാർത്ഥി is വിദ്യാർഥി, വർദ്ധന is വർധന
  {
    pattern: /ര\u0d4d(?:(?:ത\u0d4d)+(?=ഥ)|(?:ദ\u0d4d)+(?=ധ)|(?:ച\u0d4d)+(?=ഛ)|(?:ഗ\u0d4d)+(?=ഘ))/g,
    replacement: `ര${VIRAMA}`,
  },
  // അദ്ധ്യാപകൻ is അധ്യാപകൻ
  { pattern: /(?:ദ\u0d4d)+(?=ധ\u0d4dയ)|(?:ത\u0d4d)+(?=ഥ\u0d4dയ)/g, replacement: '' },
  // doubled sibilants: ക്ലാസ്സ് is ക്ലാസ്, തൃശ്ശൂർ is തൃശൂർ
  { pattern: /([സശഷ])(?:\u0d4d\1)+/g, replacement: '$1' },
  // the many endings of -ing: റാഗിംഗ്, റാഗിങ്ങ് and റാഗിങ്ഗ് are റാഗിങ്
  { pattern: /ംഗ|ങ(?:\u0d4d[ഗങ])+/g, replacement: 'ങ' },
  // an anusvara before a stop is the nasal of its row: സംഘടന is സങ്ഘടന
  { pattern: /ം(?=[കഖഘ])/g, replacement: `ങ${VIRAMA}` },
  // the same before palatals, and ന് there: എൻജിനീയർ is എഞ്ജിനീയർ
  { pattern: /(?:ം|ന\u0d4d)(?=[ച-ഝ])/g, replacement: `ഞ${VIRAMA}` },
  // the same before ട to ഢ
  { pattern: /ം(?=[ട-ഢ])/g, replacement: `ണ${VIRAMA}` },
  // the same before ത to ധ
  { pattern: /ം(?=[ത-ധ])/g, replacement: `ന${VIRAMA}` },
  // the same before പ to ഭ: കംപ്യൂട്ടർ is കമ്പ്യൂട്ടർ
  { pattern: /ം(?=[പ-ഭ])/g, replacement: `മ${VIRAMA}` },
  // Words that newspapers, government and readers spell differently. Add spellings found in
  // visitors' queries here. the five spellings of engineering: എഞ്ചിനിയറിംഗ് is എൻജിനീയറിങ്
  { pattern: /എഞ\u0d4d[ചജ]\u0d3fന[\u0d3f\u0d40]യ/g, replacement: 'എഞ്ജിനീയ' },
  // കോളജ് and കോളെജ് are കോളേജ്
  { pattern: /കോള\u0d46?ജ/g, replacement: 'കോളേജ' },
  // കമ്മീഷണർ is കമ്മിഷണർ
  { pattern: /കമ്മീഷ/g, replacement: 'കമ്മിഷ' },
  // കമ്മ്യൂണിറ്റി is കമ്യൂണിറ്റി
  { pattern: /(?:മ\u0d4d)+(?=മ\u0d4dയ)/g, replacement: '' },
];
