import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not depend on the place of a difference. */
export function isSame(given: string | string[] | undefined, secret: string): boolean {
  const [left, right] = [String(given ?? ''), secret].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
