import { range } from '#app/lib/range.ts';

/**
 * The blocks of the nine scripts of India, from Devanagari to Malayalam: 128 places each, in which
 * like signs have like places.
 */
const [FIRST, SIZE, SCRIPTS] = [0x900, 0x80, 9];

/** The signs of all nine scripts between two places of their blocks. */
const signsAt = (from: number, to = from) =>
  Array.from({ length: SCRIPTS }, (_, script) => {
    const first = FIRST + script * SIZE;
    return range(first + from, first + to);
  });

export const VOWEL_SIGNS = signsAt(0x3e, 0x4c).join('');
const ALL_VIRAMAS = signsAt(0x4d);
export const VIRAMAS = ALL_VIRAMAS.join('');
/** Those of a nasal and of a breath. */
export const BREATHS = signsAt(0x01, 0x03).join('');

/** Malayalam has stricter rules of its own. */
const OTHER_VIRAMAS = ALL_VIRAMAS.slice(0, -1).join('');
const LETTER = '(?=[\u0904-\u0cff])\\p{L}';

/**
 * Where U+200C and U+200D are part of a word's spelling: beside a virama that stands between two
 * letters, as in Kannada ವೆಬ್\u200cಸೈಟ್ and ರ\u200d್ಯಾಂಕ್ (RFC 5892, appendix A). The expression
 * catches what stands before the joiner and the joiner; `hidden` may stand around it.
 */
export function keptJoiner(hidden: string): string {
  const joiner = `(?:(?![\u200c\u200d])${hidden})*([\u200c\u200d])${hidden}*`;
  return `([${OTHER_VIRAMAS}])${joiner}(?=${LETTER})|(${LETTER})${joiner}(?=[${OTHER_VIRAMAS}])`;
}
