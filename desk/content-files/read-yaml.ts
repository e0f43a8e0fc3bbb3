import { LineCounter, parseDocument, visit } from 'yaml';

/** A file that the desk does not edit, because it could not preserve its content. */
export class UnusableFile extends Error {
  /** Line number, if known. */
  readonly line: number | undefined;
  /** Path below content/, once it is known. */
  file?: string;
  constructor(reason: string, line?: number) {
    super(reason);
    this.name = 'UnusableFile';
    this.line = line;
  }
}

/** More texts than the content has files; beyond that the oldest are forgotten. */
const MAX_KNOWN = 3000;
/**
 * Data of the texts that were read last: each is parsed once, however often its list is searched.
 */
const known = new Map<string, unknown>();

/**
 * The data of a YAML file, which must not be changed: it is shared by all who read the same text.
 * @throws UnusableFile for invalid YAML, and for anchors, aliases or tags
 */
export function readYaml(source: string): unknown {
  if (known.has(source)) return known.get(source);
  const value = frozen(parseYaml(source).value);
  const [oldest] = known.keys();
  if (known.size >= MAX_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(source, value);
  return value;
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

/** The document of a source with its data; the desk refuses what it could not write back. */
export function parseYaml(source: string) {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const lineOf = (place: number) => lines.linePos(place).line;
  const [error] = document.errors;
  if (error) throw new UnusableFile('the file is not valid YAML', lineOf(error.pos[0]));
  visit(document, {
    Alias: (_, node) => refuse(node, lineOf),
    Node: (_, node) => {
      if (('anchor' in node && node.anchor) || node.srcToken === null || node.tag)
        refuse(node, lineOf);
    },
  });
  return { document, value: (document.toJS() ?? undefined) as unknown };
}

function refuse(
  node: { range?: readonly number[] | null | undefined },
  lineOf: (place: number) => number,
): never {
  throw new UnusableFile('the file has an anchor, an alias or a tag', lineOf(node.range?.[0] ?? 0));
}
