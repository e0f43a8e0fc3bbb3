import { gitWords } from './git-words.ts';
import type { Words } from './words.ts';

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
  // What git, tar and the build write in their own words.
  return (
    SYSTEM[code] ??
    (/no space left on device|out of disk ?space|disk quota exceeded|\bENOSPC\b|\bEDQUOT\b/i.test(
      output,
    )
      ? FULL
      : gitWords(output))
  );
}
