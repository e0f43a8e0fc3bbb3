const HEADING = /^#{1,6}\s+\S/;
const FENCE = /^\s*(?:```|~~~)/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/;
/** Below the headings of a table. */
const UNDER_HEADINGS = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;
const TASK = /^(\s*)[-*]\s+\[([ xX])\]\s+/;
const STAR = /^(\s*)\*\s+(?=\S)/;
/** What a chat bot puts behind a sentence for a source. */
const SOURCE = /\u3010[^\u3011]*\u2020[^\u3011]*\u3011|\ue200[^\ue201]*\ue201/g;

/** Words that WhatsApp or a chat bot shows struck through; not numbers after the sign “about”. */
const STRUCK =
  /(?<![\p{L}\p{M}\p{N}~/])(~{1,2})(?=[^\s~])([^~\n]*[^~\s])\1(?![\p{L}\p{M}\p{N}~])/gu;

/** Lines without the signs around struck words, and these words. */
export function withoutStruck(lines: readonly string[]): { lines: string[]; struck: string[] } {
  const struck: string[] = [];
  const plain = lines.map((line) =>
    line.replaceAll(STRUCK, (_, _signs, words: string) => {
      struck.push(words);
      return words;
    }),
  );
  return { lines: plain, struck };
}

/**
 * The lines of Markdown, as a chat bot copies it, in the form of other programs: cells with tabs,
 * items with dashes; `hasTicks` of a list to be ticked.
 */
export function withoutMarkdown(lines: readonly string[]): { lines: string[]; hasTicks: boolean } {
  const isThere = (sign: RegExp, least = 1) =>
    lines.filter((line) => sign.test(line)).length >= least;
  const isMarkdown =
    [FENCE, UNDER_HEADINGS, TASK].some((sign) => isThere(sign)) ||
    (isThere(HEADING) && (isThere(/^##/) || isThere(/\*\*\S/) || isThere(HEADING, 2)));
  if (!isMarkdown) {
    const dashed = isThere(STAR, 2) ? lines.map((line) => line.replace(STAR, '$1- ')) : [...lines];
    return { lines: dashed.map((line) => line.replaceAll(SOURCE, '')), hasTicks: false };
  }
  const inTable = (index: number): boolean =>
    (lines[index]?.includes('|') ?? false) &&
    (UNDER_HEADINGS.test(lines[index + 1] ?? '') ||
      UNDER_HEADINGS.test(lines[index] ?? '') ||
      inTable(index - 1));
  return {
    lines: lines.flatMap((line, index) => {
      if ([FENCE, RULE, UNDER_HEADINGS].some((sign) => sign.test(line))) return [];
      if (inTable(index)) return [cellsOf(line).join('\t')];
      const words = line
        .replace(TASK, '$1- ')
        .replace(STAR, '$1- ')
        .replace(/^(?:>\s?)+/, '');
      return [words.replace(/^#(?=\s)/, '##').replaceAll(SOURCE, '')];
    }),
    hasTicks: lines.some((line) => TASK.exec(line)?.[2]?.toLowerCase() === 'x'),
  };
}

const cellsOf = (row: string) =>
  row
    .trim()
    .replaceAll(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
