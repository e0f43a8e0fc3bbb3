import { atMostCharacters, type Expected } from '#app/lib/expected.ts';

/** What prevents a text from being read, in the form of a fault of the content. */
type TextFault = { path: ['text']; line?: number; expected: Expected; found: string };

/** Nested quotation and list marks at the beginning of a line, more than any real text has. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d+[.)])(?=[ \t]))){9}/m;
/** A line indented this far is inside as many lists. */
const FAR_RIGHT = /^[ \t]{40}/m;

/**
 * Four times the longest text of this site. The parser's time for links grows with the square of
 * the length.
 */
export const MAX_CHARACTERS = 40_000;
/**
 * What the parser's time grows with the square or the cube of: 8,000 quotations or 2,000 open boxes
 * take a minute.
 */
const LIMITS: readonly { sign: string; mark: RegExp; most: number }[] = [
  { sign: '>', mark: /^[ \t]*>/gm, most: 200 },
  { sign: '-', mark: /^[ \t]*(?:[-*+]|\d+[.)])[ \t]/gm, most: 1000 },
  { sign: '[^', mark: /\[\^/g, most: 200 },
  { sign: ':::', mark: /:{3,}[A-Za-z]/g, most: 100 },
  { sign: '**', mark: /[*_]+/g, most: 2000 },
];

/** Finds input that would block or crash the Markdown parser. */
export function findDepthFault(source: string): TextFault | undefined {
  const place = Math.max(source.search(TOO_DEEP), source.search(FAR_RIGHT));
  if (place === -1) return findSizeFault(source);
  const line = source.slice(0, place).split('\n').length;
  return {
    path: ['text'],
    line,
    expected: {
      en: 'lists and boxes at most eight deep',
      ml: 'ലിസ്റ്റുകളും ബോക്സുകളും ഒന്നിനുള്ളിൽ മറ്റൊന്നായി പരമാവധി എട്ടു തട്ടുകൾ',
    },
    found: JSON.stringify(source.slice(place, place + 40)),
  };
}

function findSizeFault(source: string): TextFault | undefined {
  if (source.length > MAX_CHARACTERS)
    return {
      path: ['text'],
      expected: atMostCharacters(MAX_CHARACTERS),
      found: String(source.length),
    };
  const counted = LIMITS.map((limit) => ({
    ...limit,
    count: source.match(limit.mark)?.length ?? 0,
  }));
  const over = counted.find(({ count, most }) => count > most);
  return (
    over && {
      path: ['text'],
      expected: {
        en: `“${over.sign}” at most ${over.most} times`,
        ml: `“${over.sign}” പരമാവധി ${over.most} തവണ`,
      },
      found: String(over.count),
    }
  );
}
