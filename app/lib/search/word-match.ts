import { isLatin } from '#app/lib/latin.ts';
import { editDistance } from './edit-distance.ts';
import { keysAgree, keysAreNear, type Sound, soundOfWord } from './sound.ts';
import { indexStem, latinStem } from './stem.ts';

/** A folded word with its comparison keys. */
export type Word = { text: string; stem: string; sound: Sound };

/** A typed word, which may have an ending. */
export type TypedWord = Word & { soundOfStem: Sound | undefined };

/**
 * Makes a folded word of the index ready to be compared; some ten microseconds, so it is done once
 * a word.
 */
export function toWord(text: string): Word {
  return { text, stem: indexStem(text), sound: soundOfWord(text) };
}

/** Makes a folded word of a query ready to be compared. */
export function toTypedWord(text: string): TypedWord {
  const stem = latinStem(text);
  return { ...toWord(text), soundOfStem: stem === undefined ? undefined : soundOfWord(stem) };
}

/** Words shorter than this are not looked at for slips: too many others are near. */
const SHORTEST_SLIP_WORD = 4;
/** Words of this length may have two typing errors. */
const TWO_SLIPS_FROM = 6;
/** Minimum length of a part of a word to be found inside another one. */
const SHORTEST_PART = 3;
/** Latin letters make short words that are in many others: `name` is in `tournament`. */
const SHORTEST_LATIN_PART = 6;
const SHORTEST_STEM_PART = 4;
/** A whole word that is known is not the beginning of another: `sc` of `scholarship`. */
const KNOWN_BEGINNING = 0.6;
/** An ending may have been part of the word. */
const ENDING_WEIGHT = 0.95;

/**
 * Number of tolerated typing errors in a word. Vowel signs are not counted as letters: പാട്ട് has
 * three.
 */
function allowedSlips(word: string): number {
  const letters = word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (letters < SHORTEST_SLIP_WORD) return 0;
  return letters < TWO_SLIPS_FROM ? 1 : 2;
}

/**
 * How well a word of an index answers a typed one, from 0 (not at all) to 1 (the same word).
 * Nearness of spelling counts more than nearness of sound, so that a word that was typed rightly
 * never loses to one that only sounds like it.
 * @param isKnown whether the index has the typed word: then it is not a typing error, and `ranking`
 *   does not find `ragging`
 */
export function matchWord(typed: TypedWord, word: Word, isKnown: boolean): number {
  if (word.text === typed.text) return 1;
  if (word.stem === typed.stem) return 0.95;
  if (word.text.startsWith(typed.text))
    return isKnown && isLatin(typed.text) ? KNOWN_BEGINNING : typed.text.length > 1 ? 0.9 : 0.3;
  if (typed.stem.length >= SHORTEST_STEM_PART && word.stem.startsWith(typed.stem)) return 0.85;
  const shortest = isLatin(typed.text) ? SHORTEST_LATIN_PART : SHORTEST_PART;
  if (typed.text.length >= shortest && word.text.includes(typed.text)) return 0.75;
  // A known word does not sound like another nearly: `revaluation` does not find `regulation`.
  const isItself = isKnown && isLatin(typed.text) === isLatin(word.text);
  return Math.max(
    isKnown ? 0 : slipScore(typed, word),
    soundScore(typed, word, isItself),
    compoundScore(typed, word),
  );
}

function slipScore(typed: Word, word: Word): number {
  const limit = allowedSlips(typed.text);
  if (limit === 0 || word.text.length < SHORTEST_SLIP_WORD) return 0;
  const whole = editDistance(typed.text, word.text, limit);
  if (whole <= limit) return 0.8 - 0.12 * whole;
  // Of a longer word the beginning may be all that was typed, or an ending of its case follows.
  if (word.text.length <= typed.text.length || typed.text.length < TWO_SLIPS_FROM) return 0;
  return editDistance(typed.text, word.text.slice(0, typed.text.length), 1) <= 1 ? 0.6 : 0;
}

/** How well a word sounds like a typed one, with or without an ending, from 0 to 0.75. */
function soundScore({ sound, soundOfStem }: TypedWord, word: Word, isKnown: boolean): number {
  const whole = scoreOfSounds(sound, word.sound, isKnown);
  return soundOfStem === undefined
    ? whole
    : Math.max(whole, ENDING_WEIGHT * scoreOfSounds(soundOfStem, word.sound, isKnown));
}

function scoreOfSounds(typed: Sound, word: Sound, isKnown: boolean): number {
  let best = 0;
  for (const typedKey of typed.keys) {
    if (typedKey === '') continue;
    for (const key of word.keys) {
      const isNear = !isKnown && keysAreNear(typedKey, key);
      if (!isNear && !keysAgree(typedKey, key)) continue;
      const plain = isNear ? word.plain : word.plain.slice(0, typed.plain.length + 2);
      const longest = Math.max(typed.plain.length, plain.length);
      const nearness = longest === 0 ? 0 : 1 - editDistance(typed.plain, plain, longest) / longest;
      // A key of one or two consonants is shared by many words: then the vowels have to agree as
      // well.
      if (typedKey.length < SHORTEST_PART && nearness < 0.7) continue;
      best = Math.max(best, 0.25 + 0.5 * nearness);
    }
  }
  return best;
}

/** Many languages of India join words: ഹോസ്റ്റൽഫീസ് contains ഹോസ്റ്റൽ. */
function compoundScore(typed: Word, word: Word): number {
  if (isLatin(typed.text) || word.stem.length < SHORTEST_STEM_PART) return 0;
  return typed.text.startsWith(word.stem) ? 0.6 : 0;
}
