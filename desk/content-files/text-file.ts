import { isDeepStrictEqual } from 'node:util';
import { patchYaml, readYaml, UnusableFile } from './patch-yaml.ts';
import { isGroup } from './print-yaml.ts';

const FRONT_MATTER = /^(\uFEFF?---\r?\n)([\s\S]*?\r?\n)(---(?:\r?\n|$))([\s\S]*)$/;

/**
 * A Markdown file as data: the fields of its head and its `text`.
 * @throws UnusableFile when it has no head or one that cannot be kept
 */
export function readTextFile(source: string): Record<string, unknown> {
  const { head, body } = split(source);
  const fields = readYaml(head);
  if (!isGroup(fields)) throw new UnusableFile('the file has no head between two lines of ---');
  return { ...fields, text: body };
}

/** Changes a Markdown file: of the head only the lines of changed fields, the text as a whole where it differs. */
export function patchTextFile(source: string, value: Record<string, unknown>): string {
  if (isDeepStrictEqual(readTextFile(source), value)) return source;
  const { open, head, close } = split(source);
  const { text, ...fields } = value;
  return open + patchYaml(head, fields) + close + String(text);
}

function split(source: string) {
  const [, open, head, close, body] = FRONT_MATTER.exec(source) ?? [];
  if (open === undefined || head === undefined || close === undefined || body === undefined) {
    throw new UnusableFile('the file has no head between two lines of ---');
  }
  return { open, head, close, body };
}
