import type { Element } from 'xast';
import type { RowProblem } from './import-result.ts';
import { said } from './left-out.ts';
import { childrenOf, ownText, textOf } from './read-wxr.ts';

const IMPORTED: readonly string[] = ['post', 'page'];
/** Kinds of category that WordPress uses itself. */
const INTERNAL: readonly string[] = [
  'nav_menu',
  'post_format',
  'wp_theme',
  'wp_template_part_area',
  'wp_pattern_category',
];

/** For each item the address of the picture that WordPress shows with it. */
export function picturesOf(items: readonly Element[]): (item: Element) => string | undefined {
  const files = new Map(
    items.map((item) => [textOf(item, 'wp:post_id'), textOf(item, 'wp:attachment_url')]),
  );
  return (item) => {
    const id = metaOf(item).find(([key]) => key === '_thumbnail_id')?.[1];
    return id && (files.get(id) || `_thumbnail_id ${id}`);
  };
}

/** Names of the custom fields of an item; those with an underscore are of WordPress and its plug-ins. */
export function fieldNamesOf(item: Element): string[] {
  return metaOf(item)
    .filter(([key, value]) => !key.startsWith('_') && value !== '')
    .map(([key]) => key);
}

function metaOf(item: Element): [key: string, value: string][] {
  return childrenOf(item, 'wp:postmeta').map((meta) => [
    textOf(meta, 'wp:meta_key'),
    textOf(meta, 'wp:meta_value'),
  ]);
}

/** What the file has besides posts and pages: each file of the media library, and each other type with the titles of its entries. */
export function otherItems(channel: Element, items: readonly Element[]): RowProblem[] {
  const others = items.map((item, index) => ({
    row: index + 1,
    type: textOf(item, 'wp:post_type'),
    title: textOf(item, 'title'),
    address: textOf(item, 'wp:attachment_url'),
  }));
  const isFile = ({ type, address }: (typeof others)[number]) =>
    type === 'attachment' || address !== '';
  const files = others.filter(isFile).map(({ row, title, address }) => ({
    row,
    column: title,
    words: said('media', address || title),
  }));
  const types = Map.groupBy(
    others.filter((other) => !IMPORTED.includes(other.type) && !isFile(other)),
    ({ type }) => type,
  );
  const rest = [...types].map(([type, entries]) => {
    const titles = entries.map(({ title }) => title).filter((title) => title !== '');
    const name = `${type || '?'} (${entries.length})${titles.length > 0 ? ` ${titles.join('; ')}` : ''}`;
    return { row: entries[0]?.row ?? 0, column: type, words: said('type', name) };
  });
  const categories = categoriesOf(channel, items);
  return [
    ...files,
    ...rest,
    ...(categories.length > 0
      ? [{ row: 0, column: '', words: said('categories', categories.join(', ')) }]
      : []),
  ];
}

/** Each category and tag, with the number of its items. */
function categoriesOf(channel: Element, items: readonly Element[]): string[] {
  const used = items.flatMap((item) =>
    childrenOf(item, 'category').filter(
      ({ attributes }) => !INTERNAL.includes(attributes.domain ?? ''),
    ),
  );
  const counts = Map.groupBy(used.map(ownText), (name) => name);
  const terms = childrenOf(channel, 'wp:term').filter(
    (term) => !INTERNAL.includes(textOf(term, 'wp:term_taxonomy')),
  );
  const listed = [
    ...childrenOf(channel, 'wp:category').map((category) => textOf(category, 'wp:cat_name')),
    ...childrenOf(channel, 'wp:tag').map((tag) => textOf(tag, 'wp:tag_name')),
    ...terms.map((term) => textOf(term, 'wp:term_name')),
  ];
  return [...new Set([...counts.keys(), ...listed])]
    .filter((name) => name !== '')
    .map((name) => `${name} (${counts.get(name)?.length ?? 0})`);
}
