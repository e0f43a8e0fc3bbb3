import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { listStart, listType } from './list-types.ts';

/** What a text may hold, as the editor shows it: no mark of Markdown is in it. */
const nodes = {
  // What shows data stands between the other blocks, never inside one.
  doc: { content: '(block | data)+' },
  // What is one line on the page has no line break: a heading, a title, a cell.
  paragraph: {
    content: '(inline | hard_break)*',
    group: 'block',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    content: 'inline*',
    group: 'block',
    attrs: { level: { default: 2 } },
    defining: true,
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(Math.max(level, 2), 4) },
    })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  bullet_list: {
    content: 'list_item+',
    group: 'block',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    content: 'list_item+',
    group: 'block',
    attrs: { order: { default: 1 }, type: { default: '1' } },
    parseDOM: [
      {
        tag: 'ol',
        getAttrs: (list) => ({
          order: listStart(list.getAttribute('start')),
          type: listType(list.getAttribute('type'), list.getAttribute('style')),
        }),
      },
    ],
    toDOM: ({ attrs: { order, type } }) => [
      'ol',
      { start: String(order), ...(type !== '1' && { type, 'data-type': type }) },
      0,
    ],
  },
  list_item: {
    content: 'paragraph block*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  steps: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'div[data-box=steps]' }],
    toDOM: () => ['div', { 'data-box': 'steps' }, 0],
  },
  box: {
    content: 'box_title block+',
    group: 'block',
    attrs: { name: { default: 'note' } },
    defining: true,
    isolating: true,
    parseDOM: [{ tag: 'div[data-box]', getAttrs: (box) => ({ name: box.dataset.box }) }],
    toDOM: ({ attrs }) => ['div', { 'data-box': attrs.name }, 0],
  },
  box_title: {
    content: 'inline*',
    marks: 'link english',
    parseDOM: [{ tag: 'p[data-title]', priority: 60 }],
    toDOM: () => ['p', { 'data-title': '' }, 0],
  },
  table_box: {
    content: 'caption table',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'div[data-table]' }],
    toDOM: () => ['div', { 'data-table': '' }, 0],
  },
  caption: {
    content: 'text*',
    marks: '',
    parseDOM: [{ tag: 'p[data-caption]', priority: 60 }],
    toDOM: () => ['p', { 'data-caption': '' }, 0],
  },
  table: {
    content: 'table_row+',
    tableRole: 'table',
    allowGapCursor: false,
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: {
    content: '(table_cell | table_header)+',
    tableRole: 'row',
    allowGapCursor: false,
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  table_cell: cell('td', 'cell'),
  table_header: cell('th', 'header_cell'),
  /** Data of the site, such as the members of a committee. */
  data_block: {
    group: 'data',
    attrs: { name: {}, values: { default: {} } },
    parseDOM: [
      {
        tag: 'div[data-name]',
        getAttrs: ({ dataset: { name, values = '{}' } }) => ({ name, values: JSON.parse(values) }),
      },
    ],
    toDOM: ({ attrs: { name, values } }) => [
      'div',
      { 'data-name': name, 'data-values': JSON.stringify(values) },
    ],
  },
  /** What this site does not have: kept as it was typed, to be taken out by a person. */
  source: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', { 'data-source': '' }, 0],
  },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  /** A figure that is kept in one place. */
  figure: {
    group: 'inline',
    inline: true,
    attrs: { name: {}, key: {} },
    parseDOM: [
      {
        tag: 'span[data-figure]',
        getAttrs: ({ dataset }) => ({ name: dataset.figure, key: dataset.key }),
      },
    ],
    toDOM: ({ attrs }) => ['span', { 'data-figure': attrs.name, 'data-key': attrs.key }],
  },
  inline_source: {
    group: 'inline',
    inline: true,
    attrs: { source: {} },
    parseDOM: [
      { tag: 'code[data-source]', getAttrs: ({ dataset }) => ({ source: dataset.source }) },
    ],
    toDOM: ({ attrs }) => ['code', { 'data-source': attrs.source }, String(attrs.source)],
  },
} as const satisfies Record<string, NodeSpec>;

function cell(tag: 'td' | 'th', tableRole: string): NodeSpec {
  return {
    content: 'inline*',
    // A Markdown table has no cell of several rows or columns; prosemirror-tables asks for these.
    attrs: {
      colspan: { default: 1 },
      rowspan: { default: 1 },
      colwidth: { default: null },
      align: { default: null },
    },
    tableRole,
    isolating: true,
    parseDOM: [{ tag, getAttrs: ({ dataset }) => ({ align: dataset.align ?? null }) }],
    toDOM: ({ attrs }) => [tag, { 'data-align': attrs.align }, 0] satisfies DOMOutputSpec,
  };
}

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (link) => ({ href: link.getAttribute('href') }) }],
    toDOM: ({ attrs }) => ['a', { href: attrs.href }, 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  /** English words in a Malayalam text, which a screen reader says as such. */
  english: {
    parseDOM: [{ tag: 'span[data-english]' }],
    toDOM: () => ['span', { lang: 'en', 'data-english': '' }, 0],
  },
  // Its signs would end the mark of English words.
  code: {
    excludes: 'code english',
    parseDOM: [{ tag: 'code', priority: 40 }],
    toDOM: () => ['code', 0],
  },
} as const satisfies Record<string, MarkSpec>;

export const SCHEMA = new Schema({ nodes, marks });
