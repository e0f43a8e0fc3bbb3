import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { readAsTyped, withListMarks } from './as-typed.ts';
import { findDepthFault } from './text-limits.ts';

/** Text that was pasted with its indentation is no program, a line of dashes makes no heading, and `[Time]: 10:30` and `[ ]` at the beginning of a line are words. */
function withWordsOnly(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['codeIndented', 'definition', 'setextUnderline', 'tasklistCheck'] } },
  ];
}

// One tilde is a range in many offices: 9~5.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(withWordsOnly)
  .freeze();

/**
 * The tree of a text as the site reads it.
 * @throws RangeError for a text that {@link findDepthFault} reports: it could take minutes
 */
export function parseText(source: string): Root {
  if (findDepthFault(source)) throw new RangeError('too long, or nested too deep');
  const text = withListMarks(source);
  const tree = parser.parse(text);
  readAsTyped(tree, text);
  return tree;
}
