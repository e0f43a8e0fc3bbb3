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
  ['പൊലീസ', 'പോലീസ'],
  ['അപേക്ഷാഫോ', 'അപേക്ഷാ ഫോ'],
  ['ആർക്കിടെക്റ്റ', 'ആർക്കിടെക്ട'],
  ['സ്പോൺസേഡ', 'സ്പോൺസേർഡ'],
  ['പതിവു ചോദ്യ', 'പതിവുചോദ്യ'],
  ['ഇൻകുബേ', 'ഇൻക്യുബേ'],
  ['മിനിട്സ', 'മിനിറ്റ്സ'],
  ['മിനിട്ട', 'മിനിറ്റ'],
  ['ബി.എസ്സി', 'ബി.എസ്.സി.'],
  ['എം.എസ്സി', 'എം.എസ്.സി.'],
  ['പി.എച്ച്.ഡി', 'പിഎച്ച്.ഡി.'],
  ['പിഎച്ച്.ഡി.-', 'പിഎച്ച്.ഡി.'],
  ['ബി.ആർക്ക്', 'ബി.ആർക്'],
  ['ബി.ടെക്ക്', 'ബി.ടെക്'],
  ['എം.ടെക്ക്', 'എം.ടെക്'],
  ['ഉത്തരവാദിത്വ', 'ഉത്തരവാദിത്ത'],
  ['തദ്ദേശസ്ഥാപന', 'തദ്ദേശ സ്ഥാപന'],
  ['ത്തേക്കാൾ', 'ത്തെക്കാൾ'],
  ['നേക്കാൾ', 'നെക്കാൾ'],
  ['യേക്കാൾ', 'യെക്കാൾ'],
  ['രേക്കാൾ', 'രെക്കാൾ'],
];

/**
 * Words that this site avoids, because they copy English word for word or mean something else, with the term of the
 * glossary to use. Words that are right in another sentence, such as വഴി or കാണുക, cannot be listed here.
 */
const AVOIDED_WORDS: readonly (readonly [wrong: string, right: string])[] = [
  ['ഓപ്പൺ സ്റ്റേജ', 'തുറന്ന വേദി'],
  ['പ്രധാന മന്ദിര', 'പ്രധാന കെട്ടിട'],
  ['ഒറ്റ സെമസ്റ്റ', 'ഒറ്റസംഖ്യാ സെമസ്റ്റ'],
  ['ഇരട്ട സെമസ്റ്റ', 'ഇരട്ടസംഖ്യാ സെമസ്റ്റ'],
  ['അധ്യാപക ഉപദേഷ്ട', 'സ്റ്റാഫ് അഡ്വൈസ'],
  ['ക്ലാസ് അഡ്വൈസ', 'ഫാക്കൽറ്റി അഡ്വൈസ'],
  ['മുഴുവൻസമയമോ പാർട്ട്', 'മുഴുവൻസമയമായോ പാർട്ട്'],
  ['തിരഞ്ഞെടുപ്പ് അറിയിപ്പ', 'സെലക്ഷൻ മെമ്മോ'],
  ['തിരഞ്ഞെടുപ്പിനു യോജി', 'വിഭാഗത്തിന് ചേർന്ന'],
  ['നൂതനാശയ സെൽ', 'ഇന്നൊവേഷൻ സെൽ'],
  ['നൂതനാശയ സെല്ല', 'ഇന്നൊവേഷൻ സെല്ല'],
  ['സഞ്ചാരപാത', 'പേജിന്റെ സ്ഥാനം'],
  ['പ്രവേശന വഴി', 'പ്രവേശന മാർഗം'],
  ['പ്രവേശന പരിപാടി', 'പ്രവേശന നടപടി'],
  ['തുറന്ന വിവരങ്ങൾ', 'ഓപ്പൺ ഡേറ്റ'],
  ['വിവരസ്രോതസ്സ', 'മറ്റു വിവരങ്ങൾ'],
  ['ക്വിക്ക് ലിങ്ക', 'പ്രധാന ലിങ്ക'],
  ['ഓർത്തുവയ്ക്ക', 'സൂക്ഷിക്ക'],
  ['ബന്ധപ്പെടേണ്ട വിവര', 'ബന്ധപ്പെടാനുള്ള വിവര'],
  ['സിവിൽ ഭരണത്തിന്റെ', 'സിവിൽ ഭരണകൂടത്തിന്റെ'],
  ['തലക്കെട്ടുനിര', 'തലക്കെട്ടിന്റെ വരി'],
  ['തിരയൽ ഫല', 'തിരച്ചിൽ ഫല'],
  ['എത്തേണ്ട വഴി', 'എത്തേണ്ട വിധം'],
  ['വാക്കുകൾ പരീക്ഷിക്ക', 'വാക്കുകൾ തിരഞ്ഞുനോക്ക'],
  ['മാക്കി നിർത്തുന്ന', 'പരിപാലിക്കുന്ന'],
  ['സ്രോതസ്സിൽ നികുതി കുറ', 'നികുതി സ്രോതസ്സിൽ പിടി'],
  ['റോബോട്ട് കൈ', 'റോബോട്ടിക് കൈ'],
];

/** Courses and examinations that Malayalam texts name in Malayalam letters. GATE stays as it is: ഗേറ്റ് is a gate. */
const LATIN_NAMES: readonly (readonly [wrong: string, right: string])[] = [
  ['KEAM', 'കീം'],
  ['NATA', 'നാറ്റ'],
  ['B.Tech', 'ബി.ടെക്'],
  ['M.Tech', 'എം.ടെക്'],
  ['B.Arch', 'ബി.ആർക്'],
  ['M.Plan', 'എം.പ്ലാൻ'],
  ['MCA', 'എം.സി.എ.'],
  ['Ph.D', 'പിഎച്ച്.ഡി.'],
];

const faultsOf = (list: typeof SPELLINGS, text: string): SpellingFault[] =>
  list.filter(([wrong]) => text.includes(wrong)).map(([wrong, right]) => ({ wrong, right }));

/** Every spelling or word in a text for which the house has another; empty when there is none. */
export function findSpellingFaults(text: string): SpellingFault[] {
  return faultsOf([...SPELLINGS, ...AVOIDED_WORDS], text);
}

/** Names in Latin letters that a text in Malayalam writes in its own; not for search words, which have both. */
export function findLatinNames(text: string): SpellingFault[] {
  return faultsOf(LATIN_NAMES, text);
}
