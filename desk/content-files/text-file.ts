import { isDeepStrictEqual } from 'node:util';
import { inOneForm } from '#app/lib/markdown/one-form.ts';
import { patchYaml } from './patch-yaml.ts';
import { withPlainEnds } from './plain-ends.ts';
import { isGroup } from './print-yaml.ts';
import { readYaml, UnusableFile } from './read-yaml.ts';

const FRONT_MATTER = /^(\uFEFF?---\n)([\s\S]*?\n)(---(?:\n|$))([\s\S]*)$/;

/**
 * A Markdown file as data: its front matter fields and its `text`.
 * @throws UnusableFile if it has no front matter, or one that cannot be preserved
 */
export function readTextFile(source: string): Record<string, unknown> {
  const { head, body } = split(withPlainEnds(source));
  const fields = readYaml(head);
  if (!isGroup(fields)) throw new UnusableFile('the file has no head between two lines of ---');
  return { ...fields, text: body };
}

/**
 * Changes a Markdown file: in the front matter only lines of changed fields; the text is written in
 * its one form if it differs.
 */
export function patchTextFile(source: string, value: Record<string, unknown>): string {
  if (isDeepStrictEqual(readTextFile(source), value)) return source;
  const { open, head, close, body } = split(source);
  const { text, ...fields } = value;
  return open + patchYaml(head, fields) + close + (text === body ? body : inOneForm(String(text)));
}

function split(source: string) {
  const [, open, head, close, body] = FRONT_MATTER.exec(source) ?? [];
  if (open === undefined || head === undefined || close === undefined || body === undefined) {
    throw new UnusableFile('the file has no head between two lines of ---');
  }
  return { open, head, close, body };
}
