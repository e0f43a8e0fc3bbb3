import type { Words } from '#desk/words.ts';

/** What an import leaves out, changes or cannot know, in both languages; the name follows. */
const MESSAGES = {
  leftOut: { en: 'Left out', ml: 'ഒഴിവാക്കി' },
  picture: {
    en: 'Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”',
    ml: 'ചിത്രം ഒഴിവാക്കി; ഗാലറിയിലെ ഒരു ആൽബത്തിൽ ചേർത്ത ശേഷം “കഴ്സറുള്ളിടത്ത് ചേർക്കേണ്ടത്” എന്നതിൽ തിരഞ്ഞെടുക്കുക',
  },
  link: { en: 'Link left out, its words stay', ml: 'ലിങ്ക് ഒഴിവാക്കി; വാക്കുകൾ നിലനിർത്തി' },
  linkOfPicture: { en: 'Link of a picture left out', ml: 'ചിത്രത്തിലെ ലിങ്ക് ഒഴിവാക്കി' },
  mail: {
    en: 'The page hides an e-mail address; type it',
    ml: 'പേജിൽ ഇ-മെയിൽ വിലാസം മറച്ചിരിക്കുന്നു; അത് ടൈപ്പ് ചെയ്യുക',
  },
  struckOut: {
    en: 'These words were struck out and are now ordinary text; delete them if they are no longer valid',
    ml: 'വെട്ടിയ ഈ വാക്കുകൾ സാധാരണ എഴുത്തായി ചേർത്തു; ഇപ്പോൾ ബാധകമല്ലെങ്കിൽ നീക്കം ചെയ്യുക',
  },
  remark: {
    en: 'A comment or hidden words of the document left out',
    ml: 'രേഖയിലെ അഭിപ്രായമോ മറച്ച വാക്കുകളോ ഒഴിവാക്കി',
  },
  deleted: { en: 'Deleted words left out', ml: 'വെട്ടിയ വാക്കുകൾ ഒഴിവാക്കി' },
  letters: {
    en: 'Letters of a list were replaced by numbers; check what refers to them',
    ml: 'ലിസ്റ്റിലെ അക്ഷരങ്ങൾക്കു പകരം നമ്പറുകളാക്കി; അവ പരാമർശിക്കുന്നിടം പരിശോധിക്കുക',
  },
  typedMarks: {
    en: 'Numbers of a list stand as words before its items',
    ml: 'ലിസ്റ്റിലെ നമ്പറുകൾ ഇനങ്ങൾക്കു മുമ്പിൽ വാക്കുകളായി ചേർത്തു',
  },
  oldFont: {
    en: 'Words of an old font: their letters are signs here; convert them to Unicode first',
    ml: 'പഴയ ഫോണ്ടിലുള്ള വാക്കുകൾ: ഇവിടെ അവ മലയാളമല്ല; ആദ്യം യൂണികോഡിലാക്കുക',
  },
  formula: {
    en: 'A formula stands as words; check it',
    ml: 'സൂത്രവാക്യം വാക്കുകളായി ചേർത്തു; പരിശോധിക്കുക',
  },
  ticks: {
    en: 'Ticks of a list left out, its words stay',
    ml: 'ലിസ്റ്റിലെ ശരി അടയാളങ്ങൾ ഒഴിവാക്കി; വാക്കുകൾ നിലനിർത്തി',
  },
  mailFilledIn: {
    en: 'Of a mail link only the address stays; left out',
    ml: 'ഇ-മെയിൽ ലിങ്കിലെ വിലാസം മാത്രം നിലനിർത്തി; ഒഴിവാക്കിയത്',
  },
  joinedLines: {
    en: 'Broken lines were joined; check the words that were divided',
    ml: 'മുറിഞ്ഞ വരികൾ ചേർത്തു; മുറിഞ്ഞ വാക്കുകൾ പരിശോധിക്കുക',
  },
  oneLine: {
    en: 'Here is one line: the lines that were pasted stand behind each other; check it',
    ml: 'ഇവിടെ ഒരു വരിയേയുള്ളൂ: ഒട്ടിച്ച വരികൾ ഒന്നിനു പിന്നിൽ ഒന്നായി ചേർത്തു; പരിശോധിക്കുക',
  },
  ordinary: {
    en: 'These words are ordinary words here',
    ml: 'ഈ വാക്കുകൾ ഇവിടെ സാധാരണ വാക്കുകളാണ്',
  },
  joinedCells: {
    en: 'Joined cells of a table were divided, their words stand in each of them; check it',
    ml: 'പട്ടികയിലെ ലയിപ്പിച്ച സെല്ലുകൾ വേർതിരിച്ച് വാക്കുകൾ ഓരോന്നിലും ചേർത്തു; പട്ടിക പരിശോധിക്കുക',
  },
  quotedMail: {
    en: 'The mail that is quoted below was left out',
    ml: 'താഴെ ഉദ്ധരിച്ചിരുന്ന ഇ-മെയിൽ ഒഴിവാക്കി',
  },
  earlierMail: {
    en: 'Lines of another mail, with its sender, stand in the text; delete what the page is not to show',
    ml: 'മറ്റൊരു ഇ-മെയിലിലെ വരികളും അയച്ചയാളുടെ വിവരവും ഉള്ളടക്കത്തിലുണ്ട്; പേജിൽ വേണ്ടാത്തവ നീക്കം ചെയ്യുക',
  },
  headless: {
    en: 'A table without headings: its first row became the headings',
    ml: 'തലക്കെട്ടില്ലാത്ത പട്ടിക: ആദ്യ വരി തലക്കെട്ടാക്കി',
  },
} satisfies Record<string, Words>;

/** Reports one thing by its name. */
export type Say = (what: keyof typeof MESSAGES, name?: string) => void;

/** Code and foreign text is cut, and what has a whole file in its address; names are not. */
const CUT: readonly string[] = ['leftOut', 'struckOut', 'quotedMail'];
const IN_ITSELF = /^data:/i;
const MAX_SIGNS = 300;

/** The message with the name of what it is about. */
export function said(what: keyof typeof MESSAGES, name = ''): Words {
  const { en, ml } = MESSAGES[what];
  const shown =
    (CUT.includes(what) || IN_ITSELF.test(name)) && name.length > MAX_SIGNS
      ? `${name.slice(0, MAX_SIGNS)}…`
      : name;
  const end = name === '' ? '.' : `: ${shown}`;
  return { en: `${en}${end}`, ml: `${ml}${end}` };
}
