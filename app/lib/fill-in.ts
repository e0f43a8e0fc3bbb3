type Values = Readonly<Record<string, string | number>>;

/**
 * Replaces names in a text with values: `fillIn('{count} results', { count: 8 })`. A name without a
 * value is left unchanged.
 */
export function fillIn(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}

/** A text for one thing or for many, with its values; a count of thousands as in `1,12,470`. */
export function counted(
  words: { one: string; many: string },
  values: Values & { count: number },
): string {
  const count = values.count.toLocaleString('en-IN');
  return fillIn(values.count === 1 ? words.one : words.many, { ...values, count });
}
