import fc from 'fast-check';
import type { Mark, Node } from 'prosemirror-model';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';

const { nodes, marks } = SCHEMA;

/** Parts of words that Markdown, our reader or an office gives a meaning to. */
const PIECES = [
  ...'*_~`[](){}<>&|\\:;!#+-=.,"\'/@^$%?0129ab KC',
  ...[
    'ക',
    'കോളേജ്',
    'ന്റെ',
    'അവൻ\u200d',
    'ക്\u200cഷ',
    'हिन्दी',
    '😀',
    'é',
    '½',
    'm²',
    '“',
    '”',
    '₹',
    '\u00a0',
    '\t',
    '  ',
  ],
  ...[
    '•',
    '• ',
    '· ',
    '–',
    '– ',
    '— ',
    '§  ',
    'Ø\t',
    '\uf0b7 ',
    '- ',
    '* ',
    '+ ',
    '1. ',
    '2) ',
    '1.Bring',
    '2)Pay',
  ],
  ...[
    '2026. The',
    '10:30',
    'Venue:hall[A]',
    ':figure[x]',
    ':english[x]{y}',
    '::contacts',
    ':::note',
    ':::',
  ],
  ...[
    '**',
    '~~',
    '__',
    '***',
    '---',
    '===',
    '# ',
    '## ',
    '> ',
    '| a | b |',
    '|-|-|',
    '```',
    '~~~',
    '\\\\',
    '\\*',
  ],
  ...[
    '<b>',
    '</b>',
    '<!--',
    '<br>',
    '&amp;',
    'R&amp;D',
    '&lt;b&gt;',
    '&#42;',
    '&copy',
    'R&D',
    '[[year]]',
    '[x](y)',
    '![a](b)',
    '[^1]',
    '[^1]: x',
    '[x]: y',
  ],
  ...[
    'https://x.example/a_b*c?d=1&e=2',
    'https://x.example',
    'www.x.example/~a',
    'office@x.example',
    'http://',
    'http://x.example/a_b',
    'ftp://x.example',
    '//x.example',
    'a_b_c',
    '3*4*5',
    'D:\\',
  ],
];
const someWords = (max: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: max })
    .map((parts) => parts.join(''));
const someMarks = fc.subarray<Mark>([
  marks.strong.create(),
  marks.english.create(),
  marks.link.create({ href: '/about#a_b' }),
  marks.link.create({ href: 'https://x.example/?a=b&lt=c_d' }),
  marks.code.create(),
]);
const marked = (all: readonly Mark[]) =>
  all.reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), []);
const longWords = fc
  .tuple(someWords(3), someWords(3))
  .map(([first, last]) => `${first} ${'Fee [B] and '.repeat(100)}${last}`);
const text = fc
  .tuple(
    fc.oneof({ weight: 60, arbitrary: someWords(3) }, { weight: 1, arbitrary: longWords }),
    someMarks,
  )
  .map(([words, own]) => SCHEMA.text(words, marked(own)));
const figure = someMarks.map((own) =>
  nodes.figure.create({ name: 'figure', key: 'seats' }, null, marked(own)),
);
const lineBreak = someMarks.map((own) => nodes.hard_break.create(null, null, marked(own)));
const someOf = (...of: fc.WeightedArbitrary<Node>[]) => fc.array(fc.oneof(...of), { maxLength: 4 });
const line = someOf({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: figure });
const lines = someOf(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: figure },
  { weight: 2, arbitrary: lineBreak },
);
const paragraph = lines.map((words) => nodes.paragraph.create(null, words));
const heading = fc
  .tuple(fc.constantFrom(2, 3, 4), line)
  .map(([level, words]) => nodes.heading.create({ level }, words));
const title = line.map((words) =>
  nodes.box_title.create(
    null,
    words.map((node) => node.mark(nodes.box_title.allowedMarks(node.marks))),
  ),
);
/** Markdown has no code with \| in a table; the editor makes no code. */
const withoutSplitCode = (node: Node) =>
  node.text?.includes('\\') ? node.mark(marks.code.removeFromSet(node.marks)) : node;
const row = (type: typeof nodes.table_cell, cells: readonly Node[][]) =>
  nodes.table_row.create(
    null,
    cells.map((cell) => type.create(null, cell.map(withoutSplitCode))),
  );
const table = fc
  .tuple(someWords(3), fc.array(fc.tuple(line, line), { minLength: 2, maxLength: 3 }))
  .map(([caption, [head = [[], []], ...others]]) =>
    nodes.table_box.create(null, [
      nodes.caption.create(null, SCHEMA.text(`${caption}.`)),
      nodes.table.create(null, [
        row(nodes.table_header, head),
        ...others.map((cells) => row(nodes.table_cell, cells)),
      ]),
    ]),
  );
const blocks = (depth: number, minLength = 1): fc.Arbitrary<Node[]> =>
  fc.array(
    depth === 0
      ? paragraph
      : fc.oneof(
          { weight: 4, arbitrary: paragraph },
          { weight: 1, arbitrary: heading },
          { weight: 3, arbitrary: list(depth - 1) },
          {
            weight: 1,
            arbitrary: blocks(depth - 1).map((all) => nodes.blockquote.create(null, all)),
          },
          { weight: 1, arbitrary: blocks(depth - 1).map((all) => nodes.steps.create(null, all)) },
          { weight: 1, arbitrary: box(depth - 1) },
          { weight: 1, arbitrary: table },
        ),
    { minLength, maxLength: 2 },
  );
const box = (depth: number) =>
  fc
    .tuple(fc.constantFrom('note', 'warning'), title, blocks(depth))
    .map(([name, first, all]) => nodes.box.create({ name }, [first, ...all]));
const list = (depth: number) =>
  fc
    .tuple(
      fc.constantFrom('', '1', '1', 'a', 'A', 'i', 'I'),
      fc.constantFrom(0, 1, 3, 12, 998),
      fc.array(fc.tuple(paragraph, blocks(depth, 0)), { minLength: 1, maxLength: 2 }),
    )
    .map(([type, order, all]) => {
      const items = all.map(([first, others]) => nodes.list_item.create(null, [first, ...others]));
      return type === ''
        ? nodes.bullet_list.create(null, items)
        : nodes.ordered_list.create({ order, type }, items);
    });
const data = fc.constant(
  nodes.data_block.create({ name: 'contacts', values: { role: 'office hostel' } }),
);
/** Any document of the editor, with signs that mean something in Markdown. */
export const anyDocument = fc
  .tuple(blocks(2), fc.option(data, { freq: 6 }), blocks(1, 0))
  .map(([first, between, last]) =>
    nodes.doc.create(null, [...first, ...(between ? [between] : []), ...last]),
  );
