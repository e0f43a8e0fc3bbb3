import { z } from 'zod';
import { isGroup } from '#desk/content-files/print-yaml.ts';

/**
 * Fields of one group or items of one list: forms have some dozens. Files are compared field by
 * field, so that 20,000 would keep everybody waiting for a minute.
 */
const MAX_PARTS = 2000;
/**
 * Groups and lists inside each other: forms have at most eight. What reads them calls itself for
 * each.
 */
const MAX_DEPTH = 50;

/** The value of an entry as a form sends it. */
export const formValue = z
  .unknown()
  .refine((value) => isWithinLimits(value), { abort: true })
  .pipe(z.json());

function isWithinLimits(value: unknown, depth = 0): boolean {
  const parts = Array.isArray(value) ? value : isGroup(value) ? Object.values(value) : [];
  return (
    depth <= MAX_DEPTH &&
    parts.length <= MAX_PARTS &&
    parts.every((part) => isWithinLimits(part, depth + 1))
  );
}
