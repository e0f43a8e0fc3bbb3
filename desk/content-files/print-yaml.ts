/** Words that YAML or its older readers take for something else than a text. */
const OTHER_THAN_TEXT = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
/** Whole lines without signs that YAML would take for the end of one. */
const LINES = /^(?=\S)(?:[^\p{Cc}\p{Zl}\p{Zp}\ufeff]|\n)*(?<!\n)\n$/u;
const PLAIN = /^[A-Za-z][A-Za-z0-9-]*$/;

/** A string, number or boolean as YAML: ids without quotes and all other strings in double quotes, as everywhere in content/. */
export function printScalar(
  value: unknown,
  isBare = typeof value === 'string' && PLAIN.test(value),
): string {
  if (typeof value !== 'string') return String(value);
  return isBare && PLAIN.test(value) && !OTHER_THAN_TEXT.test(value)
    ? value
    : JSON.stringify(value);
}

/** A value in one line: `{ en: "Office", ml: "ഓഫീസ്" }`, `[physics, maths]`. */
export function printFlow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printFlow).join(', ')}]`;
  if (!isGroup(value)) return printScalar(value);
  const pairs = Object.entries(value).map(([key, item]) => `${printKey(key)}: ${printFlow(item)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}

/** The text after `key:`: a space and a value on one line, or a group or list on separate lines. */
export function printAfterKey(value: unknown, indent: number): string {
  if (isLines(value))
    return ` |\n${value.slice(0, -1).replaceAll(/^(?=.)/gm, ' '.repeat(indent + 2))}`;
  if (isOneLine(value)) return ` ${printFlow(value)}`;
  return `\n${' '.repeat(indent + 2)}${printBlock(value, indent + 2)}`;
}

/** A value as a block with indented lines after the first. It ends without a line break. */
function printBlock(value: unknown, indent: number): string {
  const next = `\n${' '.repeat(indent)}`;
  if (isOneLine(value)) return printFlow(value);
  if (Array.isArray(value))
    return value.map((item) => `- ${printBlock(item, indent + 2)}`).join(next);
  return Object.entries(value as object)
    .map(([key, item]) => `${printKey(key)}:${printAfterKey(item, indent)}`)
    .join(next);
}

/** A whole file. */
export function printFile(value: unknown): string {
  return `${printBlock(value, 0)}\n`;
}

/** The name of a field; paths and the like are quoted. */
export function printKey(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && !OTHER_THAN_TEXT.test(key) ? key : JSON.stringify(key);
}

/** True for a value that has fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a text of whole lines, which stands below its key as it is. */
export function isLines(value: unknown): value is string {
  return typeof value === 'string' && LINES.test(value);
}

/** Scalars, empty groups and lists, and lists of ids are on one line. */
function isOneLine(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item !== 'object' || item === null);
  return !isGroup(value) || Object.keys(value).length === 0;
}
