import { readFileSync } from 'node:fs';

/** Where git reads how the lines of files end. */
export const ATTRIBUTES = '.gitattributes';

/**
 * That file of a college with the rules of the product, without which a checkout on Windows has
 * other bytes. What the college has written stands after them, and so counts more; its own rule for
 * all files stays as it is.
 */
export function withLineEnds(own: string): string {
  return /^\*\s.*\b(?:text|eol)\b/m.test(own) ? own : readFileSync(ATTRIBUTES, 'utf8') + own;
}
