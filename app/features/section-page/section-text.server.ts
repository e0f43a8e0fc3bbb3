import { h } from 'hastscript';
import type { LeafDirective } from 'mdast-util-directive';
import type { FieldPath } from '#app/content/forms/title-at.ts';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import { type RawBlock, renderText } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionText } from '#app/content/reading/section-files.server.ts';
import { PICTURE } from '#app/content/rows/album-pictures.server.ts';
import { figuresInTexts, identifiers } from '#app/content/rows/figures.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { languageOf, mayLack } from '#app/i18n/published.ts';
import { MOST_NAMED, noEntry } from '#app/lib/expected.ts';
import { renderHtml } from '#app/lib/html.server.ts';
import type { Block } from './blocks.server.ts';
import { DIRECTIVES } from './directives.server.ts';

export const LEAF_DIRECTIVES: readonly string[] = Object.keys(DIRECTIVES);
/** Those of a text of which a PDF file is printed: it has no pictures. */
export const PRINTED_DIRECTIVES: readonly string[] = LEAF_DIRECTIVES.filter(
  (name) => name !== PICTURE,
);
/** What a text may show beside its lists. */
const NO_LISTS: readonly string[] = ['contacts', PICTURE];

/** Reports a leaf directive with a missing or unknown attribute or value. */
export function checkDirective(
  site: Site,
  node: LeafDirective,
  at: { file: string; path: FieldPath; line?: number },
  report: ContentFiles['report'],
): void {
  const directive = DIRECTIVES[node.name];
  // Unknown names are reported by the check of the text.
  if (!directive) return;
  const rules = directive.attributes(site);
  const names = Object.keys(rules);
  const given = Object.keys(node.attributes ?? {});
  const shape =
    names.length === 0
      ? `::${node.name}`
      : names.map((name) => `::${node.name}{${name}=...}`).join(' or ');
  for (const name of given.filter((name) => !names.includes(name)))
    report({ ...at, expected: { en: shape, ml: shape }, found: `${name}=` });
  const known = given.filter((name) => names.includes(name));
  if (names.length > 0 && known.length !== 1) {
    const all = names.map((name) => `${name}: ${valuesIn(rules[name])}`).join('; ');
    report({
      ...at,
      expected: { en: `${shape} with one of ${all}`, ml: `“${shape}” എന്നതിനൊപ്പം ഇവയിലൊന്ന്: ${all}` },
      found: known.join(', ') || '""',
    });
  }
  for (const name of known) {
    const values = rules[name] ?? [];
    const value = node.attributes?.[name] ?? '';
    for (const part of directive.isMany ? value.split(' ') : [value])
      if (!values.includes(part)) report({ ...at, ...noEntry(values, part) });
  }
}

const valuesIn = (values: readonly string[] = []) =>
  [...values.slice(0, MOST_NAMED), ...(values.length > MOST_NAMED ? ['…'] : [])].join(', ');

/**
 * A section's text in one language, without explanations. The site must have passed its checks.
 * `now` is a Unix time in milliseconds.
 */
export async function sectionBlocks(
  site: Site,
  text: SectionText,
  locale: Locale,
  headingLevel: 2 | 3,
  now: number,
): Promise<Block[]> {
  const values: Record<string, Record<string, string>> = {
    // In the words of the text, which is English where the language lacks it.
    figure: figuresInTexts(site, mayLack(locale) ? languageOf(text.frontMatter.title) : locale),
    id: identifiers(site),
  };
  const blocks: Block[] = [];
  const rendered = renderText(text.tree, {
    headingLevel,
    leafDirectives: LEAF_DIRECTIVES,
    textValue: (name, key) => values[name]?.[key],
    resolveLink: (href) => resolveTarget(href, site.college, locale),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
  for (const raw of rendered) blocks.push(await fillBlock(site, raw, locale, headingLevel, now));
  return blocks;
}

async function fillBlock(
  site: Site,
  block: RawBlock,
  locale: Locale,
  headingLevel: 2 | 3,
  now: number,
): Promise<Block> {
  if (block.kind === 'html') return block;
  const directive = DIRECTIVES[block.name];
  if (!directive)
    throw new Error(
      `There is no directive ::${block.name}. Run npm run check:content for the place.`,
    );
  if (isEmpty(site, block)) {
    const none = h(null, [h('p', messagesFor(locale).noneListed)]);
    return { kind: 'html', html: renderHtml(none) };
  }
  const isOneOfMany = headingLevel > 2;
  return isOneOfMany && directive.short
    ? directive.short(site, locale, now)
    : directive.fill(site, block.attributes, locale, now, headingLevel);
}

/**
 * Whether all tables and lists of a text are empty; nothing if it has none. Offices and pictures
 * stand beside them.
 */
export function areListsEmpty(site: Site, { tree }: SectionText): boolean | undefined {
  const shown = tree.children.filter(
    (node) =>
      (node.type === 'leafDirective' && !NO_LISTS.includes(node.name)) ||
      (node.type === 'containerDirective' && node.name === 'table'),
  );
  if (shown.length === 0) return undefined;
  return shown.every((node) => 'name' in node && isEmpty(site, node));
}

/** Whether a directive has a list, and nothing is in it. */
function isEmpty(
  site: Site,
  { name, attributes }: Pick<LeafDirective, 'name' | 'attributes'>,
): boolean {
  const given = Object.entries(attributes ?? {}).map(([key, value]) => [key, value ?? '']);
  return DIRECTIVES[name]?.list?.(site, Object.fromEntries(given)).length === 0;
}
