import type { Locale } from '#app/i18n/locale.ts';
import { deskLanguageOf } from '#desk/desk-languages.ts';
import 'prosemirror-view/style/prosemirror.css';
import 'prosemirror-gapcursor/style/gapcursor.css';
import '#app/styles/clauses.css';
import './text-editor.css';
import type { EditorState } from 'prosemirror-state';
import { EditorView, type NodeView } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { readText, writeText } from '#app/lib/markdown/one-form.ts';
import { describedBy } from '../form/field-parts.tsx';
import type { FormContext } from '../form/form-context.ts';
import { smallPicture } from '../form/found-choices.tsx';
import { MESSAGES, type Words } from '../messages.ts';
import { openText } from './editor-state.ts';
import { blockName, figureName, pictureIn } from './names.ts';
import { Toolbar } from './toolbar.tsx';

type TextEditorProps = {
  id: string;
  lang: Locale | undefined;
  /** In Markdown, as the form has it. */
  text: string;
  /** Its blocks that stand where the other language was changed. */
  marked: readonly number[];
  isFocused: boolean;
  isRequired: boolean;
  onType: (text: string) => void;
  onLeave: () => void;
  context: FormContext;
  /** Puts words where the cursor is. */
  insert: RefObject<((words: string) => void) | undefined>;
};

/**
 * A text with its headings, lists, tables and boxes as the page shows them. What is not changed
 * keeps each sign.
 */
export function TextEditor(props: TextEditorProps) {
  const { id, lang, text, context, insert } = props;
  const place = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [leftOut, setLeftOut] = useState<readonly Words[]>([]);
  const latest = useRef(props);
  latest.current = props;
  /** The text of the document, and the one that was opened: as it was typed and in its one form. */
  const known = useRef<{ text: string; source: string; form: string }>(undefined);
  /** Texts that were typed and are still on their way through the form. */
  const typed = useRef(new Set<string>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: the view has its own state; a text from elsewhere is put into it below
  useEffect(() => {
    const { words } = context;
    const first = openText(readText(text), {
      words,
      marked: () => latest.current.marked,
      caption: MESSAGES[deskLanguageOf(lang ?? context.locale)].table,
      nameOf: (node) =>
        node.isInline ? figureName(node.attrs, context) : blockName(node.attrs, context),
      onLeftOut: setLeftOut,
      toToolbar: () => toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    });
    known.current = { text, source: text, form: writeText(first.doc) };
    const { id: own, 'aria-describedby': described } = describedBy(id);
    const editor: EditorView = new EditorView(place.current, {
      state: first,
      attributes: {
        ...{ id: own, 'aria-describedby': described, 'aria-labelledby': `${id}-label` },
        ...{ role: 'textbox', 'aria-multiline': 'true', tabindex: '0', class: 'text' },
        ...(props.isRequired && { 'aria-required': 'true' }),
        ...(lang && { lang }),
      },
      nodeViews: {
        data_block: (node) => {
          const picture = pictureIn(node.attrs, context);
          return shown('div', blockName(node.attrs, context), picture && smallPicture(picture));
        },
        figure: ({ attrs }) => shown('span', figureName(attrs, context)),
      },
      handleDOMEvents: { blur: () => latest.current.onLeave() },
      dispatchTransaction: (tr) => {
        const next = editor.state.apply(tr);
        editor.updateState(next);
        setState(next);
        if (!tr.docChanged || !known.current) return;
        // What is taken back is what it was, also where it was typed in another form.
        const { source, form } = known.current;
        const written = writeText(next.doc);
        known.current.text = written === form ? source : written;
        typed.current.add(known.current.text);
        latest.current.onType(known.current.text);
      },
    });
    insert.current = (words) => {
      const { $from } = editor.state.selection;
      const before = $from.parent.textBetween(0, $from.parentOffset);
      editor.dispatch(editor.state.tr.insertText(/\S$/.test(before) ? ` ${words}` : words));
    };
    if (props.isFocused) editor.focus();
    setView(editor);
    setState(editor.state);
    return () => editor.destroy();
  }, [context.locale]);

  const marks = props.marked.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marks are drawn anew
  useEffect(() => {
    // The desk may have changed its language in the same moment: then the one that took its place
    // has drawn them.
    if (view && !view.isDestroyed) view.updateState(view.state);
  }, [view, marks]);

  // Another text of the form, such as in another spelling: only what differs is replaced, and undo
  // takes it back. A text that was typed comes back late where keys are quicker than the form, as
  // with keyboards that compose words: put into the view it would undo the keys after it.
  useEffect(() => {
    if (known.current?.text === text) typed.current.clear();
    if (!view || !known.current || known.current.text === text || typed.current.has(text)) return;
    known.current.text = text;
    const next = readText(text);
    const start = view.state.doc.content.findDiffStart(next.content);
    const end = view.state.doc.content.findDiffEnd(next.content);
    if (start === null || !end) return;
    const overlap = Math.max(0, start - Math.min(end.a, end.b));
    view.updateState(
      view.state.apply(
        view.state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)),
      ),
    );
    setState(view.state);
  }, [view, text]);

  return (
    <div className="text-editor">
      {view && state && (
        <Toolbar id={id} view={view} state={state} lang={lang} context={context} bar={toolbar} />
      )}
      <div ref={place} />
      <div role="status">
        {leftOut.map((sentence) => (
          <p key={sentence.en}>{sentence[context.locale]}</p>
        ))}
      </div>
    </div>
  );
}

/** What is chosen as a whole, by its name; a picture is above that. */
function shown(tag: 'div' | 'span', name: string, picture?: string): NodeView {
  const dom = document.createElement(tag);
  dom.className = 'data';
  // Dragged is the block, not the file of the picture.
  if (picture) dom.append(Object.assign(new Image(), { src: picture, alt: '', draggable: false }));
  dom.append(name);
  return { dom };
}
