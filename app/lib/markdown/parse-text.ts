import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { readAsTyped, withListMarks } from './as-typed.ts';
import { ownSyntax } from './own-syntax.ts';
import { findDepthFault } from './text-limits.ts';

// One tilde is a range in many offices: 9~5.
const parser = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkDirective)
  .use(ownSyntax)
  .freeze();

/** The last trees: a text is checked, then summed up, then shown, and is parsed once for all. */
const last = new Map<string, Root>();
const KEPT = 4;

/**
 * The tree of a text as the site reads it. It is shared: a copy of it may be changed.
 * @throws RangeError for a text that {@link findDepthFault} reports: it could take minutes
 */
export function parseText(source: string): Root {
  const known = last.get(source);
  if (known) return known;
  if (findDepthFault(source)) throw new RangeError('too long, or nested too deep');
  const text = withListMarks(source);
  const tree = parser.parse(text);
  readAsTyped(tree, text);
  last.set(source, tree);
  const [oldest = ''] = last.keys();
  if (last.size > KEPT) last.delete(oldest);
  return tree;
}
