import type { Kind } from '#app/content/kind.server.ts';
import { plainBlocks } from '#app/lib/markdown/plain-words.ts';
import { isGroup } from '#desk/content-files/print-yaml.ts';
import type { Mistake } from '#desk/server/forms/check.ts';
import { adviceAt, formOf, isMarkdown, titleOfField } from '#desk/server/forms/field-of.ts';
import { WORDS, type Words } from '#desk/words.ts';
import { leaves } from './field-changes.ts';
import { phoneAdvice } from './phone-advice.ts';

/**
 * Marks of Markdown and of chats around words: at the beginning and the end of a word, on one line.
 */
const MARKED =
  /(?<![\p{L}\p{N}*_~])([*_~]{1,2})(?=[^\s*_~])[^*_~\n]{1,200}(?<=\S)\1(?![\p{L}\p{N}*_~])/u;
const LINK = /\[[^[\]\n]{1,200}\]\([^\s()]{1,500}\)/u;
const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>"]{1,500}/iu;
/** A whole value that is an address has a field of its own. */
const IS_ADDRESS = /^(?:\/|[a-z]+:)\S*$/;
/** What Cloudflare shows in the place of an address to those who copy a page. */
const HIDDEN_MAIL = /\[email.protected\]/iu;
/** What a table is named that was pasted without a name. */
const UNNAMED_TABLE = /^[ \t]*:{3,}table\[(Table|പട്ടിക)\]/mu;
const WORD = /[\p{Script=Latin}\p{Script=Greek}]+/gu;
/** Greek letters that look like Latin ones. */
const LOOKS_LATIN = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνοτυχϲ]/u;

/**
 * Signs and numbers of an entry that do not do what was meant. They are shown as they are, so they
 * prevent nothing.
 */
export function strayMarks(kind: Kind, value: unknown): Mistake[] {
  const { properties } = formOf(kind).schema;
  const links =
    isGroup(properties) && 'links' in properties ? titleOfField(kind, ['links']) : undefined;
  return leaves(value, []).flatMap(([path, leaf]) => {
    const texts = [leaf].flat().filter((text) => typeof text === 'string');
    const words = texts.flatMap((text) => [
      ...(isMarkdown(kind, path)
        ? signsIn(text)
        : IS_ADDRESS.test(text)
          ? []
          : marksIn(text, links)),
      ...(/phone$/i.test(String(path.at(-1))) ? phoneAdvice(text) : []),
      ...(HIDDEN_MAIL.test(text) ? [WORDS.hiddenMail] : []),
      ...(text.match(WORD) ?? []).filter(isMixed).map(WORDS.looksLatin),
    ]);
    return words.map((each) => adviceAt(kind, path, each));
  });
}

function marksIn(text: string, links: Words | undefined): Words[] {
  const marked = MARKED.exec(text) ?? LINK.exec(text);
  const address = ADDRESS.exec(text);
  return [
    ...(marked ? [WORDS.noMarks(marked[0])] : []),
    ...(address ? [WORDS.noLink(address[0], links)] : []),
  ];
}

/**
 * What a text with bold and links has of a chat, and a table that is still without a name of its
 * own.
 */
function signsIn(markdown: string): Words[] {
  const marked = plainBlocks(markdown).flatMap((block) => MARKED.exec(block)?.[0] ?? []);
  const [, unnamed] = UNNAMED_TABLE.exec(markdown) ?? [];
  return [...marked.map(WORDS.signsShown), ...(unnamed ? [WORDS.unnamedTable(unnamed)] : [])];
}

/** kΩ and μm are words; Αdmission with a Greek A is not found by a search for Admission. */
function isMixed(word: string): boolean {
  return (
    [...word].some((letter) => LOOKS_LATIN.test(letter)) &&
    (word.match(/\p{Script=Latin}/gu)?.length ?? 0) > 1
  );
}
