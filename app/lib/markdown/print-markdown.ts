import type { Root } from 'mdast';
import { directiveToMarkdown } from 'mdast-util-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { type Processor, unified } from 'unified';
import { escapeLineSign } from './as-typed.ts';

type Handlers = NonNullable<Options['handlers']>;
type Unsafe = NonNullable<Options['unsafe']>[number];

/**
 * What our parser takes for a mark, where others take more: R&D, 10:30, Venue:hall and 9~5 need no
 * backslash.
 */
const OWN_UNSAFE: readonly Unsafe[] = [
  {
    character: '&',
    after: '(?:#\\d{1,7}|#[Xx][\\dA-Fa-f]{1,6}|[A-Za-z][A-Za-z\\d]{1,30});',
    inConstruct: 'phrasing',
  },
  { character: ':', after: '[A-Za-z][\\w-]*[\\[{]', inConstruct: 'phrasing' },
  { character: '~', after: '~', inConstruct: 'phrasing' },
  { before: '~', character: '~', inConstruct: 'phrasing' },
  // Words in braces behind a directive would be its values.
  { beforeNode: 'textDirective', character: '{', inConstruct: 'phrasing' },
  // A number of a list without a space.
  { atBreak: true, before: '\\d{1,2}', character: '.', after: '[^\\s\\d]' },
  { atBreak: true, before: '\\d{1,2}', character: ')', after: '[^\\s\\d]' },
];

/** Patterns whose place {@link OWN_UNSAFE} takes. */
const isReplaced = ({ character, atBreak, afterNode, before, inConstruct }: Unsafe) =>
  !atBreak &&
  !afterNode &&
  [inConstruct].flat().includes('phrasing') &&
  (character === '&' || character === '~' || (character === ':' && before === '[^:]'));

/** The words in square brackets after a box are written like those of a paragraph. */
function alsoInLabels(each: Unsafe): Unsafe {
  const constructs = [each.inConstruct ?? []].flat();
  return constructs.includes('phrasing')
    ? { ...each, inConstruct: [...constructs, 'containerDirectiveLabel'] }
    : each;
}

/** Directives with their values as people type them: `{id=library}` and not `{#library}`. */
function withDirectives(this: Processor): void {
  const data = this.data();
  data.toMarkdownExtensions = [
    ...(data.toMarkdownExtensions ?? []),
    directiveToMarkdown({ preferShortcut: false, preferUnquoted: true }),
  ];
}

const root: Handlers['root'] = (node, _, state, info) => {
  state.unsafe = [...state.unsafe.filter((each) => !isReplaced(each)), ...OWN_UNSAFE].map(
    alsoInLabels,
  );
  return state.containerFlow(node, info);
};

const ADDRESS_SIGN = /(?<=[ps]):(?=\/)|(?<=w)\.(?=[-.\w])|(?<=[-+.\w])@(?=[-.\w])/gi;

/** The printer takes the words of a directive for those of a link, in which no address is one. */
const isInLabel = (stack: readonly string[]) =>
  stack.findLastIndex((each) => each.endsWith('DirectiveLabel')) > stack.lastIndexOf('link');

const text: Handlers['text'] = (node, parent, state, info) => {
  const index = parent?.children.indexOf(node) ?? 0;
  const [beforeNode, afterNode] = [parent?.children[index - 1], parent?.children[index + 1]];
  const safe = state.safe(node.value, { ...info, beforeNode, afterNode });
  const words = isInLabel(state.stack) ? safe.replaceAll(ADDRESS_SIGN, '\\$&') : safe;
  return info.before.endsWith('\n') ? escapeLineSign(words) : words;
};

/** Our parser asks for no signs of HTML at the words beside it: **(കോളേജ്)**ന്റെ. */
const strong: Handlers['strong'] = (node, _, state, info) => {
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
    handlers: { root, strong, text },
  })
  .use(remarkGfm, { singleTilde: false, tablePipeAlign: false })
  .use(withDirectives)
  .freeze();

/**
 * The one form in which a text is written. Two brackets stand for what is still to be written:
 * [[year]] needs no mark.
 */
export const printMarkdown = (tree: Root): string =>
  printer.stringify(tree).replaceAll(/\\\[\\\[((?:[^[\]\\\n]|\\[^[\]\n])+)\]\](?!\()/g, '[[$1]]');
