import type { ElementContent } from 'hast';
import { h } from 'hastscript';

/** As app/components/disclosure/phone-fold.tsx draws it, in text that is made as HTML. */
export function phoneFold(summary: string, content: ElementContent[]) {
  const folds = { 'data-phone-fold': '', className: ['folds'] };
  return h('details', folds, [
    h('summary', summary),
    h('div', { className: ['stack', 'gap-4', 'flow'] }, content),
  ]);
}
