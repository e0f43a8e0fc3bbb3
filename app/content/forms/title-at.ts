import type { FormWords } from './form-words.ts';

/** Place of a field in an entry. */
export type FieldPath = readonly (string | number)[];

/** The value at a place inside another. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inside, key) =>
      typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined,
    value,
  );
}

/**
 * What a field is called together with the groups around it, such as
 * `Pictures 2, Caption, English`, and how much of the path the form knows.
 */
export function titleAt(words: FormWords, path: FieldPath): { title: string; known: FieldPath } {
  const titles: string[] = [];
  let inside = words;
  for (const [index, part] of path.entries()) {
    const next = partOf(inside, part);
    if (!next) return { title: titles.join(', '), known: path.slice(0, index) };
    const title = next['ui:title'];
    if (typeof part === 'number') titles.push(`${titles.pop() ?? ''} ${part + 1}`.trim());
    else if (title) titles.push(title);
    inside = next;
  }
  return { title: titles.join(', '), known: path };
}

function partOf(words: FormWords, part: string | number): FormWords | undefined {
  const own = typeof part === 'number' ? words.items : words[part];
  if (typeof own === 'object' && !Array.isArray(own)) return own;
  return words.anyOf?.map((form) => partOf(form, part)).find((found) => found !== undefined);
}
