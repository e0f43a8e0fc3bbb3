import type { WidgetProps } from '@rjsf/utils';
import { type ClipboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FIRST, OWN_NAMES } from '#app/i18n/locale.ts';
import { ask, reasonOf } from '../api.ts';
import { type DeskMessages, inBoth, MESSAGES, type Words } from '../messages.ts';
import { describedBy, pathOf, Terms } from './field-parts.tsx';
import { type FormContext, languageAt } from './form-context.ts';
import { addWords, insertText } from './insert-text.ts';
import { TableEditor } from './table-editor.tsx';
import { type Table, tableAt, textOf } from './table-text.ts';
import { noteUnderWay } from './under-way.ts';
import { useTyped } from './use-typed.ts';

type Piece = {
  label: keyof DeskMessages;
  before: string /** Stands in it, selected, where no text was. */;
  middle?: string;
  after?: string;
  isBlock?: boolean;
};

/** Insertions of the toolbar: marks around the selected text, or a block on separate lines. */
export const PIECES: readonly Piece[] = [
  { label: 'bold', before: '**', after: '**' },
  { label: 'heading', before: '## ', isBlock: true },
  { label: 'list', before: '- ', isBlock: true },
  { label: 'link', before: '[', after: '](/about)' },
  { label: 'steps', before: ':::steps\n\n1. ', after: '\n\n:::', isBlock: true },
  { label: 'note', before: ':::note\n', after: '\n:::', isBlock: true },
  { label: 'warning', before: ':::warning\n', after: '\n:::', isBlock: true },
  { label: 'contacts', before: '::contacts{role=', middle: 'office', after: '}', isBlock: true },
  {
    label: 'committee',
    before: '::committee{id=',
    middle: 'anti-ragging',
    after: '}',
    isBlock: true,
  },
  { label: 'documents', before: '::documents{category=', middle: 'pta', after: '}', isBlock: true },
  { label: 'fees', before: '::fees{course=', middle: 'btech', after: '}', isBlock: true },
  { label: 'programmes', before: '::programmes{level=', middle: 'ug', after: '}', isBlock: true },
  { label: 'figure', before: ':figure[', middle: 'btech-seats', after: ']' },
];

/** What a word processor or a web page adds to a text that is copied; other programs copy the text alone. */
const FORMATTED = /<(?:p|li|table|a|b|strong|h[1-6])[\s>]/i;

/** What the widget uses of its form. */
type Props = Pick<WidgetProps, 'id' | 'value' | 'onChange'> & {
  registry: { formContext: FormContext };
};

/** A Markdown text, edited as source, so that existing text is not reformatted. */
export function MarkdownWidget({ id, value, onChange, registry }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { words, locale } = registry.formContext;
  const [leftOut, setLeftOut] = useState<readonly Words[]>([]);
  const [table, setTable] = useState<Table>();
  const lang = languageAt(pathOf(id));
  const { text, type, pass } = useTyped(typeof value === 'string' ? value : '', onChange);
  const insert = ({ before, middle = '', after = '', isBlock }: Piece) => {
    const area = box.current;
    if (!area) return;
    const { selectionStart: from, selectionEnd: to } = area;
    const isAtStart = from === 0 || text[from - 1] === '\n';
    const open = `${isBlock && !isAtStart ? '\n\n' : ''}${before}`;
    const inner = text.slice(from, to) || middle;
    area.focus();
    insertText(area, `${open}${inner}${after}${isBlock ? '\n' : ''}`);
    area.setSelectionRange(from + open.length, from + open.length + inner.length);
  };
  // That at the cursor is selected and edited, or else a new one is added there.
  const openTable = () => {
    const known = tableAt(text, box.current?.selectionStart ?? 0);
    if (known) box.current?.setSelectionRange(known.from, known.to);
    setTable(
      known ?? {
        caption: '',
        marks: ['---', '---'],
        rows: [
          ['', ''],
          ['', ''],
        ],
      },
    );
  };
  const takeTable = (next: Table) => {
    // While the dialog is open nothing can be put into the field behind it.
    flushSync(() => setTable(undefined));
    const area = box.current;
    if (area && tableAt(text, area.selectionStart)) insertText(area, textOf(next));
    else insert({ label: 'table', before: textOf(next), isBlock: true });
  };
  // The plain words stand at once, so that they are saved even if the desk answers late; then their form takes their place.
  const paste = async (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { currentTarget: area, clipboardData } = event;
    const [html, plain] = [
      clipboardData.getData('text/html'),
      clipboardData.getData('text/plain').replaceAll('\r\n', '\n'),
    ];
    if (!FORMATTED.test(html)) return;
    event.preventDefault();
    setLeftOut([]);
    const from = area.selectionStart;
    insertText(area, plain);
    const asPlain = (error: unknown) => ({ markdown: plain, dropped: [reasonOf(error)] });
    const convert = async () => {
      const { markdown, dropped } = await ask<{ markdown: string; dropped: Words[] }>('paste', {
        html,
        caption: MESSAGES[lang ?? locale].table,
      }).catch(asPlain);
      // What has been written over meanwhile stays.
      if (!area.value.startsWith(plain, from)) return true;
      insertText(area, markdown, from, from + plain.length);
      setLeftOut(dropped);
      return true;
    };
    const what = inBoth((messages) => messages.pastedText);
    await noteUnderWay({ what, end: convert(), stop: () => {}, field: id });
  };
  return (
    <>
      <div
        className="toolbar"
        role="toolbar"
        aria-label={lang ? `${words.insert}: ${OWN_NAMES[lang]}` : words.insert}
        aria-controls={id}
      >
        {PIECES.map((piece) => (
          <button key={piece.label} type="button" onClick={() => insert(piece)}>
            {words[piece.label] as string}
          </button>
        ))}
        <button type="button" aria-haspopup="dialog" onClick={openTable}>
          {words.table}
        </button>
      </div>
      {table && (
        <TableEditor
          table={table}
          lang={lang}
          words={words}
          onTake={takeTable}
          onClose={() => setTable(undefined)}
        />
      )}
      <textarea
        {...describedBy(id)}
        ref={box}
        className="markdown"
        lang={lang}
        rows={12}
        value={text}
        onChange={({ target }) => type(target.value)}
        onBlur={pass}
        onPaste={paste}
      />
      <div role="status">
        {leftOut.map((sentence) => (
          <p key={sentence.en}>{sentence[locale]}</p>
        ))}
      </div>
      {lang && lang !== FIRST && (
        <Terms
          lang={lang}
          context={registry.formContext}
          path={pathOf(id)}
          isEmpty={text === ''}
          onTake={(words) => addWords(box, words)}
        />
      )}
    </>
  );
}
