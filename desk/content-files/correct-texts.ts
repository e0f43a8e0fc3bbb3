import { type Correction, correctEncoding } from '#languages/encoding.ts';
import { withoutCopied } from './copied-contacts.ts';
import { directAddress } from './direct-address.ts';
import { isGroup } from './print-yaml.ts';

/**
 * What is corrected: letters and signs, addresses that only lead on to another one, and what was
 * copied along with a number or address.
 */
export type Corrected = Correction | 'leading' | 'copied';
/** What was corrected in a field; of a text of several lines, in which of them. */
export type CorrectedField = { path: (string | number)[]; lines: number[]; what: Corrected };

/** A whole value that is an address: its letters are those of another site. */
const ADDRESS = /^(?:\/|[a-z]+:)\S*$/;
const PHONE_OR_MAIL = /^\+?[\d -]+$|^[^\s@]+@[^\s@]+$/;
/** An address inside a text, to the end of its link or of its sentence. */
const INSIDE = /https?:\/\/[^\s<>"()[\]]+[^\s<>"()[\].,;:]/g;
/** Anything but what is copied along from a chat or a list of contacts. */
const SEEN = /[^\s\p{Cf}]/u;

/**
 * A value in the encoding of this site: old chillu letters are converted, signs that mean nothing
 * are removed, and spaces around a line.
 */
export function correctTexts<Value>(value: Value): { value: Value; corrected: CorrectedField[] } {
  const corrected: CorrectedField[] = [];
  const right = withTexts(value, (item, path) => {
    const note = (what: Corrected) =>
      corrected.push({ path, lines: changedLines(item, what), what });
    const direct = withoutLeading(item);
    if (direct !== item) note('leading');
    const around = withoutAround(direct);
    const bare = withoutCopied(around, path.at(-1));
    if (bare !== around) note('copied');
    if (ADDRESS.test(bare) || PHONE_OR_MAIL.test(bare)) return bare;
    const { text, corrections } = correctEncoding(direct.includes('\n') ? direct : direct.trim());
    corrections.forEach(note);
    return text;
  });
  return { value: right, corrected };
}

/** A value with another text in the place of each. */
export function withTexts<Value>(
  value: Value,
  change: (text: string, path: (string | number)[]) => string,
): Value {
  const changed = (item: unknown, path: (string | number)[]): unknown => {
    if (Array.isArray(item)) return item.map((each, index) => changed(each, [...path, index]));
    if (isGroup(item))
      return Object.fromEntries(
        Object.entries(item).map(([key, each]) => [key, changed(each, [...path, key])]),
      );
    return typeof item === 'string' ? change(item, path) : item;
  };
  // Only strings are replaced, by strings.
  return changed(value, []) as Value;
}

function withoutAround(text: string): string {
  let end = text.length;
  while (end > 0 && !SEEN.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(Math.max(0, text.search(SEEN)), end);
}

function withoutLeading(text: string): string {
  return text.includes('://') ? text.replaceAll(INSIDE, directAddress) : text;
}

function changedLines(text: string, what: Corrected): number[] {
  const lines = text.trimEnd().split('\n');
  return lines.length === 1
    ? []
    : lines.flatMap((line, index) =>
        (
          what === 'copied'
            ? false
            : what === 'leading'
              ? withoutLeading(line) !== line
              : correctEncoding(line).corrections.includes(what)
        )
          ? [index + 1]
          : [],
      );
}
