// @vitest-environment happy-dom
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { AllSelection, NodeSelection, type Selection, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { describe, expect, it } from 'vitest';
import { readText, writeText } from '#app/lib/markdown/one-form.ts';
import { anyDocument } from '#tests/support/any-document.ts';
import { MESSAGES } from '../messages.ts';
import { openText } from './editor-state.ts';

function open(text: string | Node) {
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
    paste: (html: string) => view.pasteHTML(html, new ClipboardEvent('paste')),
    written: () => writeText(view.state.doc),
    said,
  };
}

const startOf = (doc: Node, block: number) =>
  doc.children.slice(0, block).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** The place of words in a text: of their beginning, or of their end. */
function placeOf(doc: Node, words: string, isEnd = false): number {
  let place = -1;
  doc.descendants((node, at) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index !== -1 && place === -1) place = at + index + (isEnd ? words.length : 0);
  });
  return place;
}

const cellAt = (doc: Node, words: string) => doc.resolve(placeOf(doc, words)).before();

/** Documents without empty lines: between those nobody sees where a selection ends. */
const withWords = anyDocument.filter((doc) => {
  let isEmpty = false;
  doc.descendants(({ type, textContent }) => {
    isEmpty ||= ['paragraph', 'heading'].includes(type.name) && textContent.trim() === '';
  });
  return !isEmpty;
});

it('any blocks of any text that are cut are pasted as they were', () => {
  fc.assert(
    fc.property(withWords, fc.nat(), fc.nat(), fc.boolean(), (text, one, other, isAll) => {
      const { view, select, take, paste, written } = open(text);
      const before = written();
      const { doc } = view.state;
      const count = doc.lastChild?.content.size === 0 ? doc.childCount - 1 : doc.childCount;
      const [first = 0, last = 0] = [one % count, other % count].toSorted((a, b) => a - b);
      const from = doc.resolve(startOf(doc, first));
      const to = doc.resolve(startOf(doc, last) + doc.child(last).nodeSize);
      const isAtom = first === last && doc.child(first).isAtom;
      const some = isAtom ? new NodeSelection(from) : TextSelection.between(from, to);
      select(isAll ? new AllSelection(doc) : some);
      paste(take('cut'));
      expect(written()).toBe(before);
    }),
  );
});

it('any words of one line that are cut are pasted as they were', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.nat(), (text, one, other) => {
      const { view, select, take, paste, written } = open(text);
      const before = written();
      const { doc } = view.state;
      const lines: [start: number, size: number][] = [];
      doc.descendants(({ isTextblock, content }, at) => {
        if (isTextblock) lines.push([at + 1, content.size + 1]);
      });
      const [start, size] = lines[one % lines.length] ?? [0, 1];
      select(TextSelection.create(doc, start + (one % size), start + (other % size)));
      const html = take('cut');
      if (html) paste(html);
      expect(written()).toBe(before);
    }),
  );
});

const RANKS =
  ':::table[Last ranks]\n| Course | Rank |\n| - | -: |\n| MCA | **2001** |\n| ECE | 310 |\n:::';
const CARD = ':::warning[Bring [the card](/card).]\nAt once.\n:::';

it('programs that take words alone get lines, with the marks of lists and tabs between cells', () => {
  const { view, select, take } = open(
    `The **office**\\\nis closed.\n\n:::clauses{type=a}\n2. Fee\n   - Mess\n3. Form\n:::\n\n::contacts\n\n${RANKS}`,
  );
  select(new AllSelection(view.state.doc));
  expect(take('copy', 'text/plain').trim().split('\n')).toEqual([
    ...['The office', 'is closed.', 'b) Fee', '• Mess', 'c) Form', 'Data contacts'],
    ...['Last ranks', 'Course\tRank', 'MCA\t2001', 'ECE\t310'],
  ]);
});

describe('a word of a cell is that word', () => {
  it.each([
    ['a cell', '310', '| ECE | 310MCA |'],
    ['a paragraph', 'welcome', 'Students are welcomeMCA'],
    ['a caption', 'ranks', ':::table[Last ranksMCA]'],
    ['a heading', 'Hostel', '## HostelMCA'],
  ])('in %s', (_, behind, line) => {
    const { view, select, take, paste, written, said } = open(
      `${RANKS}\n\n## Hostel\n\nStudents are welcome`,
    );
    const from = placeOf(view.state.doc, 'MCA');
    select(TextSelection.create(view.state.doc, from, from + 3));
    const html = take('copy');
    select(TextSelection.create(view.state.doc, placeOf(view.state.doc, behind, true)));
    paste(html);
    expect(written().split('\n')).toContain(line);
    expect(said).toEqual([]);
  });
});

/** What becomes of copied cells, from one to another, where the cursor is behind some words. */
function cellsTo(behind: string, from = 'MCA', to = '310') {
  const { view, select, take, paste, written, said } = open(
    `${RANKS}\n\nText\n\n:::table[Seats]\n| A | B |\n| - | - |\n| c | d |\n:::\n`,
  );
  const { doc } = view.state;
  select(CellSelection.create(doc, cellAt(doc, from), cellAt(doc, to)));
  const html = take('copy');
  select(TextSelection.create(doc, placeOf(doc, behind, true)));
  paste(html);
  return { text: written().replace(`${RANKS}\n\n`, ''), said };
}

it('cells are pasted into cells, and the table grows', () => {
  expect(cellsTo('d')).toEqual({
    text: 'Text\n\n:::table[Seats]\n| A | B | |\n| - | - | - |\n| c | MCA | **2001** |\n| | ECE | 310 |\n:::\n',
    said: [],
  });
});

it('cells outside a table become a table, which has no name yet', () => {
  expect(cellsTo('Text').text).toContain(
    'Text\n\n:::table[Table]\n| MCA | **2001** |\n| - | -: |\n| ECE | 310 |\n:::\n',
  );
});

it('a cell outside a table becomes its words', () => {
  expect(cellsTo('Text', '2001', '2001').text).toContain('Text**2001**\n');
});

it('cells that are cut go back into the same cells', () => {
  const { view, select, take, paste, written } = open(RANKS);
  const { doc } = view.state;
  select(CellSelection.create(doc, cellAt(doc, 'Course'), cellAt(doc, '310')));
  paste(take('cut'));
  expect(written()).toBe(`${RANKS}\n`);
});

it('words from a line into a table are cut with the whole table, so that no half of it stays', () => {
  const { view, select, take, paste, written } = open(`The ranks:\n\n${RANKS}\n\nText\n`);
  const { doc } = view.state;
  select(TextSelection.create(doc, placeOf(doc, 'ranks'), placeOf(doc, 'ECE', true)));
  const html = take('cut');
  expect(written()).toBe('The\n\nText\n');
  paste(html);
  expect(written()).toBe(`The ranks:\n\n${RANKS}\n\nText\n`);
});

describe('what a place cannot hold is named', () => {
  it.each([
    [
      'a link and bold words in a caption',
      'ranks',
      '<p>See <a href="/a">the <b>order</b></a></p>',
      ':::table[Last ranksSee the order]',
      ['Link left out, its words stay: /a', 'These words are ordinary words here: order'],
    ],
    [
      'several lines in a cell',
      '310',
      '<p>of 2026</p><ul><li>first</li><li>second</li></ul>',
      '| ECE | 310of 2026 first second |',
      ['Here is one line: the lines that were pasted stand behind each other; check it.'],
    ],
    [
      'the name of a table of which the cells go into cells',
      'ECE',
      '<table><caption>Seats</caption><tr><td>CE</td><td>60</td></tr></table>',
      '| CE | 60 |',
      ['Left out: Seats'],
    ],
  ])('%s', (_, behind, html, line, leftOut) => {
    const { view, select, paste, written, said } = open(RANKS);
    select(TextSelection.create(view.state.doc, placeOf(view.state.doc, behind, true)));
    paste(html);
    expect(written().split('\n')).toContain(line);
    expect(said).toEqual(leftOut);
  });

  it('data of the site in a title', () => {
    const { view, select, take, paste, written, said } = open(
      `${CARD}\n\nText\n\n::contacts{role=office}`,
    );
    const { doc } = view.state;
    select(TextSelection.create(doc, placeOf(doc, 'Text'), doc.content.size - 1));
    const html = take('copy');
    select(TextSelection.create(doc, placeOf(doc, 'card', true)));
    paste(html);
    expect(written()).toContain(':::warning[Bring [the card](/card)Text.]\n');
    expect(said).toEqual(['Left out: Data contacts']);
  });
});

describe('a list with letters that another program has copied', () => {
  it.each([
    ['behind words', 'Text', ['Text', ':::clauses{type=a}', '1. Tuition', '2. Mess'], []],
    [
      'in another list',
      'First',
      ['- FirstTuition', '- Mess'],
      ['Letters of a list were replaced by numbers; check what refers to them.'],
    ],
    [
      'in a cell',
      'ECE',
      ['| ECEa) Tuition b) Mess | 310 |'],
      ['Here is one line: the lines that were pasted stand behind each other; check it.'],
    ],
  ])('%s', (_, behind, lines, leftOut) => {
    const { view, select, paste, written, said } = open(`Text\n\n- First\n\n${RANKS}`);
    select(TextSelection.create(view.state.doc, placeOf(view.state.doc, behind, true)));
    paste('<ol type="a"><li>Tuition</li><li>Mess</li></ol>');
    expect(written().split('\n')).toEqual(expect.arrayContaining(lines));
    expect(said).toEqual(leftOut);
  });
});
