// @vitest-environment happy-dom
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { AllSelection, NodeSelection, TextSelection } from 'prosemirror-state';
import { CellSelection } from 'prosemirror-tables';
import { describe, expect, it } from 'vitest';
import { anyDocument } from '#tests/support/any-document.ts';
import { openedText as open, placeOf } from '#tests/support/opened-text.ts';

const startOf = (doc: Node, block: number) =>
  doc.children.slice(0, block).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

const cellAt = (doc: Node, words: string) => doc.resolve(placeOf(doc, words)).before();

it('any blocks of any text that are cut are pasted as they were', () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), fc.nat(), fc.boolean(), (text, one, other, isAll) => {
      const { view, select, take, paste, written } = open(text);
      const before = written();
      const { doc } = view.state;
      const isEnded = doc.lastChild?.content.size === 0 && doc.childCount > 1;
      const count = doc.childCount - (isEnded ? 1 : 0);
      const [first = 0, last = 0] = [one % count, other % count].toSorted((a, b) => a - b);
      const from = doc.resolve(startOf(doc, first));
      const to = doc.resolve(startOf(doc, last) + doc.child(last).nodeSize);
      const isAtom = first === last && doc.child(first).isAtom;
      const some = isAtom ? new NodeSelection(from) : TextSelection.between(from, to);
      select(isAll ? new AllSelection(doc) : some);
      const html = take('cut');
      if (html) paste(html);
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

const BLOCKS = [
  'Plain words',
  '## Heading',
  '- one\n- two',
  '3. three\n4. four',
  '* three\n* four',
  ':::clauses{type=a}\n1. fee\n2. form\n:::',
  '- outer\n\n  :::note[Inner note]\n  Words\n  :::\n- other',
  ':::note[Note it]\nInside\n\nMore\n:::',
  ':::warning[Warn of it]\n- item\n- last\n:::',
  '> quoted\n>\n> further',
  ':::steps\n1. first\n2. second\n:::',
];

it('parts of blocks that are cut from the middle of one line to that of another are pasted as they were', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (blocks, one, other) => {
        const { view, select, take, paste, written } = open(blocks.join('\n\n'));
        const before = written();
        const { doc } = view.state;
        const places: number[] = [];
        doc.descendants(({ isTextblock, content }, at) => {
          if (isTextblock)
            for (let place = 1; place < content.size; place++) places.push(at + 1 + place);
        });
        const [from = 1, to = 1] = [one, other].map((index) => places[index % places.length]);
        select(TextSelection.create(doc, from, to));
        const html = take('cut');
        if (html) paste(html);
        expect(written()).toBe(before);
      },
    ),
  );
});

it('a cut that ends in a title leaves the title its other words', () => {
  const { view, select, take, written } = open(
    'The fees.\n\n:::note[Bring the card]\nAt once.\n:::',
  );
  const { doc } = view.state;
  select(TextSelection.create(doc, placeOf(doc, ' fees'), placeOf(doc, 'Bring ', true)));
  take('cut');
  expect(written()).toBe('The\n\n:::note[the card]\nAt once.\n:::\n');
});

it('of a box that is copied in part the words come into another, no box inside it', () => {
  const { view, select, take, paste, written } = open(
    ':::note[First]\nInside\n\nMore\n:::\n\nBehind\n\n:::warning[Other]\nHere\n:::',
  );
  const { doc } = view.state;
  select(TextSelection.create(doc, placeOf(doc, 'More'), placeOf(doc, 'Behind', true)));
  const html = take('copy');
  select(TextSelection.create(doc, placeOf(doc, 'Here', true)));
  paste(html);
  expect(written()).toContain(':::warning[Other]\nHereMore\n:::\n\nBehind\n');
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

it('what is dropped into a cell goes as what is pasted there', () => {
  const { view, written, said } = open(RANKS);
  const pos = placeOf(view.state.doc, '310', true);
  view.posAtCoords = () => ({ pos, inside: pos });
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/html', '<p>of 2026</p><ul><li>first</li></ul>');
  view.dom.dispatchEvent(
    Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer }),
  );
  expect(written()).toContain('| ECE | 310of 2026 first |\n');
  expect(said).toEqual([
    'Here is one line: the lines that were pasted stand behind each other; check it.',
  ]);
});

it('a picture or a file that is pasted or dropped in a text is named', () => {
  const { view, written, said } = open('Text');
  view.posAtCoords = () => ({ pos: 1, inside: 1 });
  const give = (type: 'paste' | 'drop', file: File) => {
    const data = new DataTransfer();
    data.items.add(file);
    const event = new Event(type, { bubbles: true, cancelable: true });
    view.dom.dispatchEvent(Object.assign(event, { clipboardData: data, dataTransfer: data }));
    return event.defaultPrevented;
  };
  expect(give('paste', new File(['x'], 'image.png', { type: 'image/png' }))).toBe(true);
  expect(said).toEqual([
    'Picture left out; put it into an album of the gallery, then choose it at “Put in at the cursor”: image.png',
  ]);
  expect(give('drop', new File(['x'], 'order.pdf', { type: 'application/pdf' }))).toBe(true);
  expect(said).toEqual(['Left out: order.pdf']);
  expect(written()).toBe('Text\n');
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
