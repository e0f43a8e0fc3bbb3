import { type Node, Slice } from 'prosemirror-model';
import { Plugin, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { readText } from '#app/lib/markdown/one-form.ts';
import { markdownOf } from '#app/lib/markdown/plain-words.ts';
import { said } from '#desk/imports/left-out.ts';
import type { Words } from '../messages.ts';
import { copy, htmlOf, type OwnCopy, ownCopy, plainText } from './own-copy.ts';
import { cleanHtml } from './pasted/pasted-html.ts';
import { plainLines } from './pasted/plain-text.ts';
import { namesSender } from './pasted/quoted-mail.ts';
import { withoutMarkdown, withoutStruck } from './pasted/typed-markdown.ts';
import { putIn } from './put-in.ts';

/** A longer one is pasted as it is. */
const LONGEST = 40_000;

const isPicture = (type: string) => type.startsWith('image/');

type Options = {
  /** For tables that are pasted without one, in the language of the text. */
  caption: string;
  /** What a person calls a figure or what shows data. */
  nameOf: (node: Node) => string;
  onLeftOut: (what: readonly Words[]) => void;
};

/**
 * Copies and pastes, also what is dragged: what the editor itself has copied comes back as it was;
 * what other programs have copied becomes what this site may have.
 */
export function clipboard({ caption, nameOf, onLeftOut }: Options): Plugin {
  let own: OwnCopy | undefined;
  let leftOut: readonly Words[] = [];
  const tell = (words: readonly Words[]) => {
    leftOut = [...new Map(words.map((each) => [each.en, each])).values()];
    onLeftOut(leftOut);
  };
  const put = (view: EditorView, parsed: Slice) => {
    const rest = own?.rest;
    const slice = own?.slice ?? parsed;
    own = undefined;
    if (slice.size === 0) return false;
    tell([...leftOut, ...putIn(view, slice, { caption, rest, nameOf })]);
    return true;
  };
  /** A picture of the screen, or a file from a folder, has no place in a text. */
  const refuse = (files: FileList | undefined) => {
    if (!files?.length) return false;
    tell([...files].map(({ type, name }) => said(isPicture(type) ? 'picture' : 'leftOut', name)));
    return true;
  };
  return new Plugin({
    view: (view) => {
      const mark = (event: DragEvent) => {
        if (view.dragging)
          event.dataTransfer?.setData('text/html', htmlOf(view, view.dragging.slice).html);
      };
      view.dom.addEventListener('dragstart', mark);
      return { destroy: () => view.dom.removeEventListener('dragstart', mark) };
    },
    props: {
      clipboardTextSerializer: (slice) => plainText(slice, nameOf),
      handleDOMEvents: { copy: copy, cut: copy },
      transformPastedHTML: (html) => {
        own = ownCopy(html);
        const cleaned = own ? { html, dropped: [] } : cleanHtml(html, caption);
        tell(cleaned.dropped);
        return cleaned.html;
      },
      clipboardTextParser: (text) => {
        own = undefined;
        tell([]);
        // The parser takes a longer one for minutes.
        if (text.length > LONGEST) return null as never;
        const { lines, isJoined } = plainLines(text);
        const { lines: read, hasTicks } = withoutMarkdown(lines);
        const { lines: plain, struck } = withoutStruck(read);
        tell([
          ...(isJoined ? [said('joinedLines')] : []),
          ...(hasTicks ? [said('ticks')] : []),
          ...struck.map((words) => said('struckOut', words)),
          ...(namesSender(text) ? [said('earlierMail')] : []),
        ]);
        return Slice.maxOpen(readText(markdownOf(plain.join('\n'), caption)).content);
      },
      handlePaste: (view, event, slice) => put(view, slice) || refuse(event.clipboardData?.files),
      handleDrop: (view, event, slice) => {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        // What is dragged inside the text is only moved.
        if (view.dragging) return false;
        if (slice.size === 0 && refuse(event.dataTransfer?.files)) return true;
        if (!place) return false;
        const { doc, tr } = view.state;
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
        view.focus();
        return put(view, slice);
      },
    },
  });
}
