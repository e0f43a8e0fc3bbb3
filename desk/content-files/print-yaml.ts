import { Document, isMap, type Node, Pair, Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';

/** Words that YAML or its older readers take for something else than a text. */
const OTHER_THAN_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
/** Whole lines without signs that YAML would take for the end of one. */
const LINES = /^(?=\S)(?:[^\p{Cc}\p{Zl}\p{Zp}\ufeff]|\n)*(?<!\n)\n$/u;
const PLAIN = /^[A-Za-z][A-Za-z0-9-]*$/;
/** The name of a field; paths and the like are quoted. */
const NAME = /^[A-Za-z][\w-]*$/;

/**
 * A value as in all files of content/: ids without quotes and all other strings in double quotes,
 * texts of several lines as they are, and lists of ids in one line.
 * @param isFlow it stands in one line with what is around it
 */
export function nodeOf(value: unknown, isFlow = false): Node {
  if (Array.isArray(value)) {
    const list = new YAMLSeq<Node>();
    list.flow = isFlow || value.every((item) => typeof item !== 'object' || item === null);
    list.items = value.map((item) => nodeOf(item, list.flow));
    return list;
  }
  if (isGroup(value)) {
    const group = new YAMLMap<Node, Node>();
    group.flow = isFlow || Object.keys(value).length === 0;
    group.items = Object.entries(value).map(([name, item]) => pairOf(name, item, group.flow));
    return group;
  }
  const scalar = new Scalar(value);
  if (typeof value === 'string')
    scalar.type = isBare(value, PLAIN)
      ? 'PLAIN'
      : LINES.test(value) && !isFlow
        ? 'BLOCK_LITERAL'
        : 'QUOTE_DOUBLE';
  return scalar;
}

/** A field with its value. */
export function pairOf(name: string, value: unknown, isFlow = false): Pair<Node, Node> {
  const key = new Scalar(name);
  key.type = isBare(name, NAME) ? 'PLAIN' : 'QUOTE_DOUBLE';
  return new Pair<Node, Node>(key, nodeOf(value, isFlow));
}

const isBare = (text: string, form: RegExp) => form.test(text) && !OTHER_THAN_TEXT.test(text);

/** A whole file. */
export function printFile(value: unknown): string {
  const document = new Document<Node>();
  document.contents = nodeOf(value);
  return printDocument(document);
}

/** Lists in one line stand close to their brackets, groups do not. */
export function printDocument(document: Document<Node>): string {
  visit(document, {
    Collection: (_, node) => {
      if (!node.flow) return;
      const print = node.toString.bind(node) as YAMLMap['toString'];
      const flowCollectionPadding = isMap(node) ? ' ' : '';
      node.toString = (context, ...rest) =>
        print(context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ lineWidth: 0 });
}

/** True for a value that has fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
