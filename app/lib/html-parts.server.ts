import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';

/** As app/components/disclosure/phone-fold.tsx draws it, in text that is made as HTML. */
export function phoneFold(summary: string, content: ElementContent[]) {
  const folds = { 'data-phone-fold': '', className: ['folds'] };
  return h('details', folds, [
    h('summary', summary),
    h('div', { className: ['stack', 'gap-4', 'flow'] }, content),
  ]);
}

/** As app/components/table-region/data-table.tsx draws it. */
export function dataTable(caption: string, heads: readonly string[], rows: Element[]) {
  const region = { className: ['table-region'], ariaLabel: caption, tabIndex: 0 };
  const columns = heads.map((head) => h('th', { scope: 'col' }, head));
  return h('section', region, [
    h('table', [h('caption', caption), h('thead', [h('tr', columns)]), h('tbody', rows)]),
  ]);
}
