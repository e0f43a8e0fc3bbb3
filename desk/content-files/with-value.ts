/** A group of fields with another value at a place inside it; `undefined` takes the field out. */
export function withValue(
  value: unknown,
  [first, ...rest]: readonly (string | number)[],
  wanted: unknown,
): unknown {
  if (first === undefined) return wanted;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = withValue(Reflect.get(copy, first), rest, wanted);
  if (inner === undefined && Array.isArray(copy)) copy.splice(Number(first), 1);
  else if (inner === undefined) Reflect.deleteProperty(copy, first);
  else Reflect.set(copy, first, inner);
  return copy;
}
