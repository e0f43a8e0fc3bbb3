import type { Nodes, PhrasingContent, Root } from 'mdast';
import type { ContainerDirective, TextDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { FIRST, type Locale, languageFolders, splitAddress } from '#app/i18n/locale.ts';
import { type Expected, oneOf } from '#app/lib/expected.ts';
import { findGarbledText, findLost } from '#app/lib/garbled-text.ts';
import { linkKind, splitOwn } from '#app/lib/link-rules.ts';
import { endsInBreak, marksMeantIn } from '#app/lib/markdown/as-typed.ts';
import { clausesOf } from '#app/lib/markdown/list-types.ts';
import { findMissingSigns } from '#app/lib/site-characters.ts';
import type { Fault } from './problem.server.ts';

/** The names a text may use. */
type TextKnowledge = {
  /** Leaf directives that show data. */
  leafDirectives: readonly string[];
  /** The value of `:name[key]` inside a sentence; `undefined` for an unknown key. */
  textValue: (name: string, key: string) => string | undefined;
};

/**
 * `:english[404 Not Found]` marks English words in a Malayalam text, so that a screen reader says
 * them as such.
 */
export const ENGLISH = 'english';
const linksOfTexts = new WeakMap<Root, readonly string[]>();
const BLOCKS: readonly string[] = ['paragraph', 'heading', 'tableCell'];
const CONTAINERS = ['table', 'steps', 'note', 'warning', 'clauses'];
const NO_ITALICS = {
  en: '**bold** or plain text (italics are not readable in Malayalam)',
  ml: '**ബോൾഡ്** അല്ലെങ്കിൽ സാധാരണ എഴുത്ത്',
};
const LINK_WORDS = {
  en: 'words for the link: [words](address)',
  ml: 'ലിങ്കിനുള്ള വാക്കുകൾ: [വാക്കുകൾ](വിലാസം)',
};
const WORDS = { en: 'words after the marks', ml: 'ചിഹ്നങ്ങൾക്കു ശേഷം വാക്കുകൾ' };
const CLAUSES = {
  en: 'one numbered list inside :::clauses{type=a}, with the type a, A, i or I',
  ml: ':::clauses{type=a} എന്നതിനുള്ളിൽ നമ്പറിട്ട ഒരു ലിസ്റ്റ്; type ആയി a, A, i, I എന്നിവയിലൊന്ന്',
};
const IN_BRACKETS = {
  en: 'the note in the text itself, in brackets',
  ml: 'അടിക്കുറിപ്പിനു പകരം ആവരണചിഹ്നത്തിൽ വാക്കുകൾ',
};
const IN_TABLE = { en: 'a table inside :::table[Caption]', ml: ':::table[പേര്] എന്നതിനുള്ളിൽ പട്ടിക' };
const CAPTION = { en: 'a caption: :::table[Caption]', ml: 'പട്ടികയുടെ പേര്: :::table[പേര്]' };
const CAPTION_WORDS = {
  en: 'a caption of words alone',
  ml: 'വാക്കുകൾ മാത്രമുള്ള പട്ടികപ്പേര്',
};
const NO_BREAK = { en: 'a line without “\\” at its end', ml: 'അവസാനം “\\” ഇല്ലാത്ത വരി' };
const OWN_LINE = {
  en: 'a separate line, outside lists and boxes',
  ml: 'ലിസ്റ്റുകൾക്കു പുറത്ത്, പ്രത്യേക വരിയിൽ',
};
const KNOWN = {
  en: 'a known :figure[...] or :id[...]',
  ml: 'നിലവിലുള്ള :figure[...] അല്ലെങ്കിൽ :id[...]',
};
const LINK = {
  en: `an address beginning with / (without ${languageFolders()}), https:// (without a name before @), mailto: or tel:, or portal: with a name`,
  ml: `“/” (“${languageFolders()}” ഇല്ലാതെ), “https://”, “mailto:”, “tel:” എന്നിവയിലൊന്നിൽ തുടങ്ങുന്ന വിലാസം, അല്ലെങ്കിൽ “portal:” എന്നതും പേരും`,
};

/** Marks that the parser took for text, with what was probably meant. */
const LEFT_OVER: readonly (readonly [mark: RegExp, expected: Expected])[] = [
  [
    /\*\*/,
    {
      en: 'bold words between two pairs of ** without spaces inside them',
      ml: 'ബോൾഡ് വാക്കുകൾക്ക് ഇരുവശവും ** (അവയ്ക്കുള്ളിൽ സ്പേസ് പാടില്ല)',
    },
  ],
  [/~~/, { en: 'text without ~~', ml: '~~ ഇല്ലാത്ത ഉള്ളടക്കം' }],
  [
    /\]\(/,
    {
      en: 'a link without spaces in its address: [words](address)',
      ml: 'വിലാസത്തിൽ സ്പേസില്ലാത്ത ലിങ്ക്: [വാക്കുകൾ](വിലാസം)',
    },
  ],
];

/** Whether a text may link to an address. Pages have the language of the text. */
function isTextLink(href: string): boolean {
  const kind = linkKind(href);
  return kind === 'own' ? splitAddress(splitOwn(href).path).locale === 'en' : kind !== undefined;
}

/** All allowed link addresses of a text, in order; collected once for each text. */
export function linksOf(tree: Root): readonly string[] {
  const known = linksOfTexts.get(tree);
  if (known) return known;
  const links: string[] = [];
  linksOfTexts.set(tree, links);
  visit(tree, 'link', ({ url }) => {
    if (isTextLink(url)) links.push(url);
  });
  return links;
}

/**
 * Finds markup that editors may not use: HTML, forbidden addresses, unknown directives, italics,
 * first-level headings, tables without a caption.
 */
export function findTextFaults(tree: Root, { leafDirectives, textValue }: TextKnowledge): Fault[] {
  const faults: Fault[] = [];
  const at = (node: Nodes, expected: Expected, found: string) =>
    faults.push({ path: ['text'], line: node.position?.start.line ?? 1, expected, found });
  visit(tree, (node, _index, parent) => {
    if (node.type === 'html')
      at(node, { en: 'text without HTML', ml: 'HTML ഇല്ലാത്ത ഉള്ളടക്കം' }, node.value);
    if (node.type === 'emphasis') at(node, NO_ITALICS, plainTextOf(node));
    if (node.type === 'link' && !isTextLink(node.url)) at(node, LINK, node.url);
    if (node.type === 'link' && isTextLink(node.url) && plainTextOf(node).trim() === '')
      at(node, LINK_WORDS, node.url);
    if ((node.type === 'heading' || node.type === 'strong') && plainTextOf(node).trim() === '')
      at(node, WORDS, node.type === 'heading' ? '##' : '****');
    if (node.type === 'code')
      at(
        node,
        { en: 'text without ``` or ~~~', ml: '``` അല്ലെങ്കിൽ ~~~ ഇല്ലാത്ത ഉള്ളടക്കം' },
        node.value.slice(0, 60),
      );
    if (node.type === 'text')
      for (const [mark, expected] of LEFT_OVER)
        if (mark.test(marksMeantIn(node)))
          at(node, expected, JSON.stringify(node.value.slice(0, 60)));
    if (node.type === 'footnoteReference' || node.type === 'footnoteDefinition')
      at(node, IN_BRACKETS, `[^${node.identifier}]`);
    if (node.type === 'image')
      at(
        node,
        {
          en: 'text, a table or a directive; a picture of an album is ::picture{id=...}',
          ml: 'ഉള്ളടക്കം, പട്ടിക അല്ലെങ്കിൽ നിർദേശം; ആൽബത്തിലെ ചിത്രത്തിന് ::picture{id=...}',
        },
        `![](${node.url})`,
      );
    if (node.type === 'heading' && node.depth === 1)
      at(node, { en: 'headings that begin with ##', ml: '## എന്നു തുടങ്ങുന്ന തലക്കെട്ട്' }, '#');
    if (
      node.type === 'table' &&
      !(parent?.type === 'containerDirective' && parent.name === 'table')
    )
      at(node, IN_TABLE, '|');
    if (node.type === 'containerDirective' && !CONTAINERS.includes(node.name))
      at(node, oneOf(CONTAINERS.map((name) => `:::${name}`)), `:::${node.name}`);
    if (node.type === 'containerDirective' && node.name === 'clauses' && !clausesOf(node))
      at(node, CLAUSES, ':::clauses');
    if (node.type === 'containerDirective' && node.name === 'table' && !labelOf(node))
      at(node, CAPTION, ':::table');
    if (node.type === 'containerDirective' && node.name === 'table')
      for (const part of labelOf(node)?.children ?? [])
        if (!isCaptionWords(part)) at(part, CAPTION_WORDS, plainTextOf(part));
    if (endsInBreak(node)) at(node, NO_BREAK, plainTextOf(node).slice(-60));
    if (node.type === 'leafDirective' && parent?.type !== 'root')
      at(node, OWN_LINE, `::${node.name}`);
    if (node.type === 'leafDirective' && !leafDirectives.includes(node.name))
      at(node, oneOf(leafDirectives.map((name) => `::${name}`)), `::${node.name}`);
    if (
      node.type === 'textDirective' &&
      node.name !== ENGLISH &&
      textValue(node.name, plainTextOf(node)) === undefined
    )
      at(node, KNOWN, `:${node.name}[${plainTextOf(node)}]`);
  });
  return faults;
}

/** The marks of other parts would be left out of a caption, and words with them. */
const isCaptionWords = (part: PhrasingContent) =>
  ['text', 'strong', 'link'].includes(part.type) ||
  (part.type === 'textDirective' && part.name === ENGLISH);

/**
 * Finds damaged words, and blocks of a text that are in another script; a page in English may quote
 * a poem.
 */
export function findWordFaults(tree: Root, locale: Locale): Fault[] {
  const faults: Fault[] = [];
  visit(tree, (node) => {
    const found = [
      ...(node.type === 'text' || node.type === 'inlineCode'
        ? [...findGarbledText(node.value), ...findMissingSigns(node.value)]
        : []),
      ...(locale !== FIRST && BLOCKS.includes(node.type) ? findLost(wordsOf(node), locale) : []),
    ];
    for (const { rule, found: words } of found)
      faults.push({
        path: ['text'],
        line: node.position?.start.line ?? 1,
        expected: rule,
        found: words,
      });
  });
  return faults;
}

/** The words of a block, without values, marked English words and names of fields. */
function wordsOf(node: Nodes): string {
  if (node.type === 'textDirective' || node.type === 'inlineCode') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The words in square brackets after a directive's name. */
export function labelOf(node: ContainerDirective) {
  const [first] = node.children;
  return first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
}

export function plainTextOf(node: Nodes | TextDirective): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child) => plainTextOf(child)).join('') : '';
}
