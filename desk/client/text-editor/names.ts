import type { Attrs } from 'prosemirror-model';
import type { TextBlock } from '../api.ts';
import type { FormContext } from '../form/form-context.ts';

/** What a text may show of a block: that of the same name which asks for the same value. */
export function blockOf({ name, values }: Attrs, { shows }: FormContext): TextBlock | undefined {
  return shows?.blocks.find(
    (block) => block.name === name && (!block.attribute || block.attribute in values),
  );
}

/** What a block of data is called, with what is chosen. */
export function blockName(attrs: Attrs, context: FormContext): string {
  const { locale } = context;
  const block = blockOf(attrs, context);
  if (!block) return `::${attrs.name}`;
  const { attribute } = block;
  if (!attribute) return block[locale];
  const chosen = String(attrs.values[attribute] ?? '')
    .split(' ')
    .map((id) => block.values.find((value) => value.id === id)?.[locale] ?? id);
  return `${block[locale]}: ${chosen.join(', ')}`;
}

/** The picture that a block shows: its path below the content. */
export function pictureIn(attrs: Attrs, context: FormContext): string | undefined {
  const { attribute = '', values = [] } = blockOf(attrs, context) ?? {};
  return values.find(({ id }) => id === attrs.values[attribute])?.file;
}

export function figureName({ name, key }: Attrs, { shows, locale }: FormContext): string {
  return shows?.figures.find((figure) => figure.id === `${name} ${key}`)?.[locale] ?? key;
}
