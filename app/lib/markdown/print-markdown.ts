import type { Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { type Processor, unified } from 'unified';

/** Directives with their values as people type them: `{id=library}` and not `{#library}`. */
function withDirectives(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    directiveToMarkdown({ preferShortcut: false, preferUnquoted: true }),
  ];
}

/** Without signs of HTML at the words beside it, which our parser does not need: **(കോളേജ്)**ന്റെ. */
const strong: NonNullable<Options['handlers']>['strong'] = (node, _, state, info) => {
  const exit = state.enter('strong');
  const tracker = state.createTracker(info);
  const open = tracker.move('**');
  const words = tracker.move(
    state.containerPhrasing(node, { after: '*', before: '*', ...tracker.current() }),
  );
  exit();
  return open + words + tracker.move('**');
};

// Tables stay as they are when a word in one cell becomes longer.
const printer = unified()
  .use(remarkStringify, {
    bullet: '-',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: { strong },
  })
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(withDirectives)
  .freeze();

/** The one form in which a text is written. */
export function printMarkdown(tree: Root): string {
  return withPlainSigns(printer.stringify(tree));
}

/**
 * A colon begins a directive only with a name and a bracket after it, one tilde strikes nothing out, and two brackets stand for what is still to be written:
 * 10:30, Venue:hall, 9~5 and [[year]] need no mark.
 */
const withPlainSigns = (markdown: string) =>
  markdown
    .replaceAll(/(?<!^|:)\\:(?!:|[a-z][\w-]*\\?[[{])/gim, ':')
    .replaceAll(/(?<!~)\\~(?!\\?~)/g, '~')
    .replaceAll(/\\\[\\\[([^[\]\n]+)\]\](?!\()/g, '[[$1]]');
