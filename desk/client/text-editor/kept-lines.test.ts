// @vitest-environment happy-dom
import { type Command, TextSelection } from 'prosemirror-state';
import { deleteRow } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { readText, writeText } from '#app/lib/markdown/one-form.ts';
import { MESSAGES } from '../messages.ts';
import { deeper } from './commands.ts';
import { openText } from './editor-state.ts';

/** The text after a key or a command behind some words. */
function after(text: string, words: string, act: (view: EditorView) => void): string {
  const view = new EditorView(null, {
    state: openText(readText(text), {
      words: MESSAGES.en,
      marked: () => [],
      caption: 'Table',
      nameOf: () => '',
      onLeftOut: () => {},
      toToolbar: () => {},
    }),
  });
  let place = 0;
  view.state.doc.descendants((node, at) => {
    if (node.isText && node.text?.includes(words)) place = at + node.nodeSize;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, place)));
  act(view);
  return writeText(view.state.doc);
}

const breakAndType = (view: EditorView) => {
  view.dom.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, bubbles: true, cancelable: true }),
  );
  view.dispatch(view.state.tr.insertText('B'));
};
const does = (command: Command) => (view: EditorView) => command(view.state, view.dispatch);
const TABLE = ':::table[Fees]\n| Item | Fee |\n| - | - |\n| Tuition | 5 |\n| Mess | 6 |\n:::\n';

it.each([
  ['a paragraph', 'A\n', 'A', 'A\\\nB\n'],
  ['an item', '- A\n', 'A', '- A\\\n  B\n'],
  ['a heading, which has none', '## A\n', 'A', '## AB\n'],
  ['a caption, which has none', TABLE, 'Fees', TABLE.replace('Fees', 'FeesB')],
  ['a cell, which has none', TABLE, 'Mess', TABLE.replace('Mess', 'MessB')],
  ['a title, which has none', ':::note[A]\nText\n:::\n', 'A', ':::note[AB]\nText\n:::\n'],
])('Shift and Enter begin a line in %s', (_, text, words, written) => {
  expect(after(text, words, breakAndType)).toBe(written);
});

it('an item goes no deeper than lists may be', () => {
  const inside = (depth: number) =>
    Array.from({ length: depth }, (_, level) => `${'   '.repeat(level)}1. A${level}\n`).join('');
  expect(after(`${inside(7)}${'   '.repeat(6)}2. B\n`, 'B', does(deeper))).toBe(
    `${inside(7)}${'   '.repeat(7)}1. B\n`,
  );
  const deepest = `${inside(8)}${'   '.repeat(7)}2. B\n`;
  expect(after(deepest, 'B', does(deeper))).toBe(deepest);
});

it('an ending that is typed behind English words is not English', () => {
  expect(
    after(':english[KTU]\n', 'KTU', (view) =>
      view.dispatch(view.state.tr.insertText('ൽ, 2026, B.Tech')),
    ),
  ).toBe(':english[KTU]ൽ, 2026, :english[B.Tech]\n');
});

it('the row below removed headings has the headings, as on the page', () => {
  let html = '';
  const written = after(TABLE, 'Item', (view) => {
    does(deleteRow)(view);
    html = view.dom.querySelector('tr')?.outerHTML ?? '';
  });
  expect(html).toBe('<tr><th>Tuition</th><th>5</th></tr>');
  expect(written).toBe(':::table[Fees]\n| Tuition | 5 |\n| - | - |\n| Mess | 6 |\n:::\n');
});
