import type { PhrasingContent, Text } from 'mdast';
import type { Mark, Node } from 'prosemirror-model';
import { asWebAddress } from '#app/lib/link-rules.ts';
import { addressesIn } from './as-typed.ts';
import { SCHEMA } from './text-model.ts';

const { nodes, marks } = SCHEMA;
/** Words with the marks that are still to be put around them. */
type Part = { node: Node; marks: readonly Mark[] };

/**
 * The words of a block as Markdown can have them: without spaces and line breaks at its ends, and
 * without spaces at line breaks.
 */
export function phrasingOf(block: Node): PhrasingContent[] {
  const words = trimmed(block.children);
  // A caption is words alone.
  return phrasing(
    withMarksOf(
      block.type === nodes.caption ? words : words.flatMap(onlyEnglish).flatMap(withLinks),
      block,
    ),
  );
}

/**
 * Letters of another script, which no English words have, with what stands between them and the
 * next English word.
 */
const NOT_ENGLISH =
  /((?![\p{sc=Latin}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}])[\p{L}\p{M}][^\p{sc=Latin}\p{sc=Greek}]*)/u;

/**
 * What is typed directly behind English words has their mark, also an ending in the language of the
 * text.
 */
function onlyEnglish(node: Node): Node[] {
  if (!node.isText || !marks.english.isInSet(node.marks)) return [node];
  return (node.text ?? '')
    .split(NOT_ENGLISH)
    .map((part, index) => ({
      part,
      own: index % 2 === 1 ? marks.english.removeFromSet(node.marks) : node.marks,
    }))
    .filter(({ part }) => part !== '')
    .map(({ part, own }) => SCHEMA.text(part, own));
}

/** An address that stands as words leads to itself. */
function withLinks(node: Node): Node[] {
  if (!node.isText || node.marks.some(({ type }) => type === marks.link || type === marks.code))
    return [node];
  return addressesIn(node.text ?? '').map((part) => {
    const [words] = part.type === 'link' ? part.children : [part];
    const own = part.type === 'link' ? [marks.link.create({ href: part.url })] : [];
    return SCHEMA.text(words?.type === 'text' ? words.value : '', [...own, ...node.marks]);
  });
}

const isBreak = (node: Node | undefined) => node?.type === nodes.hard_break;

function trimmed(all: readonly Node[]): Node[] {
  const lines: Node[][] = [[]];
  for (const node of all) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const written = lines.map((line) => withoutEnd(withoutEnd(line, 0), -1));
  while (written.length > 0 && written[0]?.length === 0) written.shift();
  while (written.at(-1)?.length === 0) written.pop();
  return written.flatMap((line, index) =>
    index === 0 ? line : [nodes.hard_break.create(), ...line],
  );
}

/** A line without the spaces at its beginning or at its end. */
function withoutEnd(line: readonly Node[], end: 0 | -1): Node[] {
  const node = line.at(end);
  if (!node?.isText) return [...line];
  const text = end === 0 ? node.text?.trimStart() : node.text?.trimEnd();
  const others = end === 0 ? line.slice(1) : line.slice(0, -1);
  if (!text) return withoutEnd(others, end);
  const own = SCHEMA.text(text, node.marks);
  return end === 0 ? [own, ...others] : [...others, own];
}

const bolds = marks.strong.create();

/** Marks are at words: spaces and a line break have those that go on over them. */
function withMarksOf(all: readonly Node[], block: Node): Part[] {
  const line = all.flatMap(withSpacesApart);
  const marksOf = (node?: Node) =>
    !node || isCode(node, block) ? (node?.marks ?? []) : plain(node.marks);
  return line.map((node, index) => {
    if (isWords(node)) return { node, marks: marksOf(node) };
    const [before, after] = [
      marksOf(line.slice(0, index).findLast(isWords)),
      marksOf(line.slice(index).find(isWords)),
    ];
    const goesOn = (mark: Mark) => mark.isInSet(before) && mark.isInSet(after);
    if (isBreak(node)) return { node, marks: plain(before.filter(goesOn)) };
    const kept = node.marks.filter(goesOn);
    return { node, marks: goesOn(bolds) ? bolds.addToSet(kept) : kept };
  });
}

const isWords = (node: Node) => !isBreak(node) && node.text?.trim() !== '';
const plain = (all: readonly Mark[]) => marks.code.removeFromSet(all);
/** In a table the backslash before | would not be shown. */
const isCode = (node: Node, block: Node) =>
  node.isText && !(block.type.spec.tableRole && node.text?.includes('\\|'));

/** Words and the spaces at their ends. */
const apart = (text: string) => text.match(/^\s+|\s+$|\S(?:.*\S)?/gs) ?? [];
const withSpacesApart = (node: Node): Node[] =>
  node.isText ? apart(node.text ?? '').map((part) => SCHEMA.text(part, node.marks)) : [node];

/**
 * The mark that goes on longest is outermost, code innermost; a link is one, whatever begins or
 * ends inside it.
 */
function phrasing(parts: readonly Part[]): PhrasingContent[] {
  const all: PhrasingContent[] = [];
  for (let start = 0, end = 0; start < parts.length; start = end) {
    const { node, marks: own } = parts[start] as Part;
    const endOf = (mark: Mark) => {
      const isOver = (part: Part) =>
        !mark.isInSet(part.marks) || (mark.type === marks.code && part.marks.length > 1);
      const next = parts.findIndex((part, index) => index > start && isOver(part));
      return next === -1 ? parts.length : next;
    };
    const others = marks.code.removeFromSet(own);
    const [mark] = (others.length > 0 ? others : own).toSorted(
      (one, other) => endOf(other) - endOf(one),
    );
    end = mark ? beforeLink(parts, endOf(mark)) : start + 1;
    const inner = (each: Part) => ({ ...each, marks: mark?.removeFromSet(each.marks) ?? [] });
    all.push(...(mark ? marked(mark, parts.slice(start, end).map(inner)) : words(node)));
  }
  return joined(all);
}

/** Words beside each other are one text: what a sign means depends on the next. */
function joined(all: readonly PhrasingContent[]): PhrasingContent[] {
  const texts: PhrasingContent[] = [];
  for (const node of all) {
    const last = texts.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      texts.splice(-1, 1, { type: 'text', value: last.value + node.value });
    else texts.push(node);
  }
  return texts;
}

/** An end that would be inside a link is before it. */
function beforeLink(parts: readonly Part[], end: number): number {
  const link = parts[end - 1]?.marks.find(({ type }) => type === marks.link);
  if (!link?.isInSet(parts[end]?.marks ?? [])) return end;
  return parts.slice(0, end).findLastIndex((part) => !link.isInSet(part.marks)) + 1;
}

function marked(mark: Mark, parts: readonly Part[]): PhrasingContent[] {
  // Of words that are all inside links beside them only the space between can be left.
  if (!parts.some(({ node }) => isWords(node))) return phrasing(parts);
  switch (mark.type.name) {
    case 'link':
      return [{ type: 'link', url: asWebAddress(mark.attrs.href), children: phrasing(parts) }];
    case 'strong':
      return bold(phrasing(parts));
    case 'english':
      return [
        { type: 'textDirective', name: 'english', attributes: {}, children: phrasing(parts) },
      ];
    default:
      return [{ type: 'inlineCode', value: parts.map(({ node }) => node.textContent).join('') }];
  }
}

/** Beside a link that is half bold, bold begins and ends at words too. */
function bold(children: readonly PhrasingContent[]): PhrasingContent[] {
  const parts = children.flatMap((each): PhrasingContent[] =>
    each.type === 'text' ? apart(each.value).map((value): Text => ({ ...each, value })) : [each],
  );
  const isWord = (each: PhrasingContent) =>
    each.type !== 'break' && (each.type !== 'text' || each.value.trim() !== '');
  const [first, last] = [parts.findIndex(isWord), parts.findLastIndex(isWord) + 1];
  return [
    ...parts.slice(0, first),
    { type: 'strong', children: joined(parts.slice(first, last)) },
    ...parts.slice(last),
  ];
}

function words(node: Node): PhrasingContent[] {
  const { name, key, source } = node.attrs;
  switch (node.type) {
    case nodes.text:
      return [{ type: 'text', value: (node.text ?? '').replaceAll(/\s*[\r\n]\s*/g, ' ') }];
    case nodes.hard_break:
      return [{ type: 'break' }];
    case nodes.figure:
      return [
        { type: 'textDirective', name, attributes: {}, children: [{ type: 'text', value: key }] },
      ];
    default:
      return [{ type: 'html', value: source }];
  }
}
