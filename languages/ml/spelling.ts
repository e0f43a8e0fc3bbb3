import { patternOf } from '#app/lib/any-of.ts';

/** A word in a spelling that this site does not use, and in the one it does. */
export type SpellingFault = { wrong: string; right: string };

/**
 * Spellings found in older texts, each with the one used on this site: the forms of the State's
 * list of 2022, the most common edited forms (docs/malayalam.md), and one form for each name.
 * Stems, so that inflected words are found too.
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
  // Another word, which has the next one in it.
  ['പുതിയതി', 'പുതിയതി'],
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
  ['പൊലീസ', 'പോലീസ'],
  ['അപേക്ഷാഫോ', 'അപേക്ഷാ ഫോ'],
  ['ആർക്കിടെക്റ്റ', 'ആർക്കിടെക്ട'],
  ['സ്പോൺസേഡ', 'സ്പോൺസേർഡ'],
  ['പതിവു ചോദ്യ', 'പതിവുചോദ്യ'],
  ['ഇൻകുബേ', 'ഇൻക്യുബേ'],
  ['മിനിട്സ', 'മിനിറ്റ്സ'],
  ['മിനിട്ട', 'മിനിറ്റ'],
  // With their full stop and the hyphen after it, which none has twice.
  ['ബി.എസ്സി.', 'ബി.എസ്.സി.'],
  ['ബി.എസ്സി', 'ബി.എസ്.സി.'],
  ['എം.എസ്സി.', 'എം.എസ്.സി.'],
  ['എം.എസ്സി', 'എം.എസ്.സി.'],
  ['പി.എച്ച്.ഡി.-', 'പിഎച്ച്.ഡി.'],
  ['പി.എച്ച്.ഡി.', 'പിഎച്ച്.ഡി.'],
  ['പി.എച്ച്.ഡി', 'പിഎച്ച്.ഡി.'],
  ['പിഎച്ച്.ഡി.-', 'പിഎച്ച്.ഡി.'],
  ['ബി.ആർക്ക്', 'ബി.ആർക്'],
  ['ബി.ടെക്ക്', 'ബി.ടെക്'],
  ['എം.ടെക്ക്', 'എം.ടെക്'],
  ['ഉത്തരവാദിത്വ', 'ഉത്തരവാദിത്ത'],
  ['തദ്ദേശസ്ഥാപന', 'തദ്ദേശ സ്ഥാപന'],
  ['േക്കാൾ', 'െക്കാൾ'],
  ['ിയശേഷ', 'ിയ ശേഷ'],
  ['ഞ്ഞശേഷ', 'ഞ്ഞ ശേഷ'],
  ['ന്നശേഷം', 'ന്ന ശേഷം'],
  ['ത്തശേഷം', 'ത്ത ശേഷം'],
  ['ച്ചശേഷ', 'ച്ച ശേഷ'],
  ['ട്ടശേഷ', 'ട്ട ശേഷ'],
  ['ണ്ടശേഷ', 'ണ്ട ശേഷ'],
  ['അലിയസ', 'ഏലിയസ'],
  ['ശാസ്ത്രം വകുപ്പ', 'ശാസ്ത്ര വകുപ്പ'],
  ['തന്ത്രം വകുപ്പ', 'തന്ത്ര വകുപ്പ'],
  ['വിദ്യാഭ്യാസം വകുപ്പ', 'വിദ്യാഭ്യാസ വകുപ്പ'],
];

const RIGHT: ReadonlyMap<string, string> = new Map(SPELLINGS);
const ANY = new RegExp(SPELLINGS.map(([wrong]) => patternOf(wrong)).join('|'), 'gu');
/** Letters to either side of a fault that are named with it. */
const WORD = 30;

/** A text in the spelling of this site. */
export function correctSpelling(text: string): string {
  return text.replaceAll(ANY, (wrong) => RIGHT.get(wrong) ?? wrong);
}

/**
 * The words of a text in a spelling that this site does not use, each time; empty if there are
 * none.
 */
export function findSpellingFaults(text: string): SpellingFault[] {
  return [...text.matchAll(ANY)].flatMap(({ 0: stem, index }) => {
    const [before = ''] =
      /(?<![\p{L}\p{M}.])[\p{L}\p{M}.]*$/u.exec(text.slice(Math.max(0, index - WORD), index)) ?? [];
    const after = text.slice(index + stem.length, index + stem.length + WORD);
    const wrong = `${before}${stem}${/^[\p{L}\p{M}]*/u.exec(after)?.[0]}`;
    return RIGHT.get(stem) === stem ? [] : [{ wrong, right: correctSpelling(wrong) }];
  });
}
