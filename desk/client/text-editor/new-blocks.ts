import type { Node } from 'prosemirror-model';
import { SCHEMA } from '#app/lib/markdown/text-model.ts';

const { nodes } = SCHEMA;
const paragraph = () => nodes.paragraph.create();

/** Blocks that a text may hold, empty. */
export const NEW_BLOCKS: Readonly<Record<'steps' | 'note' | 'warning' | 'table', () => Node>> = {
  steps: () =>
    nodes.steps.create(
      null,
      nodes.ordered_list.create(null, nodes.list_item.create(null, paragraph())),
    ),
  note: () => nodes.box.create({ name: 'note' }, [nodes.box_title.create(), paragraph()]),
  warning: () => nodes.box.create({ name: 'warning' }, [nodes.box_title.create(), paragraph()]),
  table: () => {
    const row = (type: typeof nodes.table_cell) =>
      nodes.table_row.create(null, [type.create(), type.create()]);
    return nodes.table_box.create(null, [
      nodes.caption.create(),
      nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)]),
    ]);
  },
};
