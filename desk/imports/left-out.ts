import type { Words } from '#desk/server/forms/words.ts';

/** What an import leaves out, changes or cannot know, in both languages; the name follows. */
const SAID = {
  leftOut: { en: 'Left out', ml: 'ഒഴിവാക്കി' },
  shortcode: { en: 'Shortcode left out', ml: 'ഷോർട്ട്കോഡ് ഒഴിവാക്കി' },
  picture: { en: 'Picture left out; add it to the gallery', ml: 'ചിത്രം ഒഴിവാക്കി; ഗാലറിയിൽ ചേർക്കുക' },
  link: { en: 'Link left out, its words stay', ml: 'ലിങ്ക് ഒഴിവാക്കി; വാക്കുകൾ നിലനിർത്തി' },
  linkOfPicture: { en: 'Link of a picture left out', ml: 'ചിത്രത്തിലെ ലിങ്ക് ഒഴിവാക്കി' },
  file: {
    en: 'Link to a file of the old site; add the file to the documents',
    ml: 'പഴയ സൈറ്റിലെ ഫയലിലേക്കുള്ള ലിങ്ക്; ഫയൽ രേഖകളിൽ ചേർക്കുക',
  },
  mail: {
    en: 'The page hides an e-mail address; type it',
    ml: 'പേജിൽ ഇ-മെയിൽ വിലാസം മറച്ചിരിക്കുന്നു; അത് ടൈപ്പ് ചെയ്യുക',
  },
  struckOut: {
    en: 'These words were struck out and are now ordinary text; delete them if they are no longer valid',
    ml: 'വെട്ടിയ ഈ വാക്കുകൾ സാധാരണ എഴുത്തായി ചേർത്തു; ഇപ്പോൾ ബാധകമല്ലെങ്കിൽ നീക്കം ചെയ്യുക',
  },
  headless: {
    en: 'A table without headings: its first row became the headings',
    ml: 'തലക്കെട്ടില്ലാത്ത പട്ടിക: ആദ്യ വരി തലക്കെട്ടാക്കി',
  },
  tooDeep: {
    en: 'The elements of this text are nested too deeply: only its words and lines were kept',
    ml: 'ഈ ഉള്ളടക്കത്തിലെ ഘടകങ്ങൾ ഒന്നിനുള്ളിൽ മറ്റൊന്നായി വളരെയധികമുണ്ട്: വാക്കുകളും വരികളും മാത്രം നിലനിർത്തി',
  },
  control: { en: 'Control characters became spaces', ml: 'നിയന്ത്രണ ചിഹ്നങ്ങൾക്കു പകരം സ്പേസ് ചേർത്തു' },
  unreadable: {
    en: 'Characters that cannot be read became �; type them again',
    ml: 'വായിക്കാനാവാത്ത അക്ഷരങ്ങൾക്കു പകരം � ചേർത്തു; അവ വീണ്ടും ടൈപ്പ് ചെയ്യുക',
  },
  outside: { en: 'Text outside the export was left out', ml: 'എക്സ്പോർട്ടിനു പുറത്തുള്ള എഴുത്ത് ഒഴിവാക്കി' },
  summary: {
    en: 'The excerpt is longer than 160 characters; left out',
    ml: 'ചുരുക്കം 160 അക്ഷരത്തിൽ കൂടുതലാണ്; ഒഴിവാക്കി',
  },
  day: { en: 'This is no date and was left out', ml: 'ഇത് തീയതിയല്ല; ഒഴിവാക്കി' },
  scheduled: {
    en: 'Scheduled for this time; a text of a page cannot be scheduled. Save it on that day',
    ml: 'ഈ സമയത്തേക്ക് നിശ്ചയിച്ചിരുന്നു; പേജിലെ ഉള്ളടക്കം മുൻകൂട്ടി നിശ്ചയിക്കാനാവില്ല. അന്ന് സേവ് ചെയ്യുക',
  },
  comments: { en: 'Comments left out', ml: 'അഭിപ്രായങ്ങൾ ഒഴിവാക്കി' },
  fields: { en: 'Custom fields left out', ml: 'പ്രത്യേക ഫീൽഡുകൾ ഒഴിവാക്കി' },
  categories: { en: 'Categories and tags are not imported', ml: 'വിഭാഗങ്ങളും ടാഗുകളും ഇംപോർട്ട് ചെയ്യില്ല' },
  empty: { en: 'The file has no posts or pages', ml: 'ഫയലിൽ കുറിപ്പുകളോ പേജുകളോ ഇല്ല' },
  media: { en: 'File of the media library left out', ml: 'മീഡിയ ലൈബ്രറിയിലെ ഫയൽ ഒഴിവാക്കി' },
  type: {
    en: 'Entries of a type that this site does not have were left out',
    ml: 'ഈ സൈറ്റിൽ ഇല്ലാത്ത തരം വിവരങ്ങൾ ഒഴിവാക്കി',
  },
} satisfies Record<string, Words>;

/** Reports one thing by its name. */
export type Say = (what: keyof typeof SAID, name?: string) => void;

/** Code and foreign text is cut; names are not. */
const CUT: readonly string[] = ['leftOut', 'shortcode', 'outside', 'struckOut'];
const MAX_SIGNS = 300;

/** The message with the name of what it is about. */
export function said(what: keyof typeof SAID, name = ''): Words {
  const { en, ml } = SAID[what];
  const shown =
    CUT.includes(what) && name.length > MAX_SIGNS ? `${name.slice(0, MAX_SIGNS)}…` : name;
  const end = name === '' ? '.' : `: ${shown}`;
  return { en: `${en}${end}`, ml: `${ml}${end}` };
}
