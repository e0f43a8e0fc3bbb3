import type { Problem } from '#app/content/reading/problem.server.ts';
import {
  A_GROUP,
  A_LIST,
  A_TEXT,
  A_TICK,
  BOTH_LANGUAGES,
  NOTHING,
  SOME_TEXT,
  YES_OR_NO,
} from '#app/lib/expected.ts';
import { inDesk } from '#desk/desk-languages.ts';
import type { Words } from '#desk/words.ts';
import { dayWords } from './day-words.ts';

/** What an empty field lacks without saying more than that it is empty. */
const ANYTHING: readonly string[] = [A_TEXT, SOME_TEXT, A_LIST, YES_OR_NO, BOTH_LANGUAGES].map(
  ({ en }) => en,
);
const A_CHOICE: Words = { en: 'a choice from the list', ml: 'പട്ടികയിൽനിന്ന് ഒന്ന്' };

/** What was found, in quotation marks; days and moments as the site writes them. */
function foundWords(found: Problem['found']): Words {
  if (typeof found !== 'string') return found;
  const quoted = found.startsWith('"') ? found : `“${found}”`;
  return dayWords(found.replace(/^"(.*)"$/, '$1')) ?? { en: quoted, ml: quoted };
}

/**
 * What is expected, with days and moments as the site writes them: that of the files is for who
 * writes in them.
 */
const inDayWords = (expected: Words): Words =>
  inDesk((locale) =>
    expected[locale].replaceAll(
      /\d{4}-\d\d-\d\d(?:T[\d:+]+)?/g,
      (day) => dayWords(day)?.[locale] ?? day,
    ),
  );

/**
 * The message of a mistake: expected and found.
 * @param isShown the form offers the values that may be chosen
 */
export function problemWords(
  { expected, found, isChoice }: Pick<Problem, 'expected' | 'found' | 'isChoice'>,
  isShown = false,
): Words {
  const isEmpty =
    typeof found === 'string' ? ['""', '[]'].includes(found) : found.en === NOTHING.en;
  const wanted = isChoice && isShown ? A_CHOICE : inDayWords(expected);
  if (isEmpty && expected.en === A_TICK.en)
    return { en: 'Tick this box.', ml: 'ഈ ബോക്സിൽ അടയാളപ്പെടുത്തുക.' };
  if (isEmpty && expected.en === A_GROUP.en)
    return { en: 'Fill in the fields of this part.', ml: 'ഈ ഭാഗത്തെ ഫീൽഡുകൾ പൂരിപ്പിക്കുക.' };
  if (isEmpty && ANYTHING.includes(expected.en))
    return { en: 'Fill in this field.', ml: 'ഈ ഫീൽഡ് പൂരിപ്പിക്കുക.' };
  if (isEmpty)
    return { en: `Fill in this field: ${wanted.en}.`, ml: `ഈ ഫീൽഡ് പൂരിപ്പിക്കുക: ${wanted.ml}.` };
  // A group of fields is shown by the form itself.
  if (typeof found === 'string' && /^[[{]/.test(found))
    return { en: `Expected: ${wanted.en}.`, ml: `വേണ്ടത്: ${wanted.ml}.` };
  const shown = foundWords(found);
  return {
    en: `Expected: ${wanted.en}. Found: ${shown.en}.`,
    ml: `വേണ്ടത്: ${wanted.ml}. കണ്ടത്: ${shown.ml}.`,
  };
}
