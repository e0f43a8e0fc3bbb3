/**
 * Finds a text that one of the patterns may find: looked for together, they take a tenth of the
 * time.
 */
export function anyOf(patterns: readonly (RegExp | string)[], flags = 'u'): RegExp {
  return new RegExp(
    patterns.map((pattern) => (typeof pattern === 'string' ? pattern : pattern.source)).join('|'),
    flags,
  );
}

/** The pattern that finds a text as it is written, such as "C++ (evening)". */
export function patternOf(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
