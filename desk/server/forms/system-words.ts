import type { Words } from '#desk/words.ts';

const FULL: Words = {
  en: 'The disk of the server is full. Nothing was changed. Ask the web team to free some space, then try again.',
  ml: 'സെർവറിന്റെ ഡിസ്ക് നിറഞ്ഞു. ഒന്നും മാറ്റിയിട്ടില്ല. സ്ഥലമുണ്ടാക്കാൻ വെബ് സംഘത്തോട് പറഞ്ഞ ശേഷം വീണ്ടും ശ്രമിക്കുക.',
};
const READ_ONLY: Words = {
  en: 'The content can only be read at present. Nothing was changed. Ask the web team to make the folder writable.',
  ml: 'ഉള്ളടക്കം ഇപ്പോൾ വായിക്കാൻ മാത്രമേ കഴിയൂ. ഒന്നും മാറ്റിയിട്ടില്ല. ഫോൾഡറിൽ എഴുതാനുള്ള അനുമതി നൽകാൻ വെബ് സംഘത്തോട് പറയുക.',
};

/** Messages for system errors on reading or writing files. */
const SYSTEM: Readonly<Record<string, Words>> = {
  ENOSPC: FULL,
  EDQUOT: FULL,
  EROFS: READ_ONLY,
  EACCES: READ_ONLY,
  EPERM: READ_ONLY,
};

/** The message for a file system error, if a user can understand it. */
export function systemWords(error: unknown): Words | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const output =
    error instanceof Error
      ? `${error.message} ${'stderr' in error ? String(error.stderr) : ''}`
      : '';
  // What git and the build write in their own words, and Node where it removes a file: there it
  // gives no code.
  if (SYSTEM[code]) return SYSTEM[code];
  if (
    /no space left on device|out of disk ?space|disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/i.test(
      output,
    )
  )
    return FULL;
  return /read-only file system|\bEROFS\b/i.test(output) ? READ_ONLY : gitWords(output);
}

/** What the desk says of the state of the repository (docs/desk-repair.md). */
export const GIT_WORDS = {
  unfinished: {
    en: 'A merge or revert of the repository is not finished. Nothing was changed. Finish it with git, then save again.',
    ml: 'റിപ്പോസിറ്ററിയിൽ ഒരു മെർജോ റിവേർട്ടോ പൂർത്തിയായിട്ടില്ല. ഒന്നും മാറ്റിയിട്ടില്ല. git ഉപയോഗിച്ച് അത് പൂർത്തിയാക്കിയ ശേഷം വീണ്ടും സേവ് ചെയ്യുക.',
  },
  noBranch: {
    en: 'No branch of the repository is checked out, so what is saved now would be lost. Nothing was changed. The web team checks out the branch of the site (git checkout main); then save again.',
    ml: 'റിപ്പോസിറ്ററിയിൽ ഒരു ബ്രാഞ്ചും തിരഞ്ഞെടുത്തിട്ടില്ല; ഇപ്പോൾ സേവ് ചെയ്യുന്നത് നഷ്ടപ്പെടും. ഒന്നും മാറ്റിയിട്ടില്ല. വെബ് സംഘം സൈറ്റിന്റെ ബ്രാഞ്ച് തിരഞ്ഞെടുത്ത ശേഷം (git checkout main) വീണ്ടും സേവ് ചെയ്യുക.',
  },
  locked: (file: string): Words => ({
    en: `Another git command is at work in the repository, or was stopped (${file}). Nothing was changed. Try again in a minute. Ten minutes after a command was stopped, the desk goes on by itself.`,
    ml: `റിപ്പോസിറ്ററിയിൽ മറ്റൊരു git കമാൻഡ് പ്രവർത്തിക്കുന്നുണ്ട്, അല്ലെങ്കിൽ അത് ഇടയ്ക്കു നിലച്ചു (${file}). ഒന്നും മാറ്റിയിട്ടില്ല. ഒരു മിനിറ്റ് കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക. നിലച്ചതാണെങ്കിൽ പത്തു മിനിറ്റിനു ശേഷം ഡെസ്ക് തനിയെ പ്രവർത്തനം തുടരും.`,
  }),
  damaged: {
    en: 'The repository of the content is damaged, as after a power cut. Nothing was changed. What the web team has to do is in docs/desk-repair.md; the log of the server names the file.',
    ml: 'ഉള്ളടക്കത്തിന്റെ റിപ്പോസിറ്ററിക്ക് കേടുണ്ട്; വൈദ്യുതി നിലച്ചാൽ ഇങ്ങനെ സംഭവിക്കാം. ഒന്നും മാറ്റിയിട്ടില്ല. വെബ് സംഘം ചെയ്യേണ്ടത് docs/desk-repair.md എന്ന സഹായത്തിലുണ്ട്; ഫയലിന്റെ പേര് സെർവറിന്റെ ലോഗിലും.',
  },
  ofAnother: {
    en: 'The folder of the college belongs to another user of this machine, so git refuses it. Nothing was changed. What the web team has to do is in docs/desk-repair.md.',
    ml: 'കോളേജിന്റെ ഫോൾഡർ ഈ കമ്പ്യൂട്ടറിലെ മറ്റൊരു ഉപയോക്താവിന്റേതാണ്; അതിനാൽ git അത് അനുവദിക്കുന്നില്ല. ഒന്നും മാറ്റിയിട്ടില്ല. വെബ് സംഘം ചെയ്യേണ്ടത് docs/desk-repair.md എന്ന സഹായത്തിലുണ്ട്.',
  },
  cut: {
    en: 'This copy of the repository has the newest part of the history only, so the desk does not know who wrote what is older, nor what was published. The web team can complete it (docs/desk-repair.md).',
    ml: 'റിപ്പോസിറ്ററിയുടെ ഈ പകർപ്പിൽ ഏറ്റവും പുതിയ മാറ്റങ്ങൾ മാത്രമേയുള്ളൂ. പഴയവ ആര് എഴുതിയെന്നോ എന്തെല്ലാം പ്രസിദ്ധീകരിച്ചെന്നോ ഡെസ്കിന് അറിയില്ല. വെബ് സംഘം ഇത് പൂർണമാക്കണം (docs/desk-repair.md).',
  },
  noPublications: {
    en: 'Visitors see a site, but the history has no publication: nothing can be undone, and no scheduled entry appears. After a restored backup, the web team brings them back (docs/desk-repair.md). If the desk has never published, publish once.',
    ml: 'സന്ദർശകർക്ക് സൈറ്റ് കാണാം; എന്നാൽ പ്രസിദ്ധീകരിച്ചതിന്റെ രേഖകളില്ല. അതിനാൽ ഒന്നും പിൻവലിക്കാനാവില്ല; സമയം നിശ്ചയിച്ചവ പ്രസിദ്ധീകരിക്കുകയുമില്ല. ബാക്കപ്പിൽനിന്ന് വീണ്ടെടുത്തതാണെങ്കിൽ വെബ് സംഘം അവ ചേർക്കണം (docs/desk-repair.md). ഇതുവരെ പ്രസിദ്ധീകരിച്ചിട്ടില്ലെങ്കിൽ ഒരു തവണ പ്രസിദ്ധീകരിക്കുക.',
  },
  olderThanSite: {
    en: 'Visitors see a newer publication than the history has: an older backup was restored. The timer waits, and publishing would take away what is newer. The web team brings the newer history back (docs/desk-repair.md).',
    ml: 'റിപ്പോസിറ്ററിയിൽ ഉള്ളതിനെക്കാൾ പുതിയ പ്രസിദ്ധീകരണമാണ് സന്ദർശകർ കാണുന്നത്: പഴയ ബാക്കപ്പാണ് വീണ്ടെടുത്തത്. സമയം നിശ്ചയിച്ചവ പ്രസിദ്ധീകരിക്കില്ല; ഇപ്പോൾ പ്രസിദ്ധീകരിച്ചാൽ പുതിയ മാറ്റങ്ങൾ നഷ്ടമാകും. വെബ് സംഘം പുതിയ മാറ്റങ്ങൾ തിരികെ ചേർക്കണം (docs/desk-repair.md).',
  },
} as const;

/** What git writes, in the words of the desk. */
const OUTPUT: readonly (readonly [RegExp, Words | ((name: string) => Words)])[] = [
  [/dubious ownership/, GIT_WORDS.ofAnother],
  [/(?:Unable to create|cannot lock)[^']*'(?:.*\/)?([^/']+)'.*File exists/, GIT_WORDS.locked],
  [
    /index file|index uses|bad signature|corrupt|bad object|is empty|broken|bad tree|unable to read|invalid object|argument 'HEAD'|not a valid object|does not point to a valid/,
    GIT_WORDS.damaged,
  ],
];

/**
 * The message for what git has written before it failed, if it is about the state of the
 * repository.
 */
function gitWords(output: string): Words | undefined {
  for (const [pattern, words] of OUTPUT) {
    const found = pattern.exec(output);
    if (found) return typeof words === 'function' ? words(found[1] ?? '') : words;
  }
  return undefined;
}
