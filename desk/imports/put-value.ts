type Value = Record<string, unknown>;

/** Sets a field of a value at a path, and the groups around it; nothing where there is no content. */
export function putValue(value: Value, path: readonly string[], content: unknown): void {
  if (content === undefined) return;
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    value[name] = content;
    return;
  }
  value[name] ??= {};
  putValue(value[name] as Value, rest, content);
}
