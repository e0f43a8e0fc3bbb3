import type { Node } from 'prosemirror-model';
import type { Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readText, writeText } from '#app/lib/markdown/one-form.ts';
import { MESSAGES } from '#desk/client/messages.ts';
import { openText } from '#desk/client/text-editor/editor-state.ts';

/** A text that is open in the editor, with what a person does there. */
export function openedText(text: string | Node) {
  const said: string[] = [];
  const view = new EditorView(null, {
    state: openText(typeof text === 'string' ? readText(text) : text, {
      words: MESSAGES.en,
      marked: () => [],
      caption: 'Table',
      nameOf: ({ attrs }) => `Data ${attrs.name}`,
      onLeftOut: (what) => said.splice(0, said.length, ...what.map(({ en }) => en)),
      toToolbar: () => {},
    }),
  });
  const select = (selection: Selection) => view.dispatch(view.state.tr.setSelection(selection));
  const take = (type: 'copy' | 'cut', format = 'text/html') => {
    const clipboardData = new DataTransfer();
    view.dom.dispatchEvent(
      Object.assign(new Event(type, { bubbles: true, cancelable: true }), { clipboardData }),
    );
    return clipboardData.getData(format);
  };
  return {
    view,
    select,
    take,
    paste: (copied: string, type = 'text/html') => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, copied);
      view.dom.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData }),
      );
    },
    written: () => writeText(view.state.doc),
    said,
  };
}

/** The place of words in a text: of their beginning, or of their end. */
export function placeOf(doc: Node, words: string, isEnd = false): number {
  let place = -1;
  doc.descendants((node, at) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index !== -1 && place === -1) place = at + index + (isEnd ? words.length : 0);
  });
  return place;
}
