import { anyOf } from '#app/lib/any-of.ts';
import type { SpellingFault } from '#languages/spelling.ts';

/**
 * How this product writes its own texts: its interface, its documents and the samples of its content. No college has to: tests read these lists,
 * and nothing else does.
 */

/** An expression to avoid, and the usual one. */
type QuaintWords = { found: string; better: string };

/**
 * Literal translations and old-fashioned words found on this site, each with the usual word. Patterns include enough context to let other
 * meanings pass: "question papers" and "research papers", an office "beside the ground", "the way in which".
 */
const QUAINT: readonly (readonly [pattern: RegExp, better: string])[] = [
  [
    /(?<!question |research |conference |joint |scientific |\*\*)\bpapers\b(?!,? (?:and |or )?(?:theses|books|fees|patents))/i,
    'documents',
  ],
  [/\b(?:given|gives?|giving|paid|handed) back\b/i, 'returned, refunded'],
  [/\bhand(?:s|ed|ing)? (?:it |them |the \w+ )?in\b(?! hand)/i, 'submit'],
  [/\bgives? nobody\b/i, 'does not give'],
  [/\b(?:does|do|did) not serve\b/i, 'is not accepted'],
  [
    /\b(?:prospectus|notification|notice|memo|document|order)\b[^.;:]{0,40}\bdecides?\b/i,
    'is final',
  ],
  [/\b(?:is|are|was|were) told\b/i, 'is given, are informed'],
  [
    /\btells\b|\b(?:pages|tables|notices|forms|guides|sheets|offices|sections) tell\b/i,
    'states, gives, shows',
  ],
  [/\bstop by stop\b/i, 'step by step'],
  [/\bways? in\b(?! which)|\bways? into the college\b/i, 'admission steps, route'],
  [/\bcoming (?:events?|meetings?|admissions?|dates|camps?)\b/i, 'upcoming'],
  [/\btime is over\b/i, 'expired'],
  [
    /\bbeside the (?:intake|hundred|fees?|rules?|regulations?)\b|\bseats beside\b/i,
    'in addition to, supernumerary',
  ],
  [/\bset back\b/i, 'reset'],
  [/\b(?:stays?|remains?|kept?) alive\b/i, 'remain valid'],
  [/\bmend(?:s|ed|ing)?\b/i, 'correct, repair'],
  [/\bgood for (?:a|one|\d)/i, 'valid for'],
  [/(?<!no |which )\bone (?:may|must|can|should|has to|needs|wishes)\b/i, 'candidates, you'],
  [/\bwhoever\b/i, 'those who'],
  [/\bneed be given\b/i, 'you need not give'],
  [/\bweigh(?:ed|s)? (?:\d|the same)/i, 'in the ratio, carry equal weight'],
  [/\bin hand\b/i, 'ready, ongoing'],
  [/\bat any hour\b/i, 'at any time, 24 hours'],
  [/\blast day (?:for|to)\b/i, 'last date'],
  [/\bpupils?\b/i, 'students'],
  [
    /\bh(?:olds?|eld|olding) (?:the |an? |its |no |their )?(?:\w+ )?(?:tests?|examinations?|admissions?)\b/i,
    'conduct',
  ],
  [
    /\bstands (?:at|on|under|in|below|beside|among|apart)\b|\bstand (?:apart|below|among|beside)\b/i,
    'is given',
  ],
  [/\bby rule\b/i, 'as per rules'],
  [/\banew\b/i, 'again'],
  [/\b(?:certificate|choice|order|rule)s? holds?\b/i, 'is valid, applies'],
  [
    /\b(?:book|box|document|file|folder|form|list|page|section|sheet|table)s? holds?\b/i,
    'contains, has',
  ],
  [/\b(?:own|all|fee) heads\b|\bheads? of (?:the )?(?:fees?|columns?)\b/i, 'items, headings'],
  [/\bwhere (?:\w+ ){1,4}stands?\b/i, 'status'],
  [/\byour part in (?!ragging)|^part$/i, 'role'],
  [/^concerns$/i, 'departments concerned'],
  [
    /\b(?:fees?|figures|notices|rules) of the year\b|\b(?:fees|notices) of the college\b/i,
    'for the year, college notices',
  ],
  [/\bfetch(?:es|ed)?\b/i, 'collect'],
  [/\btelephone (?:first|beforehand)\b/i, 'call in advance'],
  [
    /\b(?:UGC|AICTE|NBA|COA|GIGW|the (?:University|law|rules?|regulations?|Act)|regulations of \d{4}) asks?\b/i,
    'requires',
  ],
  [/\bforb(?:ids?|idden|ade)\b/i, 'prohibits, does not allow'],
  [/\bpublic (?:college|hospital|bod(?:y|ies))\b/i, 'government college, authority'],
  [/\bbrought up to date\b/i, 'updated'],
  [/\b(?:be|have) had online\b/i, 'obtained online'],
  [/\bslow lines?\b/i, 'slow connection'],
  [/\bkinds? of seats?\b|\bseats? by kind\b/i, 'seat category'],
  [
    /\bprospectus of (?:the|your own) year\b(?! in which)|(?<!this )\byear's prospectus\b/i,
    'prospectus for the year',
  ],
  [/\bas a rule\b/i, 'generally'],
  [/\bamong the \[?(?:notices|events)\b/i, 'in the notices, on the events page'],
  [/\bhigher study\b/i, 'higher studies'],
  [/\byears? brings?\b|\byear comes?\b/i, 'covers'],
  [/\bkept apart\b/i, 'separate'],
  [/\bon show\b/i, 'on display'],
  [/\bstands? before\b/i, 'in front of'],
  [/\ba training\b(?! programme| course| session| camp)/i, 'a training programme'],
  [/\b(?:room|seat|rank) (?:given|wanted)\b/i, 'allotted, required'],
];

const ANY_QUAINT = anyOf(
  QUAINT.map(([pattern]) => pattern),
  'i',
);

/** All expressions to avoid in an English text, each with the usual one; empty if there is none. */
export function findQuaintWords(text: string): QuaintWords[] {
  if (!ANY_QUAINT.test(text)) return [];
  return QUAINT.flatMap(([pattern, better]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [{ found, better }];
  });
}

type List = readonly (readonly [wrong: string, right: string])[];

/**
 * Words to avoid, because they translate English word for word or have another meaning, each with the term of the glossary.
 * Words that are correct in other sentences, such as വഴി or കാണുക, cannot be listed here.
 */
const AVOIDED_WORDS: List = [
  ['ഓപ്പൺ സ്റ്റേജ', 'തുറന്ന വേദി'],
  ['പ്രധാന മന്ദിര', 'പ്രധാന കെട്ടിട'],
  ['ഒറ്റ സെമസ്റ്റ', 'ഓഡ് സെമസ്റ്റ'],
  ['ഇരട്ട സെമസ്റ്റ', 'ഈവൻ സെമസ്റ്റ'],
  ['ഒറ്റസംഖ്യാ സെമസ്റ്റ', 'ഓഡ് സെമസ്റ്റ'],
  ['ഇരട്ടസംഖ്യാ സെമസ്റ്റ', 'ഈവൻ സെമസ്റ്റ'],
  ['അധ്യാപക ഉപദേഷ്ട', 'സ്റ്റാഫ് അഡ്വൈസ'],
  ['ക്ലാസ് അഡ്വൈസ', 'ഫാക്കൽറ്റി അഡ്വൈസ'],
  ['മുഴുവൻസമയമോ പാർട്ട്', 'മുഴുവൻസമയമായോ പാർട്ട്'],
  ['തിരഞ്ഞെടുപ്പ് അറിയിപ്പ', 'സെലക്ഷൻ മെമ്മോ'],
  ['ടീം തിരഞ്ഞെടുപ്പ', 'ടീം സെലക്ഷ'],
  ['കോഴ്സ് തിരഞ്ഞെടുപ്പ', 'തിരഞ്ഞെടുത്ത കോഴ്സ'],
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
  ['കള്ളിപ്പട്ടിക', 'പട്ടിക'],
  ['ഉപശീർഷക', 'തലക്കെട്ട'],
  ['പ്രവേശന സ്ട്രീ', 'പ്രവേശന മാർഗ'],
  ['പ്രവേശനക്ഷമ', 'പ്രാപ്യ'],
  ['മാർഗരേഖ', 'മാർഗനിർദേശ'],
  ['മെംബർ സെക്രട്ടറി', 'അംഗവും സെക്രട്ടറി'],
  ['വിവരപ്പട്ടിക', 'വിവരപത്ര'],
  ['പ്രധാന ഗേറ്റ', 'പ്രധാന കവാട'],
  ['റേഞ്ചിങ് റോഡ', 'റേഞ്ചിങ് ദണ്ഡ'],
  ['സ്വിച്ച് അണ', 'സ്വിച്ച് ഓഫ് ചെയ്യ'],
  ['കോഴ്സിന്റെ കാലാവധി', 'കോഴ്സിന്റെ ദൈർഘ്യം'],
  ['പ്രോഗ്രാമിന്റെ കാലാവധി', 'പ്രോഗ്രാമിന്റെ ദൈർഘ്യം'],
  ['മാർഗദർശിക്ക് ഒഴിവ', 'മാർഗദർശിയുടെ കീഴിൽ ഒഴിവ'],
  ['മായി ചേർന്ന പ്ര', 'മായി ചേർന്നുള്ള പ്ര'],
  ['ചോദ്യം അമർത്ത', 'ചോദ്യത്തിൽ അമർത്ത'],
  ['നമ്പർ അമർത്ത', 'നമ്പറിൽ അമർത്ത'],
  ['കിടത്തി ചികിത്സ', 'കിടത്തിച്ചികിത്സ'],
  ['ഓർക്കേണ്ട ദിവസ', 'പ്രധാന തീയതി'],
  ['ഉപകരണം ആവശ്യപ്പെട', 'ഉപകരണത്തിൽ ക്രമീകരിച്ചിട്ട'],
  ['ബ്രൗസർ ആവശ്യപ്പെട', 'ബ്രൗസറിൽ ക്രമീകരിച്ചിട്ട'],
  ['കോളത്തിൽ പറയുന്ന', 'കോളത്തിലുള്ള'],
  ['കോളം പറയുന്ന', 'കോളത്തിലുള്ള'],
  ['പട്ടിക പറയുന്ന', 'പട്ടികയിലുള്ള'],
  ['പേജ് പറയുന്ന', 'പേജിലുള്ള'],
  ['എന്ത് അർഥമാക്ക', 'അർഥ'],
  ['രണ്ടു ഭാഷയ', 'രണ്ടു ഭാഷകള'],
];

/** Courses and examinations that Malayalam texts name in Malayalam letters. GATE stays as it is: ഗേറ്റ് is a gate. */
const LATIN_NAMES: List = [
  ['NATA', 'നാറ്റ'],
  ['B.Tech', 'ബി.ടെക്'],
  ['M.Tech', 'എം.ടെക്'],
  ['B.Arch', 'ബി.ആർക്'],
  ['M.Plan', 'എം.പ്ലാൻ'],
  ['BTech', 'ബി.ടെക്'],
  ['MTech', 'എം.ടെക്'],
  ['BArch', 'ബി.ആർക്'],
  ['B.Sc', 'ബി.എസ്.സി.'],
  ['M.Sc', 'എം.എസ്.സി.'],
  ['MCA', 'എം.സി.എ.'],
  ['Ph.D', 'പിഎച്ച്.ഡി.'],
  ['PhD', 'പിഎച്ച്.ഡി.'],
];

/** After a number of two or more, things are plural (9 പ്രോഗ്രാമുകൾ) and units singular (60 സീറ്റ്). */
const AFTER_A_NUMBER: ReadonlyMap<string, string> = new Map([
  ['അറിയിപ്പ്', 'അറിയിപ്പുകൾ'],
  ['ആൽബം', 'ആൽബങ്ങൾ'],
  ['ഇനം', 'ഇനങ്ങൾ'],
  ['കോളേജ്', 'കോളേജുകൾ'],
  ['ചിത്രം', 'ചിത്രങ്ങൾ'],
  ['ടെൻഡർ', 'ടെൻഡറുകൾ'],
  ['പ്രോഗ്രാം', 'പ്രോഗ്രാമുകൾ'],
  ['ഫലം', 'ഫലങ്ങൾ'],
  ['രേഖ', 'രേഖകൾ'],
  ['ലാബ്', 'ലാബുകൾ'],
  ['ലിങ്ക്', 'ലിങ്കുകൾ'],
  ['വകുപ്പ്', 'വകുപ്പുകൾ'],
  ['വരി', 'വരികൾ'],
  ['വിദ്യാർഥി', 'വിദ്യാർഥികൾ'],
  ['സമിതി', 'സമിതികൾ'],
  ['സ്കോളർഷിപ്പ്', 'സ്കോളർഷിപ്പുകൾ'],
  ['ഹോസ്റ്റൽ', 'ഹോസ്റ്റലുകൾ'],
  ['സീറ്റുകൾ', 'സീറ്റ്'],
  ['വർഷങ്ങൾ', 'വർഷം'],
  ['മാസങ്ങൾ', 'മാസം'],
  ['സെമസ്റ്ററുകൾ', 'സെമസ്റ്റർ'],
  ['രൂപകൾ', 'രൂപ'],
  ['ക്രെഡിറ്റുകൾ', 'ക്രെഡിറ്റ്'],
  ['പോയിന്റുകൾ', 'പോയിന്റ്'],
  ['മിനിറ്റുകൾ', 'മിനിറ്റ്'],
]);
/** Not the last digits of a year or a decimal, nor the end of a list such as 3, 5, 7. */
const NUMBER =
  '(?<![\\p{L}\\p{M}\\d])(?<!\\d[.,–-] ?)(?:[2-9]|[1-9]\\d{1,2}|(?:രണ്ട|മൂന്ന|നാല|അഞ്ച|ആറ|ഏഴ|എട്ട|ഒമ്പത|പത്ത)[്ു])';
/** The number counts the next word: രണ്ടു കോളേജ് ബസുകൾ, two college buses. */
const BEFORE_A_PLURAL = ' [\\p{L}\\p{M}]+(?:കൾ|കള|ങ്ങൾ|ങ്ങള)';
const COUNT_FAULT = new RegExp(
  `(${NUMBER}[ \\u00a0])(${[...AFTER_A_NUMBER.keys()].join('|')})(?![\\p{L}\\p{M}]|${BEFORE_A_PLURAL})`,
  'gu',
);

const faultsOf = (list: List, text: string): SpellingFault[] =>
  list.flatMap(([wrong, right]) => (text.includes(wrong) ? [{ wrong, right }] : []));

/** Words of a Malayalam text for which the glossary has another term; empty if there are none. */
export function findAvoidedWords(text: string): SpellingFault[] {
  return faultsOf(AVOIDED_WORDS, text);
}

/** Things in the singular and units in the plural after a number of two or more; empty if there are none. */
export function findCountFaults(text: string): SpellingFault[] {
  return [...text.matchAll(COUNT_FAULT)].map(([wrong, number = '', word = '']) => ({
    wrong,
    right: `${number}${AFTER_A_NUMBER.get(word)}`,
  }));
}

/** Names in Latin letters that Malayalam texts write in Malayalam letters. Not for search keywords, which contain both. */
export function findLatinNames(text: string): SpellingFault[] {
  return faultsOf(LATIN_NAMES, text);
}
