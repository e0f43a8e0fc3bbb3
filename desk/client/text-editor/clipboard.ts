import { type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { readText } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import type { Words } from '../messages.ts';
import { copy, isOwnCopy, OWN_SERIALIZER, plainText } from './own-copy.ts';
import { cleanHtml } from './pasted/pasted-html.ts';
import { putIn } from './put-in.ts';

/** A longer one is pasted as it is. */
const LONGEST = 40_000;

type Options = {
  /** For tables that are pasted without one, in the language of the text. */
  caption: string;
  /** What a person calls a figure or what shows data. */
  nameOf: (node: Node) => string;
  onLeftOut: (what: readonly Words[]) => void;
};

/** Copies and pastes: what the editor itself has copied comes back as it was; what other programs have copied becomes what this site may have. */
export function clipboard({ caption, nameOf, onLeftOut }: Options): Plugin {
  let isOwn = false;
  let leftOut: readonly Words[] = [];
  const tell = (words: readonly Words[]) => {
    leftOut = [...new Map(words.map((each) => [each.en, each])).values()];
    onLeftOut(leftOut);
  };
  return new Plugin({
    props: {
      clipboardSerializer: OWN_SERIALIZER,
      clipboardTextSerializer: (slice) => plainText(slice, nameOf),
      handleDOMEvents: { copy: copy, cut: copy },
      transformPastedHTML: (html) => {
        isOwn = isOwnCopy(html);
        const cleaned = isOwn ? { html, dropped: [] } : cleanHtml(html, caption);
        tell(cleaned.dropped);
        return cleaned.html;
      },
      clipboardTextParser: (text) => {
        isOwn = false;
        tell([]);
        // The parser takes a longer one for minutes.
        return text.length > LONGEST
          ? (null as never)
          : Slice.maxOpen(readText(markdownOf(text, caption)).content);
      },
      handlePaste: (view, event, slice) => {
        if (slice.size === 0) return false;
        tell([...leftOut, ...putIn(view, event, slice, { caption, isOwn, nameOf })]);
        return true;
      },
    },
  });
}
