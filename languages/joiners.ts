/** The signs that take a consonant's vowel away, in the scripts of India but Malayalam, whose own rules are stricter: Unicode's combining class 9. */
const VIRAMAS = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd';
const LETTER = '(?=[\u0904-\u0cff])\\p{L}';

/**
 * Where U+200C and U+200D are part of a word's spelling: beside a virama that stands between two letters, as in Kannada ವೆಬ್\u200cಸೈಟ್ and
 * ರ\u200d್ಯಾಂಕ್ (RFC 5892, appendix A). The expression catches what stands before the joiner and the joiner; `hidden` may stand around it.
 */
export function keptJoiner(hidden: string): string {
  const joiner = `(?:(?![\u200c\u200d])${hidden})*([\u200c\u200d])${hidden}*`;
  return `([${VIRAMAS}])${joiner}(?=${LETTER})|(${LETTER})${joiner}(?=[${VIRAMAS}])`;
}
