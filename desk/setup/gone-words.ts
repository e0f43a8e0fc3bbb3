import { patternOf } from '#app/lib/any-of.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';

type Names = readonly string[];

/** Words of what goes, in all languages, and of what stays: degrees such as "B.Arch", and names of programmes. */
export type GoneWords = {
  awards: { gone: Names; left: Names };
  programmes: { gone: Names; left: Names };
  figures: Names;
};

/** Lists with entries that are about a degree, and the fields that say so: explained words, items asked for by law, courses for other departments. */
const ABOUT: readonly [file: RegExp, fields: Names][] = [
  [/^plain-words\.yaml$/, ['term', 'meaning']],
  [/^disclosures\.yaml$/, ['label']],
  [/^departments\//, ['students']],
  [/^faq\.yaml$/, ['question']],
];
/** Files with prose, from which sentences go; elsewhere a text is a title or a label. */
const PROSE = /^(?:departments|admissions)\/|^(?:faq|ways-in)\.yaml$/;
/** Not behind an abbreviation such as എം.സി.എ. */
const SENTENCE_END = /(?<=[\p{L}\p{M}\d)]{3}\.) /u;
/** A row of a table, with its first cell. */
const ROW = /^\|([^|\n]+)\|.*\n/gm;
/** A line of running text, not the title of a table. */
const PARAGRAPH = /^(?!:::)[\p{L}:*[][^\n]*\. [^\n]*$/gmu;
/** The end of the fields of a file, at which its text begins. */
const END_OF_FIELDS = '\n---\n';
const KEYWORDS = /^keywords: \[(.*)\]$/m;

/** Data without entries that are about degrees or programmes that go only, and without their keywords. */
export function withoutWords(value: unknown, file: string, words: GoneWords): unknown {
  // A field that would be empty stays.
  if (typeof value === 'string')
    return namesLeft((PROSE.test(file) && sentencesLeft(value, words)) || value, words);
  if (Array.isArray(value))
    return value
      .filter((item) => !isAboutGone(item, file, words))
      .map((item) => withoutWords(item, file, words));
  if (!isGroup(value)) return value;
  const isSearch = file === 'search.yaml';
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      isSearch || name === 'keywords'
        ? withoutKeywords(field, words)
        : withoutWords(field, file, words),
    ]),
  );
}

/** A text without keywords, and without sentences of its paragraphs, that are about degrees that go. */
export function withoutWordsInText(text: string, words: GoneWords): string {
  const start = text.indexOf(END_OF_FIELDS) + END_OF_FIELDS.length;
  const fields = text
    .slice(0, start)
    .replace(
      KEYWORDS,
      (_, list: string) => `keywords: [${leftOf(list.split(', '), words).join(', ')}]`,
    );
  const body = text
    .slice(start)
    .replaceAll(PARAGRAPH, (paragraph) => namesLeft(sentencesLeft(paragraph, words), words))
    .replaceAll(ROW, (row, first: string) =>
      namesOne(first, words.awards.gone) && !namesOne(first, words.awards.left) ? '' : row,
    );
  return fields + body;
}

/** A text without degrees that go in its lists with others: “B.Tech, B.Arch and MCA” is “B.Tech and MCA”. */
function namesLeft(text: string, { awards }: Pick<GoneWords, 'awards'>): string {
  const { gone, left } = awards;
  const one = (names: Names) =>
    `(?<![\\p{L}\\p{M}])(?:${names.map(patternOf).join('|')})(?![\\p{L}\\p{M}])`;
  if (!namesOne(text, gone) || !namesOne(text, left)) return text;
  const isNoSubject = '(?! (?:are|were|have)\\b)';
  const last = new RegExp(`, (${one(left)}) and ${one(gone)}${isNoSubject}`, 'gu');
  const after = new RegExp(
    `(?<=${one(left)})(?:, | and | or | അല്ലെങ്കിൽ )${one(gone)}${isNoSubject}`,
    'gu',
  );
  const before = new RegExp(`${one(gone)}(?:, | and | or )(?=${one(left)})`, 'gu');
  const shorter = text.replaceAll(last, ' and $1').replaceAll(after, '').replaceAll(before, '');
  return shorter === text ? text : namesLeft(shorter, { awards });
}

/** The sentences that are not about degrees or figures that go only. */
function sentencesLeft(text: string, { awards, figures }: GoneWords): string {
  const isGone = (sentence: string) =>
    figures.some((figure) => sentence.includes(`:figure[${figure}]`)) ||
    (namesOne(sentence, awards.gone) && !namesOne(sentence, awards.left));
  return text
    .split(SENTENCE_END)
    .filter((sentence) => !isGone(sentence))
    .join(' ');
}

function withoutKeywords(value: unknown, words: GoneWords): unknown {
  const isWords = (part: unknown): part is Names =>
    Array.isArray(part) && part.every((item) => typeof item === 'string');
  return JSON.parse(JSON.stringify(value), (_, part) =>
    isWords(part) ? leftOf(part, words) : part,
  );
}

/** One that would be the last, or the last but one of words with one meaning, stays. */
function leftOf(keywords: Names, { awards }: GoneWords): Names {
  const left = keywords.filter((keyword) => !namesOne(keyword, awards.gone));
  return left.length > 1 ? left : keywords;
}

function isAboutGone(item: unknown, file: string, { awards, programmes }: GoneWords): boolean {
  const [, fields = []] = ABOUT.find(([files]) => files.test(file)) ?? [];
  if (!isGroup(item)) return false;
  const text = fields
    .flatMap((name) => (isGroup(item[name]) ? Object.values(item[name]) : []))
    .join('\n');
  return [awards, file.startsWith('departments/') ? programmes : awards].some(
    ({ gone, left }) => namesOne(text, gone) && !namesOne(text, left),
  );
}

function namesOne(text: string, names: Names): boolean {
  return names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{M}])${patternOf(name)}(?![\\p{L}\\p{M}])`, 'u').test(text),
  );
}
