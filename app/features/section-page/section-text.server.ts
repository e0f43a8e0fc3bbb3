import { h } from 'hastscript';
import type { LeafDirective } from 'mdast-util-directive';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import { type RawBlock, renderText } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionText } from '#app/content/reading/section-files.server.ts';
import { figuresInTexts, identifiers } from '#app/content/rows/figures.server.ts';
import { resolveTarget } from '#app/content/rows/links.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.server.ts';
import { languageOf, mayLack } from '#app/i18n/published.ts';
import { notIn } from '#app/lib/expected.ts';
import { renderHtml } from '#app/lib/html.server.ts';
import type { Block } from './blocks.server.ts';
import { DIRECTIVES } from './directives.server.ts';

export const LEAF_DIRECTIVES: readonly string[] = Object.keys(DIRECTIVES);

/** Reports a leaf directive with a missing or unknown attribute or value. */
export function checkDirective(
  site: Site,
  node: LeafDirective,
  file: string,
  report: ContentFiles['report'],
): void {
  const directive = DIRECTIVES[node.name];
  // Unknown names are reported by the check of the text.
  if (!directive) return;
  const rules = directive.attributes(site);
  const names = Object.keys(rules);
  const at = { file, path: ['text'], line: node.position?.start.line ?? 1 };
  const given = Object.keys(node.attributes ?? {});
  const shape =
    names.length === 0
      ? `::${node.name}`
      : names.map((name) => `::${node.name}{${name}=...}`).join(' or ');
  for (const name of given.filter((name) => !names.includes(name)))
    report({ ...at, expected: { en: shape, ml: shape }, found: `${name}=` });
  const known = given.filter((name) => names.includes(name));
  if (names.length > 0 && known.length !== 1) {
    const all = names.map((name) => `${name}: ${rules[name]?.join(', ')}`).join('; ');
    report({
      ...at,
      expected: { en: `${shape} with one of ${all}`, ml: `“${shape}” എന്നതിനൊപ്പം ഇവയിലൊന്ന്: ${all}` },
      found: known.join(', ') || '""',
    });
  }
  for (const name of known) {
    const values = rules[name] ?? [];
    for (const part of (node.attributes?.[name] ?? '')
      .split(' ')
      .filter((value) => !values.includes(value))) {
      report({ ...at, ...notIn(values, part) });
    }
  }
}

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
 * Whether all tables and lists of a text are empty; nothing if it has none. Offices stand beside
 * them only for questions.
 */
export function areListsEmpty(site: Site, { tree }: SectionText): boolean | undefined {
  const shown = tree.children.filter(
    (node) =>
      (node.type === 'leafDirective' && node.name !== 'contacts') ||
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
