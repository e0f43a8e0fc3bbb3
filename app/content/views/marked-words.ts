import type { Site } from '#app/content/reading/read.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MarkedText } from '#app/lib/marked-text.ts';
import { shortWordFinder } from './short-forms.ts';

/** Marks short words in texts of which a tool shows some, and collects the explanations of those it met: long forms by id. */
export type Marker = { mark: (text: string) => MarkedText; words: Record<string, string> };

/** A marker for one tool in one language. What is explained is brief: the long form, or the meaning of a word that has none. */
export function markShortWords({ plainWords }: Pick<Site, 'plainWords'>, locale: Locale): Marker {
  const find = shortWordFinder(plainWords);
  const words: Marker['words'] = {};
  return { mark, words };

  function mark(text: string): MarkedText {
    const found = find(text);
    if (found.length === 0) return text;
    let end = 0;
    const pieces = found.flatMap(({ word, at, end: next, form, before, after }) => {
      words[word.id] = word.full?.[locale] ?? word.meaning[locale];
      const between = text.slice(end, at);
      end = next;
      return [...(between ? [between] : []), { id: word.id, form, before, after }];
    });
    return end < text.length ? [...pieces, text.slice(end)] : pieces;
  }
}
