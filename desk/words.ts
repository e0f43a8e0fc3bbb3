import type { Words } from './desk-languages.ts';

export type { Words };

/** A rejection or failure of the desk, with a message for its user. */
export class DeskError extends Error {
  readonly status: number;
  readonly words: Words;
  constructor(status: number, words: Words) {
    super(words.en);
    this.name = 'DeskError';
    this.status = status;
    this.words = words;
  }
}

/** What is answered instead of doing what was asked: mistakes, or what somebody else has saved. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: object;
  constructor(status: number, answer: object) {
    super('refused');
    this.status = status;
    this.answer = answer;
  }
}

export const WORDS = {
  unknownPerson: {
    en: 'You are not registered at the desk. Sign in again, or ask the web team to add your name to desk.yaml.',
    ml: 'ഡെസ്കിൽ രജിസ്റ്റർ ചെയ്തിട്ടില്ല. വീണ്ടും ലോഗിൻ ചെയ്യുക. അല്ലെങ്കിൽ desk.yaml-ൽ പേര് ചേർക്കാൻ വെബ് സംഘത്തോട് പറയുക.',
  },
  notFromProxy: {
    en: 'This request did not come through the sign-in of the desk. The secret of the proxy and that of desk.yaml must be the same.',
    ml: 'ഈ അഭ്യർഥന ഡെസ്കിന്റെ ലോഗിൻ വഴിയല്ല വന്നത്. പ്രോക്സിയിലെയും desk.yaml-ലെയും രഹസ്യവാക്ക് ഒന്നായിരിക്കണം.',
  },
  noKey: {
    en: 'Open the address that “npm run edit” shows: it has the key of this desk, which only the user who started it can read.',
    ml: '“npm run edit” കാണിക്കുന്ന വിലാസം തുറക്കുക: ഡെസ്കിന്റെ താക്കോൽ അതിലുണ്ട്; തുടങ്ങിയ ആൾക്കു മാത്രമേ അത് വായിക്കാനാവൂ.',
  },
  mayNotWrite: {
    en: 'You do not have permission to change this entry.',
    ml: 'ഈ വിവരം മാറ്റാൻ അനുമതിയില്ല.',
  },
  documentsOfOthers: (title: Words): Words => ({
    en: `“${title.en}” is a document of this entry, and you may not delete documents. Ask a person who may.`,
    ml: `“${title.ml}” ഇതിനൊപ്പമുള്ള രേഖയാണ്; രേഖകൾ നീക്കാൻ അനുമതിയില്ല. അനുമതിയുള്ള ആളോട് പറയുക.`,
  }),
  publicAlready: {
    en: 'This document does not wait for “Publish from” of this entry. Choose this entry in the form of the document if it must wait.',
    ml: 'ഇത് തനിച്ചുള്ള രേഖയാണ്; “പ്രസിദ്ധീകരിക്കേണ്ട സമയം” അതിനു ബാധകമല്ല. കാത്തിരിക്കണമെങ്കിൽ രേഖയുടെ ഫോമിൽ ഈ വിവരം തിരഞ്ഞെടുക്കുക.',
  },
  stillPublic: {
    en: 'This document is no longer attached here, but it remains on the page Downloads. Delete it there if visitors must not find it.',
    ml: 'ഈ രേഖ ഇപ്പോൾ ഇതിനൊപ്പമില്ല; എന്നാൽ ഡൗൺലോഡുകളുടെ പേജിൽ തുടരുന്നു. സന്ദർശകർക്ക് ലഭിക്കരുതെങ്കിൽ അത് നീക്കം ചെയ്യുക.',
  },
  outlives: {
    en: 'This document of the ended entry remains on the page Downloads. Delete it if visitors must not find it.',
    ml: 'അവസാനിപ്പിച്ചതിനൊപ്പമുള്ള ഈ രേഖ ഡൗൺലോഡുകളുടെ പേജിൽ തുടരുന്നു. സന്ദർശകർക്ക് ലഭിക്കരുതെങ്കിൽ നീക്കം ചെയ്യുക.',
  },
  otherDepartment: {
    en: 'Choose your department: you can save entries of your department only.',
    ml: 'സ്വന്തം വകുപ്പ് തിരഞ്ഞെടുക്കുക: സ്വന്തം വകുപ്പിന്റെ വിവരങ്ങൾ മാത്രമേ സേവ് ചെയ്യാൻ കഴിയൂ.',
  },
  mayNotPublish: { en: 'You do not have permission to publish.', ml: 'പ്രസിദ്ധീകരിക്കാൻ അനുമതിയില്ല.' },
  otherOrigin: {
    en: 'This request did not come from the desk. Nothing was changed.',
    ml: 'ഈ അഭ്യർഥന ഡെസ്കിൽനിന്നല്ല വന്നത്. ഒന്നും മാറ്റിയിട്ടില്ല.',
  },
  badRequest: {
    en: 'The desk did not understand this request.',
    ml: 'ഡെസ്കിന് ഈ അഭ്യർഥന കൈകാര്യം ചെയ്യാനായില്ല.',
  },
  tooLarge: { en: 'This is larger than the desk accepts.', ml: 'ഇത് ഡെസ്ക് സ്വീകരിക്കുന്നതിലും വലുതാണ്.' },
  tooManyWaiting: {
    en: 'Too many of your files wait for their entries (at most 200 files and 500 MB). Save these entries or delete their drafts; a file that waits for a week is removed.',
    ml: 'സേവ് ചെയ്യാത്ത വിവരങ്ങൾക്കായി ഒട്ടേറെ ഫയലുകൾ ബാക്കിയുണ്ട് (പരമാവധി 200 ഫയൽ, 500 എം.ബി.). അവ സേവ് ചെയ്യുക, അല്ലെങ്കിൽ കരടുകൾ നീക്കുക. ഒരാഴ്ച കഴിഞ്ഞ ഫയലുകൾ നീക്കം ചെയ്യും.',
  },
  tooManyDrafts: {
    en: 'You have too many drafts (at most 2,000 and 50 MB). Save or delete some; what you write here stays on this device.',
    ml: 'കരടുകൾ ഒട്ടേറെയുണ്ട് (പരമാവധി 2,000 എണ്ണം, 50 എം.ബി.). ചിലത് സേവ് ചെയ്യുകയോ നീക്കുകയോ ചെയ്യുക; ഇവിടെ എഴുതുന്നത് ഈ ഉപകരണത്തിൽ ഉണ്ടാകും.',
  },
  stillChecking: {
    en: 'Other files of yours are still being checked. Wait until they are ready, then choose this file again.',
    ml: 'മറ്റു ഫയലുകൾ പരിശോധിച്ചുകൊണ്ടിരിക്കുകയാണ്. അവ പൂർത്തിയായ ശേഷം ഈ ഫയൽ വീണ്ടും തിരഞ്ഞെടുക്കുക.',
  },
  tooComplex: {
    en: 'This file cannot be read within the limits of time and memory. Export or print it to a new file, make it smaller or divide it, and choose that one.',
    ml: 'അനുവദിച്ച സമയത്തിലും മെമ്മറിയിലും ഈ ഫയൽ വായിക്കാനായില്ല. പുതിയ ഫയലായി എക്സ്പോർട്ട് ചെയ്യുകയോ പ്രിന്റ് ചെയ്യുകയോ ചെയ്യുക. അല്ലെങ്കിൽ ചെറുതാക്കുകയോ ഭാഗങ്ങളാക്കുകയോ ചെയ്ത് അത് തിരഞ്ഞെടുക്കുക.',
  },
  oldDay: (day: Words): Words => ({
    en: `This still says ${day.en}, but that date has been changed.`,
    ml: `ഇവിടെ ഇപ്പോഴും ${day.ml} എന്നു കാണുന്നു; ആ തീയതി മാറ്റിയിട്ടുണ്ട്.`,
  }),
  dayOnlyInText: (day: Words): Words => ({
    en: `${day.en} is in no date field of this entry. Check this day, or the fields.`,
    ml: `${day.ml} എന്നത് ഇതിലെ തീയതി ഫീൽഡുകളിലൊന്നുമില്ല. ഈ തീയതിയോ ഫീൽഡുകളോ പരിശോധിക്കുക.`,
  }),
  dayOnlyInField: (day: Words, other: Words): Words => ({
    en: `The text does not name ${day.en}, but ${other.en}. Check this day, or the text.`,
    ml: `ഉള്ളടക്കത്തിൽ ${day.ml} ഇല്ല; ${other.ml} ആണുള്ളത്. ഈ തീയതിയോ ഉള്ളടക്കമോ പരിശോധിക്കുക.`,
  }),
  oldAmount: (amount: string): Words => ({
    en: `This still says ${amount}, but that amount has been changed.`,
    ml: `ഇവിടെ ഇപ്പോഴും ${amount} എന്നു കാണുന്നു; ആ തുക മാറ്റിയിട്ടുണ്ട്.`,
  }),
  amountOnlyInText: (amount: string): Words => ({
    en: `${amount} is in no amount field of this entry. Check this amount, or the fields.`,
    ml: `${amount} എന്നത് ഇതിലെ തുക ഫീൽഡുകളിലൊന്നുമില്ല. ഈ തുകയോ ഫീൽഡുകളോ പരിശോധിക്കുക.`,
  }),
  amountOnlyInField: (amount: string, other: string): Words => ({
    en: `The text does not name ${amount}, but ${other}. Check this amount, or the text.`,
    ml: `ഉള്ളടക്കത്തിൽ ${amount} ഇല്ല; ${other} ആണുള്ളത്. ഈ തുകയോ ഉള്ളടക്കമോ പരിശോധിക്കുക.`,
  }),
  dayFarAway: (day: Words): Words => ({
    en: `${day.en} is more than a year from today. Check the year.`,
    ml: `${day.ml}: ഇന്നത്തേതിൽനിന്ന് ഒരു വർഷത്തിലേറെ അകലെയാണ്. വർഷം പരിശോധിക്കുക.`,
  }),
  dayToCome: (day: Words): Words => ({
    en: `${day.en} is still to come. A day of change or review is today or earlier.`,
    ml: `${day.ml} ഇനി വരാനിരിക്കുന്നതാണ്. മാറ്റത്തിന്റെയോ പരിശോധനയുടെയോ തീയതി ഇന്നോ അതിനു മുമ്പോ ആണ്.`,
  }),
  /** @param paragraph the one of a long text that was changed */
  otherLanguageChanged: (paragraph: string | undefined): Words => ({
    en: `The other language was changed, this one was not${paragraph ? `: “${paragraph}”` : ''}. Check that both say the same.`,
    ml: `മറ്റേ ഭാഷയിൽ മാറ്റം വരുത്തി; ഇവിടെ മാറ്റിയിട്ടില്ല${paragraph ? `: “${paragraph}”` : ''}. രണ്ടിലും ഒരേ കാര്യമാണെന്ന് ഉറപ്പാക്കുക.`,
  }),
  sameTitle: (title: string): Words => ({
    en: `Another entry is called “${title}” too. If this one is a copy, say here what is different.`,
    ml: `മറ്റൊരു വിവരത്തിനും “${title}” എന്നാണ് പേര്. ഇതൊരു പകർപ്പാണെങ്കിൽ വ്യത്യാസം ഇവിടെ വ്യക്തമാക്കുക.`,
  }),
  otherSpelling: (words: readonly { wrong: string; right: string }[]): Words => {
    const pairs = [...new Set(words.map(({ wrong, right }) => `“${right}” (${wrong})`))];
    const list = `${pairs.slice(0, 8).join(', ')}${pairs.length > 8 ? ', …' : ''}`;
    return {
      en: `This site spells: ${list}. A name may stay as it is.`,
      ml: `സൈറ്റിലെ അക്ഷരവിന്യാസം: ${list}. പേരുകൾ മാറ്റേണ്ടതില്ല.`,
    };
  },
  deviceSigns: ({ found, instead }: { found: string; instead: Words }): Words => ({
    en: `Each device draws ${found} in its own way. Better: ${instead.en}.`,
    ml: `${found}: ഓരോ ഉപകരണത്തിലും രൂപം മാറും. പകരം: ${instead.ml}.`,
  }),
  noMarks: (found: string): Words => ({
    en: `“${found}” is shown with these signs; this field has no bold, italic or linked words.`,
    ml: `“${found}” ഈ ചിഹ്നങ്ങളോടെ കാണും; ഈ ഫീൽഡിൽ ബോൾഡോ ഇറ്റാലിക്കോ ലിങ്കോ ഇല്ല.`,
  }),
  signsShown: (found: string): Words => ({
    en: `“${found}” is shown with these signs. Take them out; for bold words use the button Bold.`,
    ml: `“${found}” ഈ ചിഹ്നങ്ങളോടെ കാണും. ചിഹ്നങ്ങൾ നീക്കുക; വാക്കുകൾ ബോൾഡാക്കാൻ “ബോൾഡ്” എന്ന ബട്ടൺ ഉപയോഗിക്കുക.`,
  }),
  unnamedTable: (found: string): Words => ({
    en: `A table is named “${found}”. Write in the line above it what it shows.`,
    ml: `ഒരു പട്ടികയുടെ പേര് “${found}” എന്നാണ്. പട്ടിക എന്തിനെക്കുറിച്ചാണെന്ന് അതിനു മുകളിലെ വരിയിൽ എഴുതുക.`,
  }),
  noLink: (found: string, links: Words | undefined): Words => ({
    en: `“${found}” is no link here.${links ? ` Add it under ${links.en}.` : ''}`,
    ml: `“${found}” ഇവിടെ ലിങ്കാവില്ല.${links ? ` ചേർക്കേണ്ടത്: ${links.ml}.` : ''}`,
  }),
  hiddenMail: {
    en: 'The page from which this was copied hides its e-mail address. Type the address.',
    ml: 'പകർത്തിയ പേജിൽ ഇ-മെയിൽ വിലാസം മറച്ചിരിക്കുന്നു. വിലാസം ടൈപ്പ് ചെയ്യുക.',
  },
  looksLatin: (word: string): Words => ({
    en: `“${word}” has Greek letters that look like Latin ones, so a search does not find it. Type the word again.`,
    ml: `“${word}” എന്നതിൽ ലാറ്റിൻ അക്ഷരങ്ങൾ പോലെയുള്ള ഗ്രീക്ക് അക്ഷരങ്ങളുണ്ട്; തിരഞ്ഞാൽ കിട്ടില്ല. വാക്ക് വീണ്ടും ടൈപ്പ് ചെയ്യുക.`,
  }),
  namesLeaver: {
    en: 'This names the person. From that day the name is no link, and a committee is shown without it. Write who follows.',
    ml: 'ഇതിൽ ഈ വ്യക്തിയുടെ പേരുണ്ട്. ആ ദിവസം മുതൽ പേരിന് ലിങ്കില്ല; സമിതിയിൽ പേര് കാണില്ല. പകരം വരുന്ന വ്യക്തിയെ എഴുതുക.',
  },
  otherYear: (year: string, own: string): Words => ({
    en: `This names the year ${year}, but this entry is of ${own}.`,
    ml: `ഇവിടെ ${year} എന്ന വർഷം കാണുന്നു; ഈ വിവരം ${own}-ലേതാണ്.`,
  }),
  unreadableFile: (file: string): Words => ({
    en: `A screen reader cannot read “${file}”. Choose a file exported as tagged PDF, or choose at the file whether the text says the same or who gives a readable text.`,
    ml: `“${file}” സ്ക്രീൻ റീഡറിൽ വായിക്കാനാവില്ല. ടാഗുള്ള പി.ഡി.എഫ്. ആയി എക്സ്പോർട്ട് ചെയ്ത ഫയൽ തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഫയലിലുള്ളതെല്ലാം ഉള്ളടക്കത്തിലുണ്ടോ, വായിക്കാവുന്ന പകർപ്പ് ആര് നൽകും എന്ന് ഫയലിനൊപ്പം തിരഞ്ഞെടുക്കുക.`,
  }),
  notFound: { en: 'There is no such entry.', ml: 'ഇങ്ങനെയൊരു വിവരം ഇല്ല.' },
  exists: {
    en: 'An entry with this address exists. Choose another address.',
    ml: 'ഈ വിലാസത്തിൽ ഒരു വിവരം നിലവിലുണ്ട്. മറ്റൊരു വിലാസം നൽകുക.',
  },
  noName: {
    en: 'Write the title or name in English first: the name in the address is made from it.',
    ml: 'ആദ്യം തലക്കെട്ട് അല്ലെങ്കിൽ പേര് ഇംഗ്ലീഷിൽ എഴുതുക; വെബ് വിലാസത്തിലെ പേര് അതിൽനിന്നാണ് ഉണ്ടാക്കുന്നത്.',
  },
  draftElsewhere: {
    en: 'This entry is being written in another tab or on another device. What you write here stays here and is not kept as a draft; it can be saved.',
    ml: 'ഇത് മറ്റൊരു ടാബിലോ ഉപകരണത്തിലോ എഴുതുന്നുണ്ട്. ഇവിടെ എഴുതുന്നത് ഇവിടെ മാത്രം ഉണ്ടാകും; കരടായി സൂക്ഷിക്കില്ല. സേവ് ചെയ്യാം.',
  },
  badId: {
    en: 'An address has small letters, digits and hyphens, and begins with a letter. Windows keeps names such as con and nul.',
    ml: 'വിലാസത്തിൽ ചെറിയ ഇംഗ്ലീഷ് അക്ഷരങ്ങളും അക്കങ്ങളും ഹൈഫനും മാത്രം. തുടക്കം അക്ഷരം ആയിരിക്കണം. con, nul പോലെയുള്ള വിൻഡോസ് പേരുകൾ പാടില്ല.',
  },
  badAddress: {
    en: 'The address of the other page has no spaces and none of the signs ( ) < >. Nothing was changed.',
    ml: 'മറ്റേ പേജിന്റെ വിലാസത്തിൽ സ്പേസോ ( ) < > എന്നീ ചിഹ്നങ്ങളോ പാടില്ല. ഒന്നും മാറ്റിയിട്ടില്ല.',
  },
  notPublic: {
    en: 'This page is not on the public site yet: it was never published, or waits for its time.',
    ml: 'ഈ പേജ് സൈറ്റിൽ ഇതുവരെ വന്നിട്ടില്ല: പ്രസിദ്ധീകരിച്ചിട്ടില്ല, അല്ലെങ്കിൽ നിശ്ചയിച്ച സമയമായിട്ടില്ല.',
  },
  notDeleted: {
    en: 'Not deleted: first change what is listed below.',
    ml: 'നീക്കിയിട്ടില്ല: താഴെയുള്ളവ ആദ്യം മാറ്റുക.',
  },
  namesDeleted: {
    en: 'This names what you want to delete. Choose another one there, or take it out.',
    ml: 'നീക്കേണ്ടത് ഇവിടെ ചേർത്തിട്ടുണ്ട്. പകരം മറ്റൊന്ന് തിരഞ്ഞെടുക്കുക, അല്ലെങ്കിൽ ഒഴിവാക്കുക.',
  },
  deleteFirst: { en: 'Delete this text first.', ml: 'ആദ്യം ഈ ഉള്ളടക്കം നീക്കം ചെയ്യുക.' },
  refusedPath: {
    en: 'This file lies outside the content folder or is a link. It is not opened.',
    ml: 'ഈ ഫയൽ ഉള്ളടക്ക ഫോൾഡറിന് പുറത്താണ്, അല്ലെങ്കിൽ ഒരു ലിങ്കാണ്. ഇത് തുറക്കില്ല.',
  },
  unusable: (line: number | undefined, file = ''): Words => ({
    en: `The desk cannot edit this file (${[file, line && `line ${line}`].filter(Boolean).join(', ') || '?'}): it is not valid YAML, or it has an anchor, alias or tag. It must be corrected in the file itself.`,
    ml: `ഈ ഫയൽ (${[file, line && `വരി ${line}`].filter(Boolean).join(', ') || '?'}) ഡെസ്കിൽ തിരുത്താനാവില്ല: YAML ശരിയല്ല, അല്ലെങ്കിൽ ആങ്കറോ ഏലിയസോ ടാഗോ ഉണ്ട്. ഫയലിൽത്തന്നെ തിരുത്തണം.`,
  }),
  busy: {
    en: 'Another change is being written. Try again in a minute.',
    ml: 'മറ്റൊരു മാറ്റം സേവ് ചെയ്തുകൊണ്ടിരിക്കുകയാണ്. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
  },
  failed: {
    en: 'Something went wrong in the desk. Nothing was changed. The log of the server has the details.',
    ml: 'ഡെസ്കിൽ ഒരു തകരാർ സംഭവിച്ചു. ഒന്നും മാറ്റിയിട്ടില്ല. വിശദാംശങ്ങൾ സെർവറിന്റെ ലോഗിലുണ്ട്.',
  },
  contentFaulty: {
    en: 'The content has mistakes. Correct them, then publish.',
    ml: 'ഉള്ളടക്കത്തിൽ പിശകുകളുണ്ട്. അവ തിരുത്തിയ ശേഷം പ്രസിദ്ധീകരിക്കുക.',
  },
  notDrawn: (page: string): Words => ({
    en: `The page ${page} could not be shown with this. Nothing was saved; send the text to the web team.`,
    ml: `ഇതോടെ ${page} എന്ന പേജ് കാണിക്കാനാവില്ല. ഒന്നും സേവ് ചെയ്തിട്ടില്ല; ഉള്ളടക്കം വെബ് സംഘത്തിന് അയയ്ക്കുക.`,
  }),
  buildFailed: {
    en: 'The site could not be built. The site that visitors see has not changed.',
    ml: 'സൈറ്റ് നിർമിക്കാനായില്ല. സന്ദർശകർ കാണുന്ന സൈറ്റിൽ മാറ്റമില്ല.',
  },
  switchFailed: {
    en: 'The new site could not be put in place. The site that visitors see has not changed.',
    ml: 'പുതിയ സൈറ്റിലേക്ക് മാറാനായില്ല. സന്ദർശകർ കാണുന്ന സൈറ്റിൽ മാറ്റമില്ല.',
  },
  notRecorded: {
    en: 'Visitors see the new site, but the history could not be written. The desk writes it before the next publication. Tell the web team.',
    ml: 'സന്ദർശകർ കാണുന്നത് പുതിയ സൈറ്റാണ്. എന്നാൽ അത് മുൻ മാറ്റങ്ങളുടെ പട്ടികയിൽ ചേർക്കാനായില്ല. അടുത്ത പ്രസിദ്ധീകരണത്തിനു മുമ്പ് ഡെസ്ക് അത് ചേർക്കും. വെബ് സംഘത്തെ അറിയിക്കുക.',
  },
  undoneStillWaits: {
    en: 'Saved changes that wait for publication touch the same places, so they still contain what was undone. The next publication shows it again among its changes.',
    ml: 'പ്രസിദ്ധീകരിക്കാനുള്ള മാറ്റങ്ങൾ ഇതേ ഭാഗങ്ങളിലും ഉണ്ട്. അതിനാൽ പിൻവലിച്ചത് അവയിൽ ബാക്കിയുണ്ട്. അടുത്ത പ്രസിദ്ധീകരണത്തിന്റെ മാറ്റങ്ങളിൽ അത് വീണ്ടും കാണിക്കും.',
  },
  importLate: {
    en: 'Somebody has saved other changes to this list meanwhile. Nothing was imported. Import the file again.',
    ml: 'ഇതിനിടെ മറ്റൊരാൾ ഈ പട്ടികയിൽ മാറ്റം വരുത്തി. ഒന്നും ഇംപോർട്ട് ചെയ്തിട്ടില്ല. ഫയൽ വീണ്ടും ഇംപോർട്ട് ചെയ്യുക.',
  },
  listChanged: {
    en: 'The list has changed meanwhile. Open it again.',
    ml: 'ഈ പട്ടികയിൽ ഇതിനിടെ മാറ്റമുണ്ടായി. ഇത് വീണ്ടും തുറക്കുക.',
  },
  changedSince: {
    en: 'Something else was prepared or published meanwhile. Look at the changes again.',
    ml: 'ഇതിനിടെ മറ്റെന്തോ തയ്യാറാക്കുകയോ പ്രസിദ്ധീകരിക്കുകയോ ചെയ്തു. മാറ്റങ്ങൾ വീണ്ടും പരിശോധിക്കുക.',
  },
  changedPlaces: {
    en: 'Somebody has changed one of the places meanwhile. Nothing was replaced or deleted: show the places again.',
    ml: 'ഇതിനിടെ മറ്റൊരാൾ ഈ ഇടങ്ങളിലൊന്ന് മാറ്റി. ഒന്നും മാറ്റുകയോ നീക്കുകയോ ചെയ്തിട്ടില്ല: ഇടങ്ങൾ വീണ്ടും കാണിക്കുക.',
  },
  nothingChosen: {
    en: 'Nothing of what was chosen waits any more. Open the list again.',
    ml: 'തിരഞ്ഞെടുത്തവയൊന്നും ഇപ്പോൾ ബാക്കിയില്ല. പട്ടിക വീണ്ടും തുറക്കുക.',
  },
  laterDay: {
    en: 'Choose a day after today, and publish once before: until then there is nothing to go on from.',
    ml: 'ഇന്നു കഴിഞ്ഞുള്ള ദിവസം തിരഞ്ഞെടുക്കുക. ആദ്യത്തെ പ്രസിദ്ധീകരണത്തിനു ശേഷമേ ഇത് സാധിക്കൂ.',
  },
  nobodyAsks: {
    en: 'Nobody asks for approval of this entry any more. Open it again.',
    ml: 'ഈ വിവരത്തിന് ഇപ്പോൾ ആരും അംഗീകാരം ചോദിക്കുന്നില്ല. ഇത് വീണ്ടും തുറക്കുക.',
  },
  sentenceMissing: {
    en: 'Write one sentence that says what is published.',
    ml: 'എന്താണ് പ്രസിദ്ധീകരിക്കുന്നതെന്ന് ഒരു വാക്യത്തിൽ എഴുതുക.',
  },
  sentenceFaulty: {
    en: 'The sentence has characters that cannot be seen, such as a line end. Write it again.',
    ml: 'വാക്യത്തിൽ കാണാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. വീണ്ടും എഴുതുക.',
  },
  waitsOfOthers: (others: readonly Words[]): Words => ({
    en: `You publish only what you may change, and you may not change these: ${others.map(({ en }) => en).join('; ')}. Ask a person who publishes for the whole college.`,
    ml: `മാറ്റാൻ അനുമതിയുള്ളവ മാത്രമേ പ്രസിദ്ധീകരിക്കാൻ കഴിയൂ. ഇവ മാറ്റാൻ അനുമതിയില്ല: ${others.map(({ ml }) => ml).join('; ')}. കോളേജിനു മുഴുവൻ പ്രസിദ്ധീകരിക്കുന്ന ആളോട് പറയുക.`,
  }),
  hasLeftDesk: (name: string): Words => ({
    en: `${name} has chosen the day, and is not at the desk any more. Somebody who may publish it chooses the day again.`,
    ml: `ദിവസം തിരഞ്ഞെടുത്തത് ${name} ആണ്; ഈ പേരിലുള്ള ആൾ ഇപ്പോൾ ഡെസ്കിലില്ല. പ്രസിദ്ധീകരിക്കാൻ അനുമതിയുള്ള ഒരാൾ ദിവസം വീണ്ടും തിരഞ്ഞെടുക്കണം.`,
  }),
  firstIsWhole: {
    en: 'The first publication makes all content public, so a person who may change everything publishes it.',
    ml: 'ആദ്യത്തെ പ്രസിദ്ധീകരണത്തിൽ ഉള്ളടക്കം മുഴുവൻ പരസ്യമാകും. അതിനാൽ എല്ലാം മാറ്റാൻ അനുമതിയുള്ള ആളാണ് അത് പ്രസിദ്ധീകരിക്കേണ്ടത്.',
  },
  onlyNewest: {
    en: 'Only the newest publication can be undone. Bring back an earlier version of the entry in its form.',
    ml: 'ഏറ്റവും പുതിയ പ്രസിദ്ധീകരണം മാത്രമേ പിൻവലിക്കാനാവൂ. വിവരത്തിന്റെ മുൻനില അതിന്റെ ഫോമിൽ വീണ്ടെടുക്കുക.',
  },
} as const;
