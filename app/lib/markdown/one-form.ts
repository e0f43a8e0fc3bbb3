import type { Node } from 'prosemirror-model';
import { parseText } from './parse-text.ts';
import { printMarkdown } from './print-markdown.ts';
import { asSource, textFromTree } from './text-from-tree.ts';
import { findDepthFault } from './text-limits.ts';
import { treeFromText } from './tree-from-text.ts';

/** The document of a text in Markdown; of one that could take minutes, as it was typed. */
export const readText = (source: string): Node =>
  findDepthFault(source) ? asSource(source) : textFromTree(parseText(source));
/** The text in Markdown of a document. */
export const writeText = (text: Node): string => printMarkdown(treeFromText(text));

/**
 * A text in the one form in which this site keeps texts: what is not changed in the editor keeps
 * each sign.
 */
export const inOneForm = (source: string): string => writeText(readText(source));
