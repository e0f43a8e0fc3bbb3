/** What a value must be, or what was found in its place, in both languages. */
export type Expected = { readonly en: string; readonly ml: string };

/** What a schema expects, in both languages: a message of zod is one string, so each has a line. */
export function say(en: string, ml: string): string {
  return `${en}\n${ml}`;
}

export function asMessage({ en, ml }: Expected): string {
  return say(en, ml);
}

/** Both languages of a message made with {@link say}. */
export function inBothLanguages(message: string): Expected {
  const [en = '', ml = en] = message.split('\n');
  return { en, ml };
}

export const NOTHING: Expected = { en: 'nothing', ml: 'ഒന്നുമില്ല' };
export const NO_FILE: Expected = { en: 'no such file', ml: 'ഫയൽ ഇല്ല' };
export const STRAY_FILE: Expected = {
  en: 'a file that no page shows',
  ml: 'ഒരു പേജിലും കാണിക്കാത്ത ഫയൽ',
};
export const A_TEXT: Expected = { en: 'a text', ml: 'ഉള്ളടക്കം' };
export const SOME_TEXT: Expected = { en: 'a text that is not empty', ml: 'ഒഴിഞ്ഞതല്ലാത്ത ഉള്ളടക്കം' };
export const A_LIST: Expected = { en: 'a list', ml: 'ഒരു പട്ടിക' };
export const BOTH_LANGUAGES: Expected = {
  en: 'a text in each of its languages',
  ml: 'ഓരോ ഭാഷയിലുമുള്ള ഉള്ളടക്കം',
};
export const A_GROUP: Expected = { en: 'a group of fields', ml: 'ഒരു കൂട്ടം വിവരങ്ങൾ' };
export const YES_OR_NO: Expected = { en: 'yes or no (true or false)', ml: 'അതെ അല്ലെങ്കിൽ അല്ല' };
export const A_TICK: Expected = { en: 'a tick (true), or nothing', ml: 'ടിക്ക്, അല്ലെങ്കിൽ ഒന്നുമില്ല' };
export const AN_ENTRY: Expected = {
  en: 'the name of an entry that exists',
  ml: 'നിലവിലുള്ള വിവരത്തിന്റെ പേര്',
};
export const ONCE: Expected = { en: 'each value once', ml: 'ഓരോ മൂല്യവും ഒരിക്കൽ മാത്രം' };

export function oneOf(values: readonly unknown[]): Expected {
  const known = values.join(', ');
  return {
    en: `one of: ${known || '(there are none yet)'}`,
    ml: `ഇവയിലൊന്ന്: ${known || '(ഇതുവരെ ഒന്നുമില്ല)'}`,
  };
}

export function atMostCharacters(count: number): Expected {
  return { en: `at most ${count} characters`, ml: `പരമാവധി ${count} അക്ഷരം` };
}

export function theFile(name: string): Expected {
  return { en: `the file ${name}`, ml: `“${name}” എന്ന ഫയൽ` };
}

/** What a check says of a value that may be there only once. */
export function givenTwice(value: string): { expected: Expected; found: Expected } {
  return { expected: ONCE, found: { en: `"${value}" twice`, ml: `"${value}" രണ്ടു തവണ` } };
}

/** A longer list of what is known helps nobody who reads it. */
export const MOST_NAMED = 40;

/** What a check says of a name that no entry has. */
export function noEntry(names: readonly string[], name: string) {
  return { ...notIn(names, name), ...(names.length > MOST_NAMED && { expected: AN_ENTRY }) };
}

/** What a check says of a value that is none of a list. */
export function notIn(
  values: readonly string[],
  value: string,
): { expected: Expected; isChoice: true; found: string } {
  return { expected: oneOf(values), isChoice: true, found: `"${value}"` };
}
