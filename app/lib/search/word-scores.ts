import { isSubject, saysLittle } from './fillers.ts';
import { foldedWords } from './fold.ts';
import { type PreparedIndex, SUBJECT_WEIGHT, TITLE_WEIGHT } from './search-index.ts';
import { matchWord, toTypedWord } from './word-match.ts';

/** Bonus of an entry whose title consists only of the words of the query. */
const WHOLE_TITLE_BONUS = 0.15;
/** `phone number` says less than whose number it is, and a year less than of what. */
const LITTLE_WEIGHT = 0.3;
const YEAR = /^20\d\d$/;
/** Added to the weight of a word in a text that stands in no title and no keyword. */
const ONLY_IN_TEXTS = 0.6;
/** A word that means the same is nearly as good as the word. */
const SYNONYM_WEIGHT = 0.85;
/** Below this a word has too little to do with the typed one. */
const LEAST_WORD_SCORE = 0.5;

/** How well an entry answers, how many words of the query it has in some form, and in which. */
export type Score = {
  score: number;
  count: number;
  words: readonly string[];
  /** The forms of each word that says of what something is asked. */
  subjects: readonly (readonly string[])[];
  isOfSubject: boolean;
};

type Scores = { scores: Map<number, Score>; unknown: string[] };

/** The entries that have words of a query in some form, and the words that none has. */
export function scoresOf(index: PreparedIndex, words: readonly string[]): Scores {
  const { scores, unknown } = scoresOfWords(index, words);
  // Two words may be one in the index: സാമ്പത്തിക ശാസ്ത്രം, സാമ്പത്തികശാസ്ത്രം.
  if (words.length === 2)
    for (const [entry, score] of scoresOfWords(index, [words.join('')], true).scores)
      if (score.score > (scores.get(entry)?.score ?? 0)) scores.set(entry, { ...score, count: 2 });
  return { scores, unknown };
}

/** @param areRight whether the words are no slips of others */
function scoresOfWords(index: PreparedIndex, words: readonly string[], areRight = false): Scores {
  const scored = words.map((word) => scoresOfWord(index, word, areRight));
  const found = scored.map((each) => each.found);
  // A common word has less weight than a rare one; an unknown word must not dominate, nor one that
  // only comes close to others.
  const isLittle = (word: string) => saysLittle(word) || YEAR.test(word) || /^[a-z]$/.test(word);
  const isOfOne = words.some((word, at) => !isLittle(word) && found[at]?.size !== 0);
  const weights = scored.map(({ found: { size }, nearness }, at) => {
    const share = isOfOne && isLittle(words[at] ?? '') ? LITTLE_WEIGHT : 1;
    const rarity = Math.log(1 + index.entries.length / size);
    return share * (size === 0 ? 0.4 : Math.max(0.4, rarity * Math.min(1, nearness + 0.05) ** 2));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const scores = new Map<number, Score>();
  for (const entry of new Set(found.flatMap((entries) => [...entries.keys()]))) {
    const own = found.map((entries) => entries.get(entry));
    const sum = own.reduce(
      (total, score, at) => total + (weights[at] ?? 0) * (score?.score ?? 0),
      0,
    );
    const titleWords = Math.min(
      ...(index.entries[entry]?.titles ?? []).map(
        ({ folded }) => foldedWords(folded).length || Infinity,
      ),
    );
    const inTitle = own.filter((score) => score?.isInTitle).length;
    scores.set(entry, {
      score: sum / all + WHOLE_TITLE_BONUS * Math.min(1, inTitle / titleWords),
      count: own.filter((score) => score !== undefined).length,
      words: own.flatMap((score) => score?.word ?? []),
      subjects: own.flatMap((score, at) =>
        score && isSubject(words[at] ?? '') ? [score.forms] : [],
      ),
      isOfSubject: own.some((score, at) => score !== undefined && isSubject(words[at] ?? '')),
    });
  }
  return { scores, unknown: words.filter((_, at) => found[at]?.size === 0) };
}

type WordScore = { score: number; isInTitle: boolean; word: string; forms: readonly string[] };
type WordScores = Map<number, WordScore>;

/** The best score of each entry for one word of the query. */
function scoresOfWord(
  index: PreparedIndex,
  text: string,
  isRight: boolean,
): { found: WordScores; nearness: number } {
  const typed = toTypedWord(text);
  const known = [...(index.stems.get(typed.stem)?.values() ?? [])];
  const raised = known.every((weight) => weight <= SUBJECT_WEIGHT) ? ONLY_IN_TEXTS : 0;
  const scores: WordScores = new Map();
  let nearness = 0;
  const note = (entry: number, score: Omit<WordScore, 'forms'>) => {
    const before = scores.get(entry);
    const forms = [...(before?.forms ?? []), score.word];
    scores.set(entry, { ...(before && before.score >= score.score ? before : score), forms });
  };
  for (const { word, places } of index.words) {
    const score = matchWord(typed, word, isRight || known.length > 0);
    if (score < LEAST_WORD_SCORE) continue;
    nearness = Math.max(nearness, score);
    for (const { entry, weight } of places)
      note(entry, {
        score: score * (word.stem === typed.stem ? weight + raised : weight),
        isInTitle: weight === TITLE_WEIGHT,
        word: word.text,
      });
  }
  // A word that means the same counts only as itself: slips and sounds of it were not typed.
  for (const term of index.synonyms.get(typed.stem) ?? []) {
    const [first = new Map<number, number>(), ...others] = term.map(
      (stem) => index.stems.get(stem) ?? new Map<number, number>(),
    );
    for (const [entry, own] of first) {
      const weight = Math.min(own, ...others.map((entries) => entries.get(entry) ?? 0));
      // In a text it is no better than the word itself would be.
      const score = SYNONYM_WEIGHT * (weight > SUBJECT_WEIGHT ? 1 : weight);
      if (weight > 0) note(entry, { score, isInTitle: false, word: term.join(' ') });
    }
  }
  return { found: scores, nearness };
}
