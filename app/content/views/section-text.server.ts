import type { LeafDirective } from 'mdast-util-directive';
import type { ContentFiles } from '#app/content/reading/files.server.ts';
import { type RawBlock, renderText } from '#app/content/reading/markdown.server.ts';
import type { Site } from '#app/content/reading/read.server.ts';
import type { SectionText } from '#app/content/reading/section-files.server.ts';
import { CONTACT_ROLES } from '#app/content/schemas/college.ts';
import { DEPARTMENT_GROUPS } from '#app/content/schemas/department.ts';
import { LEVELS } from '#app/content/schemas/programme.ts';
import { type Locale, localisePath } from '#app/i18n/locale.ts';
import { messagesFor } from '#app/i18n/messages.ts';
import type { Block } from './blocks.ts';
import { figureValues, identifiers } from './figures.ts';
import { contactsOf, departmentRows, programmeTable, researchAreaRows } from './rows.ts';

/** Directives that stand alone in a text and print living data. */
export const LEAF_DIRECTIVES = ['programmes', 'departments', 'contacts', 'research-areas'] as const;

/** Allowed values of each directive's attribute. */
const ATTRIBUTES: Record<string, { name: string; values: readonly string[] }> = {
  programmes: { name: 'level', values: LEVELS },
  departments: { name: 'group', values: DEPARTMENT_GROUPS },
  contacts: { name: 'role', values: CONTACT_ROLES },
};

/** Reports a leaf directive whose attribute is missing, unknown or names nothing. */
export function checkDirective(node: LeafDirective, file: string, report: ContentFiles['report']): void {
  const rule = ATTRIBUTES[node.name];
  if (!rule) return;
  const field = `text, line ${node.position?.start.line ?? '?'}`;
  const value = node.attributes?.[rule.name] ?? '';
  for (const name of Object.keys(node.attributes ?? {}).filter((name) => name !== rule.name)) {
    report({ file, field, expected: `::${node.name}{${rule.name}=...}`, found: `the attribute ${name}` });
  }
  for (const part of value.split(' ').filter((part) => !rule.values.includes(part))) {
    report({ file, field, expected: `::${node.name}{${rule.name}=...} with one of: ${rule.values.join(', ')}`, found: `"${part}"` });
  }
}

/** A section's text in one language, ready for a page. The site must have passed its checks. */
export async function sectionBlocks(site: Site, text: SectionText, locale: Locale, headingLevel: 2 | 3): Promise<Block[]> {
  const values: Record<string, Record<string, string>> = { figure: figureValues(site), id: identifiers(site) };
  const blocks = await renderText(text.tree, {
    headingLevel,
    leafDirectives: LEAF_DIRECTIVES,
    textValue: (name, key) => values[name]?.[key],
    resolveLink: (href) => (href.startsWith('/') ? localisePath(href, locale) : href),
    newTabNote: messagesFor(locale).opensInNewTab,
  });
  return blocks.map((block) => fillBlock(site, block, locale));
}

function fillBlock(site: Site, block: RawBlock, locale: Locale): Block {
  if (block.kind === 'html') return block;
  const { name, attributes } = block;
  if (name === 'programmes') return { kind: 'programmes', table: programmeTable(site, attributes.level === 'pg' ? 'pg' : 'ug', locale) };
  if (name === 'departments') return { kind: 'departments', rows: departmentRows(site, locale, attributes.group) };
  if (name === 'contacts') return { kind: 'contacts', contacts: contactsOf(site, (attributes.role ?? '').split(' '), locale) };
  return { kind: 'research-areas', rows: researchAreaRows(site, locale) };
}
