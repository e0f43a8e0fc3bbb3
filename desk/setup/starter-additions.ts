import { matchesGlob } from 'node:path';
import { FIRST, languageOfFile } from '#app/i18n/locale.ts';
import { patchYaml } from '#desk/content-files/patch-yaml.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import { readYaml } from '#desk/content-files/read-yaml.ts';
import { type Answers, answersOf } from './answers.ts';
import { newContent } from './starter.ts';
import type { Begun, ImprovedText } from './starter-texts.ts';

type Files = ReadonlyMap<string, string>;
/** What a file has in another language, by what it has in English; none where that differs. */
type Words = ReadonlyMap<string, unknown>;

/** The lists of a page that name its texts. */
const LISTS = ['sections', 'subpages'];

/**
 * What the data of a college lack beside the texts of this version: the names of new texts in the
 * pages that show them, and words in its other languages, where its English words are still those
 * of the starter.
 * @param files the data of the college by file, as upgraded so far
 * @returns the files that change
 */
export function withAdditions(
  begun: Begun,
  improved: readonly ImprovedText[],
  files: Files,
): ReadonlyMap<string, string> {
  const answers = answersOf(begun.answers);
  const starter = new Map(
    [...newContent(answers)].flatMap(([file, text]): [string, unknown][] =>
      file.endsWith('.yaml') ? [[file, readYaml(String(text))]] : [],
    ),
  );
  const texts = improved.filter(({ file, isNew }) => isNew && languageOfFile(file) === FIRST);
  return new Map(
    [...files].flatMap(([file, source]): [string, string][] => {
      const now = starter.get(file);
      const own = readYaml(source);
      // Of the college alone, or emptied by it.
      if (now === undefined || !own) return [];
      const words = otherLanguages(answers).map((each) => [each, wordsIn(now, each)] as const);
      const next = translated(withTexts(file, own, now, texts), words);
      const text = patchYaml(source, next);
      return text === source ? [] : [[file, text]];
    }),
  );
}

const otherLanguages = ({ languages }: Answers) => languages.filter((each) => each !== FIRST);

/** A page with the names of new texts in the lists in which the starter has them. */
function withTexts(
  file: string,
  own: unknown,
  starter: unknown,
  texts: readonly ImprovedText[],
): unknown {
  if (!matchesGlob(file, 'pages/*/page.yaml') || !isGroup(own) || !isGroup(starter)) return own;
  const folder = file.slice(0, -'page.yaml'.length);
  const names = texts
    .filter((text) => text.file.startsWith(folder))
    .map((text) => text.file.slice(folder.length, -`.${FIRST}.md`.length));
  const isNamed = (name: string) => LISTS.some((list) => namesIn(own[list]).includes(name));
  const added = LISTS.flatMap((list): [string, string[]][] => {
    const missing = names.filter((name) => namesIn(starter[list]).includes(name) && !isNamed(name));
    return missing.length > 0 ? [[list, [...namesIn(own[list]), ...missing]]] : [];
  });
  return { ...own, ...Object.fromEntries(added) };
}

const namesIn = (list: unknown): string[] => (Array.isArray(list) ? list : []);

function wordsIn(data: unknown, language: string): Words {
  const words = new Map<string, unknown>();
  for (const value of groupsIn(data)) {
    if (value[FIRST] === undefined || value[language] === undefined) continue;
    const english = JSON.stringify(value[FIRST]);
    const isOther =
      words.has(english) && JSON.stringify(words.get(english)) !== JSON.stringify(value[language]);
    words.set(english, isOther ? undefined : value[language]);
  }
  return words;
}

/** A group and all groups inside it. */
function groupsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(groupsIn);
  return isGroup(value) ? [value, ...Object.values(value).flatMap(groupsIn)] : [];
}

function translated(value: unknown, words: readonly (readonly [string, Words])[]): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, words));
  if (!isGroup(value)) return value;
  const own = Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, translated(item, words)]),
  );
  if (own[FIRST] === undefined) return own;
  const english = JSON.stringify(own[FIRST]);
  const added = words.flatMap(([language, known]): [string, unknown][] => {
    const word = known.get(english);
    return own[language] === undefined && word !== undefined ? [[language, word]] : [];
  });
  return { ...own, ...Object.fromEntries(added) };
}
