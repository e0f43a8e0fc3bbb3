/** A spelling that this site does not use, and what it writes instead. */
export type SpellingFault = { wrong: string; right: string };

/**
 * Spellings seen in old copies and other papers, with the house's own: the forms of the State's list of 2022 and the
 * commonest edited ones (docs/malayalam.md), and names that were said in two ways. Whole stems, so that inflected forms are found too.
 */
const SPELLINGS: readonly (readonly [wrong: string, right: string])[] = [
  ['എഞ്ചിനീയ', 'എൻജിനീയ'],
  ['എഞ്ചിനിയ', 'എൻജിനീയ'],
  ['എൻജിനിയ', 'എൻജിനീയ'],
  ['എൻജീനീയ', 'എൻജിനീയ'],
  ['കോളജ', 'കോളേജ'],
  ['വിദ്യാർത്ഥ', 'വിദ്യാർഥ'],
  ['അദ്ധ്യാപ', 'അധ്യാപ'],
  ['അദ്ധ്യയന', 'അധ്യയന'],
  ['സർവ്വകലാ', 'സർവകലാ'],
  ['പൂർവ്വ', 'പൂർവ'],
  ['മാർഗ്ഗ', 'മാർഗ'],
  ['വർഗ്ഗ', 'വർഗ'],
  ['നിർദ്ദേശ', 'നിർദേശ'],
  ['ക്ലാസ്സ', 'ക്ലാസ'],
  ['കമ്മീഷ', 'കമ്മിഷ'],
  ['കമ്മറ്റി', 'കമ്മിറ്റി'],
  ['കംപ്യൂട്ട', 'കമ്പ്യൂട്ട'],
  ['കമ്മ്യൂണി', 'കമ്യൂണി'],
  ['സർട്ടിഫിക്കേറ്റ', 'സർട്ടിഫിക്കറ്റ'],
  ['തിയ്യതി', 'തീയതി'],
  ['തീയ്യതി', 'തീയതി'],
  ['തിയതി', 'തീയതി'],
  ['ഫീസ്സ', 'ഫീസ'],
  ['ആഗസ്റ്റ', 'ഓഗസ്റ്റ'],
  ['മെയ്', 'മേയ്'],
  ['താൽപര്യ', 'താൽപ്പര്യ'],
  ['ഉൽപന്ന', 'ഉൽപ്പന്ന'],
  ['ഉൽപാദ', 'ഉൽപ്പാദ'],
  ['ിംഗ്', 'ിങ്'],
  ['യിംഗ', 'യിങ'],
  ['വർക്ക്ഷോപ്പ', 'വർക്ക് ഷോപ്പ'],
  ['ഹെൽപ്പ്ലൈൻ', 'ഹെൽപ്പ് ലൈൻ'],
  ['നോട്ടിസ', 'നോട്ടീസ'],
  ['സ്പോൺസേഡ', 'സ്പോൺസേർഡ'],
  ['പതിവു ചോദ്യ', 'പതിവുചോദ്യ'],
  // One name for one thing, as the glossary has it.
  ['ഓപ്പൺ സ്റ്റേജ', 'തുറന്ന വേദി'],
  ['പ്രധാന മന്ദിര', 'പ്രധാന കെട്ടിട'],
  ['ഒറ്റ സെമസ്റ്റ', 'ഒറ്റസംഖ്യാ സെമസ്റ്റ'],
  ['ഇരട്ട സെമസ്റ്റ', 'ഇരട്ടസംഖ്യാ സെമസ്റ്റ'],
];

/** Every spelling in a text that the house writes otherwise; empty when there is none. */
export function findSpellingFaults(text: string): SpellingFault[] {
  return SPELLINGS.filter(([wrong]) => text.includes(wrong)).map(([wrong, right]) => ({ wrong, right }));
}
