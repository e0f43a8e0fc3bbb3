import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { Decoration, DecorationSet } from 'prosemirror-view';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';
import type { DeskMessages, Words } from '../messages.ts';
import { clipboard } from './clipboard.ts';
import { deeper, enterOneLine, toggleBold, withHeadings, withLastLine } from './commands.ts';
import { besideBox, leaveList, lessDeep, nextCell } from './keys.ts';

const { nodes } = SCHEMA;

type Options = {
  words: DeskMessages;
  /** The blocks that stand where the other language was changed. */
  marked: () => readonly number[];
  /** For tables that are pasted without one, in the language of the text. */
  caption: string;
  onLeftOut: (what: readonly Words[]) => void;
  /** What a person calls a figure or what shows data. */
  nameOf: (node: Node) => string;
  toToolbar: () => void;
};

/** The state in which a text is opened. */
export function openText(
  doc: Node,
  { words, marked, caption, nameOf, onLeftOut, toToolbar }: Options,
): EditorState {
  const lineBreak: Parameters<typeof keymap>[0][string] = ({ tr, selection }, dispatch) => {
    if (!selection.$from.parent.type.contentMatch.matchType(nodes.hard_break)) return false;
    dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  };
  const toolbar = () => {
    toToolbar();
    return true;
  };
  const state = EditorState.create({
    doc,
    plugins: [
      history(),
      keymap({
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
        'Mod-b': toggleBold,
        'Mod-]': deeper,
        'Mod-[': lessDeep,
        'Alt-F10': toolbar,
        'Shift-Enter': lineBreak,
        Enter: chainCommands(enterOneLine, splitListItem(nodes.list_item), leaveList),
        Delete: besideBox(1),
        Backspace: besideBox(-1),
        Tab: nextCell,
        'Shift-Tab': goToNextCell(-1),
      }),
      keymap(baseKeymap),
      clipboard({ caption, nameOf, onLeftOut }),
      tableEditing({ allowTableNodeSelection: true }),
      gapCursor(),
      new Plugin({
        appendTransaction: (_, __, next) => withLastLine(next) ?? withHeadings(next),
        props: {
          decorations: ({ doc }) =>
            DecorationSet.create(doc, [
              ...labels(doc, words),
              ...marks(doc, marked(), words.behind),
            ]),
        },
      }),
    ],
  });
  const last = withLastLine(state);
  return last ? state.apply(last) : state;
}

/** What a box is, and what its first words and a caption are while there are none. */
function labels(doc: Node, words: DeskMessages): Decoration[] {
  const all: Decoration[] = [];
  doc.descendants((node, at) => {
    const { type, attrs, nodeSize, content } = node;
    const name: 'steps' | 'note' | 'warning' | undefined =
      (type === nodes.box && attrs.name) || (type === nodes.steps && 'steps') || undefined;
    const empty =
      (type === nodes.caption && words.caption) || (type === nodes.box_title && words.boxTitle);
    if (name) all.push(Decoration.node(at, at + nodeSize, { 'data-kind': words[name] }));
    if (empty && content.size === 0)
      all.push(Decoration.node(at, at + nodeSize, { 'data-label': empty }));
    return type !== nodes.paragraph;
  });
  return all;
}

/** What stands where the other language was changed. */
function marks(doc: Node, marked: readonly number[], said: string): Decoration[] {
  const all: Decoration[] = [];
  doc.forEach((node, at, index) => {
    if (marked.includes(index))
      all.push(Decoration.node(at, at + node.nodeSize, { 'data-behind': said }));
  });
  return all;
}
