import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { parse, stringify } from 'yaml';
import { FIRST } from '#app/i18n/locale.ts';
import { type Answers, answersOf } from './answers.ts';
import { newContent } from './starter.ts';

/**
 * Beside the content of a college: its answers, and which text of the starter each of its pages
 * began with.
 */
const FILE = 'starter.yaml';
/** Neutral texts; lists and details are the college's own from the first day. */
const TEXTS = 'pages/*/*.md';

/** What is kept of the beginning of a college. */
export type Begun = { answers: unknown; texts: Record<string, string> };

/** A text of the starter that this version has improved. */
export type ImprovedText = {
  file: string;
  text: string;
  /** Whether the college has none yet. */
  isNew: boolean;
  /** Whether the college has written in it since, or in the English text of a new translation. */
  isChanged: boolean;
};

/** What is kept of the starter when a college begins. */
export function starterFile(answers: Answers): { file: string; text: string } {
  const { logo: _, ...kept } = answers;
  const texts = [...textsFor(answers)].map(([name, text]) => [name, markOf(text)]);
  return { file: FILE, text: stringify({ answers: kept, texts: Object.fromEntries(texts) }) };
}

/**
 * The same once a college has taken or left texts of this version: they are asked again when the
 * starter has others.
 * @param isDecided whether it has done so with a file; what was neither taken nor left is still
 *   compared with the text with which it began
 */
export function decidedFile(
  { answers, texts }: Begun,
  isDecided: (file: string) => boolean,
): { file: string; text: string } {
  const decided = [...textsFor(answersOf(answers))].filter(([file]) => isDecided(file));
  const marks = decided.map(([file, text]) => [file, markOf(text)]);
  return {
    file: FILE,
    text: stringify({ answers, texts: { ...texts, ...Object.fromEntries(marks) } }),
  };
}

/** The answers with which a college began; none of one that began before they were kept. */
export function begunWith(college: string): Begun | undefined {
  const file = join(college, FILE);
  return existsSync(file) ? parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * The texts that the starter of this version has otherwise than the one with which the college
 * began.
 * @param read the text of a file of the college now
 */
export function improvedTexts(
  { answers, texts }: Begun,
  read: (file: string) => string | undefined,
): ImprovedText[] {
  const starter = textsFor(answersOf(answers));
  const isOwn = (file: string, own: string) =>
    markOf(own) !== texts[file] && markOf(own) !== markOf(starter.get(file) ?? '');
  return [...starter].flatMap(([file, text]): ImprovedText[] => {
    const [own, begun] = [read(file), texts[file]];
    if (markOf(text) === begun || (own !== undefined && markOf(own) === markOf(text))) return [];
    if (own !== undefined) return [{ file, text, isNew: false, isChanged: markOf(own) !== begun }];
    // What the college has taken out stays out, in each language.
    const english = file.replace(/\.[^.]+\.md$/, `.${FIRST}.md`);
    const source = read(english);
    if (begun !== undefined || (source === undefined && texts[english] !== undefined)) return [];
    const isChanged = source !== undefined && isOwn(english, source);
    return [{ file, text, isNew: true, isChanged }];
  });
}

function textsFor(answers: Answers): ReadonlyMap<string, string> {
  const texts = [...newContent(answers, TEXTS)].filter(([file]) => matchesGlob(file, TEXTS));
  return new Map(texts.map(([file, source]) => [file, String(source)]));
}

/** The mark of a text, the same for one that was only read and reviewed since. */
export function markOf(text: string): string {
  const words = text.replaceAll(/^(?:reviewedOn|updatedOn): .*\n/gm, '');
  return createHash('sha256').update(words).digest('hex').slice(0, 16);
}
