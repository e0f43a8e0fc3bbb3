import type { Problem } from '#app/content/reading/problem.server.ts';
import { missingSignRuleMl } from '#app/lib/site-characters.ts';
import { FOUND, PATTERNS, PHRASES } from './problem-phrases.ts';
import type { Words } from './words.ts';

/** What an empty field lacks without saying more than that it is empty. */
const ANYTHING: readonly string[] = [
  'a text',
  'a text that is not empty',
  'a list',
  'a title in both languages',
  'true or false',
  'text below the head',
  'a group of fields, such as { en: ..., ml: ... }',
];
/** A value that its reader knows: in quotation marks, an address, a number, a date, a colour, a directive, Malayalam. */
const VALUE = /^(?:".*"|[\d:/#<:].*|https?:\S+|portal:\S+|U\+.*|.*[\u0d00-\u0d7f].*)$/s;

/**
 * The message of a mistake: expected and found.
 * @param isChoice the form offers the values that may be chosen
 */
export function problemWords({ expected, found }: Pick<Problem, 'expected' | 'found'>, isChoice = false): Words {
  const isEmpty = ['nothing', '""', '[]'].includes(found);
  const wanted =
    isChoice && /^(?:one of: |one or more of: |the id of )/.test(expected) ? { en: 'a choice from the list', ml: 'പട്ടികയിൽനിന്ന് ഒന്ന്' } : inWords(expected);
  if (isEmpty && expected === 'one of: true') return { en: 'Tick this box.', ml: 'ഈ ബോക്സിൽ അടയാളപ്പെടുത്തുക.' };
  if (isEmpty && ANYTHING.includes(expected)) return { en: 'Fill in this field.', ml: 'ഈ ഫീൽഡ് പൂരിപ്പിക്കുക.' };
  if (isEmpty) return { en: `Fill in this field: ${wanted.en}.`, ml: `ഈ ഫീൽഡ് പൂരിപ്പിക്കുക: ${wanted.ml}.` };
  // A group of fields is shown by the form itself.
  if (/^[[{]/.test(found)) return { en: `Expected: ${wanted.en}.`, ml: `വേണ്ടത്: ${wanted.ml}.` };
  const shown = foundInWords(found);
  return { en: `Expected: ${wanted.en}. Found: ${shown.en}.`, ml: `വേണ്ടത്: ${wanted.ml}. കണ്ടത്: ${shown.ml}.` };
}

/** A phrase of the content check in both languages; one that is not known is named as it is. */
function inWords(phrase: string): Words {
  const known = PHRASES[phrase];
  if (typeof known === 'string') return { en: phrase, ml: known };
  if (known) return { en: known[0], ml: known[1] };
  const sign = missingSignRuleMl(phrase);
  if (sign) return { en: phrase, ml: sign };
  return byPattern(PATTERNS, phrase) ?? { en: phrase, ml: `“${phrase}”` };
}

function foundInWords(found: string): Words {
  const quoted = VALUE.test(found) ? found : `“${found}”`;
  return byPattern(FOUND, found) ?? { en: quoted, ml: quoted };
}

function byPattern(patterns: typeof PATTERNS, phrase: string): Words | undefined {
  const [pattern, ml, en = phrase] = patterns.find(([each]) => each.test(phrase)) ?? [];
  return pattern && ml ? { en: phrase.replace(pattern, en), ml: phrase.replace(pattern, ml) } : undefined;
}
