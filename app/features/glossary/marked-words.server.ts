import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { ExplainedWords, MarkedText } from '#app/lib/marked-text.ts';
import { shortWordFinder } from './short-forms.server.ts';
import { explanationOf } from './short-words.server.ts';

/** Marks abbreviations in texts of a tool, and collects the explanations of those found. */
export type Marker = { mark: (text: string) => MarkedText; words: ExplainedWords };

/** A marker for one tool in one language. */
export function markShortWords({ plainWords }: Pick<Site, 'plainWords'>, locale: Locale): Marker {
  const find = shortWordFinder(plainWords);
  const words: ExplainedWords = {};
  return { mark, words };

  function mark(text: string): MarkedText {
    const found = find(text);
    if (found.length === 0) return text;
    let end = 0;
    const pieces = found.flatMap(({ word, at, form }) => {
      words[word.id] = explanationOf(word, locale);
      const between = text.slice(end, at);
      end = at + form.length;
      return [...(between ? [between] : []), { id: word.id, form }];
    });
    return end < text.length ? [...pieces, text.slice(end)] : pieces;
  }
}
