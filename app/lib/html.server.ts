import type { Root } from 'hast';
import rehypeStringify, { type Options } from 'rehype-stringify';
import { unified } from 'unified';

declare const isHtml: unique symbol;

/**
 * HTML that is safe to insert into a page. Only this module creates it; the compiler rejects plain
 * strings, which are not escaped.
 */
export type Html = string & { readonly [isHtml]: true };

/** A tree of elements as HTML with escaped text. */
export function renderHtml(tree: Root, options?: Options): Html {
  return unified().use(rehypeStringify, options).stringify(tree) as Html;
}
